import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { paymentAfter, paymentDay } from './payment-schedule.ts';
import { secondPaymentDay } from './second-payment.ts';

const monthly = { frequency: 'Monthly', nextPaymentDate: '2026/12/15', agreedOn: '2026/11/20' } as const;

it('is the day that was agreed on, while it is to come', () => {
  expect(secondPaymentDay(monthly, '2026/11/20')).toBe('2026/12/15');
  expect(secondPaymentDay(monthly, '2026/12/14')).toBe('2026/12/15');
});

it('is the next of the schedule, where the first is paid on that day or later', () => {
  expect(secondPaymentDay(monthly, '2026/12/15')).toBe('2027/01/15');
  expect(secondPaymentDay(monthly, '2027/02/20')).toBe('2027/03/15');
});

it('keeps the agreed distance where that is what is repeated', () => {
  const scheduled = { ...monthly, frequency: 'Scheduled' } as const;
  expect(secondPaymentDay(scheduled, '2026/12/01')).toBe('2026/12/15');
  expect(secondPaymentDay(scheduled, '2026/12/15')).toBe('2027/01/09');
});

it('gives the payments that follow it their days', () => {
  const schedule = { frequency: 'Monthly', first: '2026/11/20', second: '2026/12/31' } as const;
  expect([0, 1, 2, 3].map((index) => paymentDay(schedule, index))).toEqual([
    '2026/11/20',
    '2026/12/31',
    '2027/01/31',
    '2027/02/28',
  ]);
  expect(paymentAfter(schedule, '2026/11/20')).toEqual({ index: 1, day: '2026/12/31' });
  expect(paymentAfter(schedule, '2026/12/31')).toEqual({ index: 2, day: '2027/01/31' });
});

it('lies after the first, and the payment after any day is the very next one', () => {
  const days = fc.integer({ min: 1, max: 4_000 });
  fc.assert(
    fc.property(fc.constantFrom(...frequencyNames), days, days, days, (frequency, distance, paid, later) => {
      const agreedOn = '2026/11/20';
      const first = addDays(agreedOn, paid);
      const second = secondPaymentDay(
        { frequency, nextPaymentDate: addDays(agreedOn, distance), agreedOn },
        first,
      );
      expect(second > first).toBe(true);
      const after = addDays(agreedOn, later);
      const schedule = { frequency, first, second };
      const { index, day } = paymentAfter(schedule, after);
      expect(day).toBe(paymentDay(schedule, index));
      expect(day > after).toBe(true);
      if (index > 0) expect(paymentDay(schedule, index - 1) <= after).toBe(true);
    }),
  );
});
