import { describe, expect, it } from 'vitest';
import { readRuleValue, readTimeRangeId } from './velocity-rule-row.tsx';

describe('what is typed', () => {
  it.each([
    ['1', 1],
    ['29', 29],
    [' 7 ', 7],
    ['05', 5],
  ])('%j is %i', { tags: ['FRAUD-4'] }, (typed, value) => {
    expect(readRuleValue(typed)).toBe(value);
  });
  it.each(['', ' ', '0', '00', '30', '100', '-1', '+1', '1.5', '1,5', '1e1', 'x', '٥'])(
    '%j is no number of attempts',
    { tags: ['FRAUD-4'] },
    (typed) => {
      expect(readRuleValue(typed)).toBeUndefined();
    },
  );
  it('is a range of the catalogue', () => {
    expect(['1', '2', '3', '4', '', 'x'].map(readTimeRangeId)).toEqual([
      1,
      2,
      3,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
