import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { collectionOf, paymentAfter, paymentDay } from './payment-schedule.ts';

it('keeps the day of the month, clamped and back', { tags: ['SUBSCRIPTION-21'] }, () => {
  const days = [0, 1, 2, 3, 13, 25].map((index) =>
    paymentDay({ frequency: 'Monthly', first: '2027/01/31' }, index),
  );
  expect(days).toEqual(['2027/01/31', '2027/02/28', '2027/03/31', '2027/04/30', '2028/02/29', '2029/02/28']);
});

for (const [line, frequency, expected] of [
  ['SUBSCRIPTION-19', 'Daily', ['2026/12/30', '2026/12/31', '2027/01/01']],
  ['SUBSCRIPTION-20', 'Biweekly', ['2026/12/30', '2027/01/13', '2027/01/27']],
  ['SUBSCRIPTION-22', 'Halfyearly', ['2026/12/30', '2027/06/30', '2027/12/30']],
  ['SUBSCRIPTION-23', 'Annual', ['2026/12/30', '2027/12/30', '2028/12/30']],
] as const)
  it(`${frequency} goes on from its first day`, { tags: [line] }, () => {
    expect([0, 1, 2].map((index) => paymentDay({ frequency, first: '2026/12/30' }, index))).toEqual(expected);
  });

it('repeats the distance of the first two days where it is Scheduled', {
  tags: ['SUBSCRIPTION-24'],
}, () => {
  const schedule = { frequency: 'Scheduled', first: '2026/11/20', second: '2026/12/01' } as const;
  expect([0, 1, 2, 3].map((index) => paymentDay(schedule, index))).toEqual([
    '2026/11/20',
    '2026/12/01',
    '2026/12/12',
    '2026/12/23',
  ]);
});

it('finds the next day after one', () => {
  const schedule = { frequency: 'Monthly', first: '2027/01/31' } as const;
  expect(paymentAfter(schedule, '2027/02/27')).toEqual({ index: 1, day: '2027/02/28' });
  expect(paymentAfter(schedule, '2027/02/28')).toEqual({ index: 2, day: '2027/03/31' });
  expect(paymentAfter(schedule, '2026/01/01')).toEqual({ index: 0, day: '2027/01/31' });
});

it('finds it years later as well, the very next one', () => {
  const names = frequencyNames.filter((name) => name !== 'Scheduled');
  const days = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(fc.constantFrom(...names), days, days, (frequency, begun, later) => {
      const schedule = { frequency, first: addDays('2026/01/01', begun) };
      const after = addDays('2026/01/01', later);
      const { index, day } = paymentAfter(schedule, after);
      expect(day).toBe(paymentDay(schedule, index));
      expect(day > after).toBe(true);
      if (index > 0) expect(paymentDay(schedule, index - 1) <= after).toBe(true);
    }),
  );
});

it('cannot repeat a distance that is none', () => {
  for (const second of [undefined, '2026/11/20', '2026/11/19'])
    for (const reckon of [
      () => paymentDay({ frequency: 'Scheduled', first: '2026/11/20', second }, 1),
      () => paymentAfter({ frequency: 'Scheduled', first: '2026/11/20', second }, '2026/12/01'),
    ])
      expect(reckon).toThrow('needs its second day, after the first');
});

it('collects at 06:00 in Mexico City', { tags: ['SUBSCRIPTION-25'] }, () => {
  expect(collectionOf('2026/11/20').toISOString()).toBe('2026-11-20T12:00:00.000Z');
});
