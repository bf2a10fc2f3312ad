import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { expect, test } from 'vitest';
import { formatCountdown, timeLeft } from './time-left.ts';

/** Three in the morning in Mexico City. */
const now = Date.parse('2026-11-28T09:00:00.000Z');

test.each([
  // At three in the morning, and a minute before the end of the day.
  [7 * day, { unit: 'days', count: 7 }],
  [6 * day + 21 * hour - minute, { unit: 'days', count: 6 }],
  // The first minute of a day is not so many times 24 hours away.
  [6 * day + 21 * hour, { unit: 'days', count: 7 }],
  [day, { unit: 'days', count: 1 }],
  [day - 1, { unit: 'hours', count: 23 }],
  [hour, { unit: 'hours', count: 1 }],
  [hour - 1, { unit: 'minutes', count: 59 }],
  [minute - 1, { unit: 'minutes', count: 1 }],
  [1, { unit: 'minutes', count: 1 }],
  [0, null],
  [-day, null],
])('%d ms', (milliseconds, left) => {
  expect(timeLeft(now + milliseconds, now)).toEqual(left);
});

test('shows the two largest units', () => {
  expect(formatCountdown(9 * day + 3 * hour + 59 * minute)).toBe('9 d 3 h');
  expect(formatCountdown(day)).toBe('1 d 0 h');
  expect(formatCountdown(23 * hour + 12 * minute + 40_000)).toBe('23 h 12 min');
  expect(formatCountdown(4 * minute + 32_000)).toBe('4 min 32 s');
  expect(formatCountdown(9_000)).toBe('9 s');
});

test('a begun second counts, and the end is the end', () => {
  expect(formatCountdown(1)).toBe('1 s');
  expect(formatCountdown(0)).toBe('0 s');
  expect(formatCountdown(-5_000)).toBe('0 s');
  expect(formatCountdown(hour)).toBe('1 h 0 min');
  expect(formatCountdown(hour - 1)).toBe('1 h 0 min');
});
