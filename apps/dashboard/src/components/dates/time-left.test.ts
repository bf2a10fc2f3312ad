import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { expect, test } from 'vitest';
import { timeLeft } from '#components/dates/time-left.ts';

test.each([
  [7 * day, { unit: 'days', count: 7 }],
  [7 * day - 1, { unit: 'days', count: 6 }],
  [day, { unit: 'days', count: 1 }],
  [day - 1, { unit: 'hours', count: 23 }],
  [hour, { unit: 'hours', count: 1 }],
  [hour - 1, { unit: 'minutes', count: 59 }],
  [minute - 1, { unit: 'minutes', count: 1 }],
  [1, { unit: 'minutes', count: 1 }],
  [0, null],
  [-day, null],
])('%d ms', (milliseconds, left) => {
  expect(timeLeft(milliseconds)).toEqual(left);
});
