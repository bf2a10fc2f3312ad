import { day, hour, minute } from '@pasarela/contracts/dates';
import { expect, test } from 'vitest';
import { fromControl, toControl } from './clock-moment.ts';
import { clockSpan } from './clock-span.ts';

test.each([
  [0, null],
  [40_000, null],
  [5 * minute - 800, { unit: 'minutes', count: 5 }],
  [day - 300, { unit: 'days', count: 1 }],
  [90 * minute, { unit: 'hours', count: 1 }],
  [8 * day + 3 * hour, { unit: 'days', count: 8 }],
])('%d ms ahead', (offset, span) => {
  expect(clockSpan(offset)).toEqual(span);
});

test('the control holds the time of Mexico City', () => {
  const instant = Date.parse('2026-11-20T18:30:00.000Z');
  expect(toControl(instant)).toBe('2026-11-20T12:30');
  expect(fromControl('2026-11-20T12:30')).toBe(instant);
  expect(fromControl('')).toBeNull();
  expect(fromControl('2026-11-20')).toBeNull();
});
