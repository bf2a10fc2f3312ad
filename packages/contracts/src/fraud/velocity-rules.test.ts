import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeRangeNames, timeRanges } from './time-ranges.ts';
import { exceedsVelocity, isVelocityValue, velocityDefaults, velocityWindowStart } from './velocity-rules.ts';
import { UpdateVelocityRulesSchema } from './velocity-schema.ts';

const now = Date.UTC(2026, 10, 20, 18);

describe.each(timeRangeNames)('the window of %s', (timeRange) => {
  const span = timeRanges[timeRange].milliseconds;
  const one = { value: 1, timeRange };

  it.each([
    ['a millisecond inside', now - span + 1, true],
    ['to the millisecond', now - span, false],
    ['a millisecond outside', now - span - 1, false],
    ['the same moment', now, true],
  ])('%s', (_, earlier, exceeded) => {
    expect(exceedsVelocity([earlier], now, one)).toBe(exceeded);
    expect(earlier > velocityWindowStart(one, now)).toBe(exceeded);
  });
});

it('takes as many attempts as the rule says, and stops the next', () => {
  for (let value = 1; value < 30; value += 1) {
    const earlier = Array.from({ length: value }, (_, index) => now - index * 1_000);
    expect(exceedsVelocity(earlier.slice(1), now, { value, timeRange: 'hour' })).toBe(false);
    expect(exceedsVelocity(earlier, now, { value, timeRange: 'hour' })).toBe(true);
  }
});

it('stops an attempt exactly where the one so many before it is younger than the range', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 3 * 3_600_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 29 }), (spans, value) => {
      const sorted = spans.map((span) => now + span).toSorted((one, other) => one - other);
      for (const [index, at] of sorted.entries()) {
        const nth = sorted[index - value];
        expect(exceedsVelocity(sorted.slice(0, index), at, { value, timeRange: 'hour' })).toBe(
          nth !== undefined && at - nth < 3_600_000,
        );
      }
    }),
  );
});

describe('a value', () => {
  it.each([-1, 0, 0.5, 1.5, 29.5, 30, 31, Number.NaN, Number.POSITIVE_INFINITY])(
    'cannot be %s',
    { tags: ['FRAUD-4'] },
    (value) => {
      expect(isVelocityValue(value)).toBe(false);
      const rule = { fieldRuleTypesId: 1, active: true, value, timeRangeId: 1 };
      expect(UpdateVelocityRulesSchema.safeParse({ rules: [rule] }).success).toBe(false);
    },
  );

  it('can be any whole number from 1 to 29', { tags: ['FRAUD-4'] }, () => {
    for (let value = 1; value < 30; value += 1) {
      expect(isVelocityValue(value)).toBe(true);
      const rule = { fieldRuleTypesId: 1, active: true, value, timeRangeId: 1 };
      expect(UpdateVelocityRulesSchema.safeParse({ rules: [rule] }).success).toBe(true);
    }
  });

  it('of a rule that nobody has set is one that can be set', () => {
    for (const { value } of Object.values(velocityDefaults)) expect(isVelocityValue(value)).toBe(true);
  });
});
