import type { VelocityRule } from '@pasarela/contracts/fraud/velocity-schema';
import { describe, expect, it } from 'vitest';
import { draftOf, isChanged, readRuleValue, readTimeRangeId } from './rule-draft.ts';

const rule: VelocityRule = {
  fieldRuleTypesId: 1,
  fieldRulesName: 'Correo electrónico',
  active: false,
  value: 5,
  timeRangeId: 2,
  timeRangeName: '24 horas',
};

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

describe('a draft', () => {
  it('of a rule is not changed', () => {
    expect(isChanged(draftOf(rule), rule)).toBe(false);
    expect(isChanged({ ...draftOf(rule), typed: ' 5' }, rule)).toBe(false);
  });
  it.each([{ active: true }, { typed: '6' }, { typed: '' }, { typed: '30' }, { timeRangeId: 3 as const }])(
    'with %j is',
    (change) => {
      expect(isChanged({ ...draftOf(rule), ...change }, rule)).toBe(true);
    },
  );
});
