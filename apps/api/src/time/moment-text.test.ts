import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

it.each([
  ['2026-11-20T06:05:00.000Z', '20/11/2026 12:05 a.m.', '20/11/2026 12:05 AM'],
  ['2026-11-20T18:00:00.000Z', '20/11/2026 12:00 p.m.', '20/11/2026 12:00 PM'],
  ['2026-12-14T22:19:00.000Z', '14/12/2026 04:19 p.m.', '14/12/2026 04:19 PM'],
])('writes %s with the half of the day, in both languages', (instant, es, en) => {
  expect(momentText(Date.parse(instant), 'es')).toBe(es);
  expect(momentText(Date.parse(instant), 'en')).toBe(en);
});
