import { expect, test } from 'vitest';
import { formatTime } from '#components/dates/date-format.ts';
import { readTypedTime } from '#components/dates/typed-time.ts';

test.each([
  ['06:05 p.m.', 18, 5],
  ['6:05 PM', 18, 5],
  ['6pm', 18, 0],
  ['6 p. m.', 18, 0],
  ['12:30 a.m.', 0, 30],
  ['12:30 p.m.', 12, 30],
  ['18:05', 18, 5],
  ['0.00', 0, 0],
] as const)('%s is a time', (text, hours, minutes) => {
  expect(readTypedTime(text)).toEqual({ hours, minutes });
});

test.each(['', '6', '24:00', '13:00 p.m.', '0 am', '06:60', 'mediodía', '6:5 pm'])('%s is none', (text) => {
  expect(readTypedTime(text)).toBeUndefined();
});

test('what the screens write is read', () => {
  for (let hours = 0; hours < 24; hours += 1)
    for (const language of ['es', 'en'] as const) {
      // Mexico City is six hours behind UTC.
      const instant = Date.UTC(2026, 10, 20, hours + 6, 7);
      expect(readTypedTime(formatTime(instant, language))).toEqual({ hours, minutes: 7 });
    }
});
