import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { expect, test } from 'vitest';
import { clockSpan } from '#sandbox/clock-moves.ts';
import { readMoment, typedMoment } from './clock-date-form.tsx';

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

const now = Date.parse('2026-11-20T18:30:00.000Z');

test('a moment is proposed and read as Mexico City has it', () => {
  expect(typedMoment(now, 'es')).toEqual({ day: '20/11/2026', time: '12:30 p.m.' });
  expect(typedMoment(now, 'en')).toEqual({ day: '20/11/2026', time: '12:30 PM' });
  for (const language of ['es', 'en'] as const)
    expect(readMoment(typedMoment(now + day, language), now)).toBe(now + day);
});

test.each([
  ['31/11/2026', '12:30 p.m.', 'day'],
  ['', '12:30 p.m.', 'day'],
  ['21/11/2026', '', 'time'],
  ['21/11/2026', '25:00', 'time'],
  ['20/11/2026', '12:30 p.m.', 'notLater'],
  ['01/01/2200', '12:30 p.m.', 'tooFar'],
] as const)('%s %s is no moment to move to: %s', (typedDay, time, problem) => {
  expect(readMoment({ day: typedDay, time }, now)).toBe(problem);
});
