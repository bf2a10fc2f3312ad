import { expect, test } from 'vitest';
import {
  choosableDays,
  datePresetNames,
  datePresets,
  daysOf,
  isSameChoice,
} from '#components/dates/date-choice.ts';

const today = '2026/03/31';

test('the named choices as they stand on a day', () => {
  expect(datePresetNames.map((name) => daysOf(datePresets[name](today), today))).toEqual([
    { initDate: '2026/03/31', endDate: '2026/03/31' },
    { initDate: '2026/03/30', endDate: '2026/03/30' },
    { initDate: '2026/03/25', endDate: '2026/03/31' },
    { initDate: '2026/03/02', endDate: '2026/03/31' },
    { initDate: '2026/03/01', endDate: '2026/03/31' },
    { initDate: '2026/02/01', endDate: '2026/02/28' },
    {},
  ]);
});

test('the month before January is December', () => {
  expect(datePresets.lastMonth('2026/01/05')).toEqual({
    kind: 'range',
    initDate: '2025/12/01',
    endDate: '2025/12/31',
  });
});

test('choices are the same when they mean the same', () => {
  const range = { kind: 'range', initDate: '2026/03/01', endDate: '2026/03/31' } as const;
  expect(isSameChoice(range, { ...range })).toBe(true);
  expect(isSameChoice(range, { ...range, endDate: '2026/03/30' })).toBe(false);
  expect(isSameChoice({ kind: 'today' }, { kind: 'today' })).toBe(true);
  expect(isSameChoice({ kind: 'today' }, { kind: 'any' })).toBe(false);
  expect(isSameChoice({ kind: 'today' }, range)).toBe(false);
});

test('days in five years up to today can be chosen', { tags: ['TRANSACTION-15'] }, () => {
  expect(choosableDays(today)).toEqual({ first: '2021/03/01', last: '2026/03/31' });
});
