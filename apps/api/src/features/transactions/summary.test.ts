import { addDays } from '@pasarela/contracts/dates/dates';
import { summaryPeriods } from '@pasarela/contracts/transactions/summary-periods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, daysOf, percentagesOf, restOfComparedDay } from './summary.ts';

describe('percentages', () => {
  it('are nothing of nothing', () => {
    expect(percentagesOf([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it('give what rounding leaves to the largest remainders', () => {
    expect(percentagesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
    expect(percentagesOf([2, 1, 0])).toEqual([66.7, 33.3, 0]);
    expect(percentagesOf([5, 0, 0])).toEqual([100, 0, 0]);
    expect(percentagesOf([1, 999, 0])).toEqual([0.1, 99.9, 0]);
    expect(percentagesOf([1, 2_999, 0])).toEqual([0, 100, 0]);
  });

  it('add up to 100, each within a tenth of what it is', () => {
    const parts = fc.array(fc.nat(100_000), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(
        parts.filter((counts) => counts.some((count) => count > 0)),
        (counts) => {
          const whole = counts.reduce((sum, count) => sum + count, 0);
          const percentages = percentagesOf(counts);
          expect(percentages.reduce((sum, percentage) => sum + Math.round(percentage * 10), 0)).toBe(1_000);
          for (const [index, count] of counts.entries())
            expect(Math.abs((percentages[index] ?? 0) - (count * 100) / whole)).toBeLessThan(0.1);
        },
      ),
    );
  });
});

describe('a period', () => {
  it.each([
    ['0-D', '2026/11/20', '2026/11/20'],
    ['1-D', '2026/11/19', '2026/11/19'],
    ['6-D', '2026/11/14', '2026/11/20'],
    ['1-M', '2026/10/20', '2026/11/20'],
    ['3-M', '2026/08/20', '2026/11/20'],
  ] as const)('%s is %s to %s', { tags: ['CALL-21'] }, (period, first, last) => {
    for (const instant of ['2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z'])
      expect(daysOf(period, new Date(instant))).toEqual({ first, last });
  });

  it('is clamped where the month is shorter', () => {
    expect(daysOf('1-M', new Date('2026-03-31T18:00:00Z')).first).toBe('2026/02/28');
    expect(daysOf('3-M', new Date('2026-05-31T18:00:00Z')).first).toBe('2026/02/28');
  });

  it('is made of its days, without a gap', () => {
    for (const period of summaryPeriods) {
      const { first, last } = daysOf(period, new Date('2026-11-20T18:00:00Z'));
      const days = daysBetween(first, last);
      expect([days[0], days.at(-1)]).toEqual([first, last]);
      for (const [index, one] of days.entries())
        if (index > 0) expect(one).toBe(addDays(days[index - 1] ?? '', 1));
    }
  });
});

describe('what is left of the day that a running one is compared with', () => {
  const noon = new Date('2026-11-20T18:00:00.000Z');
  const midnight = new Date('2026-11-20T06:00:00.000Z');
  it.each([
    ['0-D', noon, '2026-11-19T18:00:00.000Z', '2026-11-20T06:00:00.000Z'],
    ['6-D', noon, '2026-11-13T18:00:00.000Z', '2026-11-14T06:00:00.000Z'],
    ['0-D', midnight, '2026-11-19T06:00:00.000Z', '2026-11-20T06:00:00.000Z'],
    // Yesterday is over, and so is the day before it.
    ['1-D', noon, '2026-11-19T06:00:00.000Z', '2026-11-19T06:00:00.000Z'],
  ] as const)('%s at %o begins at %s', (period, now, from, until) => {
    expect(restOfComparedDay(daysOf(period, now), now)).toEqual({
      from: new Date(from),
      until: new Date(until),
    });
  });
});
