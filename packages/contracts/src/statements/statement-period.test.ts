import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, endOfDay, startOfDay, toWireDay } from '../dates/dates.ts';
import {
  addPeriods,
  daysOfPeriod,
  periodOf,
  periodOfDay,
  periodsBetween,
  periodText,
  StatementPeriodSchema,
} from './statement-period.ts';

describe('a period of the statement', () => {
  it('is a calendar month of Mexico City, to the last second', () => {
    expect(daysOfPeriod('2026-11')).toEqual({ first: '2026/11/01', last: '2026/11/30' });
    expect(daysOfPeriod('2028-02').last).toBe('2028/02/29');
    expect(daysOfPeriod('2026-12').last).toBe('2026/12/31');
    const midnight = startOfDay('2026/12/01');
    expect(new Date(midnight).toISOString()).toBe('2026-12-01T06:00:00.000Z');
    expect([periodOf(midnight - 1), periodOf(midnight)]).toEqual(['2026-11', '2026-12']);
  });

  it('is said in both languages', () => {
    expect(periodText('2026-11', 'es')).toBe('Noviembre de 2026');
    expect(periodText('2027-01', 'en')).toBe('January 2027');
  });

  it('travels as YYYY-MM and in no other way', () => {
    for (const text of ['2026-1', '2026-13', '2026-00', '2026/11', '2026-11-01', ' 2026-11', '', '11-2026'])
      expect([text, StatementPeriodSchema.safeParse(text).success]).toEqual([text, false]);
    expect(StatementPeriodSchema.parse('2026-11')).toBe('2026-11');
  });

  it('follows the one before without a gap, whatever the span', () => {
    expect(periodsBetween('2026-11', '2027-02')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
    expect(periodsBetween('2027-01', '2026-12')).toEqual([]);
    const days = fc
      .integer({ min: Date.UTC(1997, 0, 1), max: Date.UTC(2090, 0, 1) })
      .map((instant) => toWireDay(instant));
    fc.assert(
      fc.property(days, fc.nat(130), (day, months) => {
        const period = periodOfDay(day);
        const { first, last } = daysOfPeriod(period);
        expect(first <= day && day <= last).toBe(true);
        expect(endOfDay(last)).toBe(startOfDay(daysOfPeriod(addPeriods(period, 1)).first));
        expect(periodOfDay(addDays(last, 1))).toBe(addPeriods(period, 1));
        const periods = periodsBetween(addPeriods(period, -months), period);
        expect(periods).toHaveLength(months + 1);
        expect(new Set(periods).size).toBe(months + 1);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
