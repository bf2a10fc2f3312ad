import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, businessCalendar, day, hour, startOfDay, toWireDay } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import {
  collectionOf,
  type PaymentSchedule,
  paymentAfter,
  paymentDay,
  paymentUpTo,
} from './payment-schedule.ts';

/** The first days of a schedule. */
const daysOf = (schedule: PaymentSchedule, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => paymentDay(schedule, index));
const dateOf = (text: string): number => Number(text.slice(8));
const lastOf = (text: string): number => dateOf(addDays(addMonths(`${text.slice(0, 8)}01`, 1), -1));
const distance = (from: string, to: string): number =>
  (Date.parse(to.replaceAll('/', '-')) - Date.parse(from.replaceAll('/', '-'))) / day;

const firstDays = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000/01/01', days));
const schedules = fc.oneof(
  fc.record({
    frequency: fc.constantFrom(...frequencyNames.filter((name) => name !== 'Scheduled')),
    first: firstDays,
  }),
  fc
    .tuple(firstDays, fc.integer({ min: 1, max: 400 }))
    .map(([first, gap]) => ({ frequency: 'Scheduled' as const, first, second: addDays(first, gap) })),
);

describe('a month', () => {
  it('of 31 January, for three years: the end of every shorter month, and back', () => {
    for (const year of [2026, 2027, 2028, 2096, 2100]) {
      const days = daysOf({ frequency: 'Monthly', first: `${year}/01/31` }, 37);
      expect(days.map(dateOf)).toEqual(days.map((text) => Math.min(31, lastOf(text))));
      expect(days.map((text) => text.slice(0, 7))).toEqual(
        Array.from({ length: 37 }, (_, index) => addMonths(`${year}/01/01`, index).slice(0, 7)),
      );
      for (const february of days.filter((text) => text.slice(5, 7) === '02'))
        expect(dateOf(february)).toBe(lastOf(february));
      expect(days.filter((text) => dateOf(text) === 31)).toHaveLength(7 * 3 + 1);
    }
  });

  it('of any day: one payment in each calendar month, on that day or the last before it', () => {
    fc.assert(
      fc.property(firstDays, fc.integer({ min: 0, max: 600 }), (first, index) => {
        const text = paymentDay({ frequency: 'Monthly', first }, index);
        expect(text.slice(0, 7)).toBe(addMonths(`${first.slice(0, 8)}01`, index).slice(0, 7));
        expect(dateOf(text)).toBe(Math.min(dateOf(first), lastOf(text)));
      }),
    );
  });

  it('is the sixth of a half year: 31 August goes to the end of February, and back', () => {
    expect(daysOf({ frequency: 'Halfyearly', first: '2027/08/31' }, 6)).toEqual([
      '2027/08/31',
      '2028/02/29',
      '2028/08/31',
      '2029/02/28',
      '2029/08/31',
      '2030/02/28',
    ]);
  });
});

describe('a year', () => {
  it('of 29 February: the 28th until the next leap year, 2100 included, which is none', () => {
    const days = daysOf({ frequency: 'Annual', first: '2096/02/29' }, 13);
    expect(days.filter((text) => text.endsWith('02/29'))).toEqual(['2096/02/29', '2104/02/29', '2108/02/29']);
    expect(days.filter((text) => text.endsWith('02/28'))).toHaveLength(10);
  });

  it('of any other day is that day every year', () => {
    fc.assert(
      fc.property(
        firstDays.filter((text) => !text.endsWith('02/29')),
        fc.integer({ min: 0, max: 80 }),
        (first, index) => {
          const text = paymentDay({ frequency: 'Annual', first }, index);
          expect(text.slice(5)).toBe(first.slice(5));
          expect(Number(text.slice(0, 4))).toBe(Number(first.slice(0, 4)) + index);
        },
      ),
    );
  });
});

describe('every 14 days', () => {
  it('goes across the ends of years and leap days without a jump', () => {
    expect(daysOf({ frequency: 'Biweekly', first: '2027/12/20' }, 6)).toEqual([
      '2027/12/20',
      '2028/01/03',
      '2028/01/17',
      '2028/01/31',
      '2028/02/14',
      '2028/02/28',
    ]);
    fc.assert(
      fc.property(firstDays, fc.integer({ min: 0, max: 2_000 }), (first, index) => {
        const schedule = { frequency: 'Biweekly', first } as const;
        expect(distance(paymentDay(schedule, index), paymentDay(schedule, index + 1))).toBe(14);
      }),
    );
  });
});

describe('any schedule', () => {
  it('goes forward, and never twice on a day', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 400 }), (schedule, index) => {
        expect(paymentDay(schedule, index) < paymentDay(schedule, index + 1)).toBe(true);
      }),
    );
  });

  it('has each day between the last up to it and the first after it', () => {
    fc.assert(
      fc.property(schedules, firstDays, (schedule, today) => {
        const { index, day: next } = paymentAfter(schedule, today);
        const last = paymentUpTo(schedule, today);
        expect(next > today).toBe(true);
        expect(last === undefined).toBe(today < schedule.first);
        if (last === undefined) return;
        expect(last <= today).toBe(true);
        expect(last).toBe(paymentDay(schedule, index - 1));
      }),
    );
  });
});

describe("Mexico City's day", () => {
  it('ends at midnight there, whatever day it is in London: 23:59 belongs to the day that ends', () => {
    const midnight = startOfDay('2027/02/01');
    expect(new Date(midnight).toISOString()).toBe('2027-02-01T06:00:00.000Z');
    for (const [instant, today, next] of [
      [midnight - 60_000, '2027/01/31', '2027/02/28'],
      [midnight - 1, '2027/01/31', '2027/02/28'],
      [midnight, '2027/02/01', '2027/03/01'],
    ] as const) {
      const first = toWireDay(instant);
      expect(first).toBe(today);
      expect(paymentAfter({ frequency: 'Monthly', first }, first).day).toBe(next);
    }
  });

  it('is collected at 06:00 there, 24 hours after the day before: there is no summer time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const today = addDays('2023/01/01', days);
        const at = collectionOf(today);
        const { hours, minutes } = businessCalendar(at.getTime());
        expect([toWireDay(at.getTime()), hours, minutes]).toEqual([today, 6, 0]);
        expect(collectionOf(addDays(today, 1)).getTime() - at.getTime()).toBe(day);
        expect(at.getTime() - startOfDay(today)).toBe(6 * hour);
      }),
    );
  });
});
