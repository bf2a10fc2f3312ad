import { expect, test } from 'vitest';
import {
  formatDay,
  formatDaySpan,
  formatLongDay,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWireDay,
} from '#components/dates/date-format.ts';

test('days are those of Mexico City, with four digits of the year', { tags: ['PORTAL-48'] }, () => {
  expect(formatDay('2026-11-20T18:30:00.000Z')).toBe('20/11/2026');
  expect(formatDay('2026-11-21T05:59:59.999Z')).toBe('20/11/2026');
  expect(formatDay('2026-11-21T06:00:00.000Z')).toBe('21/11/2026');
});

test('times have the 12-hour form, noon and midnight being 12', { tags: ['PORTAL-48'] }, () => {
  expect(formatTime('2026-11-21T00:05:00.000Z', 'es')).toBe('06:05 p.m.');
  expect(formatTime('2026-11-21T00:05:00.000Z', 'en')).toBe('06:05 PM');
  expect(formatTime('2026-11-20T06:00:00.000Z', 'es')).toBe('12:00 a.m.');
  expect(formatTime('2026-11-20T18:00:00.000Z', 'en')).toBe('12:00 PM');
});

test('before October 2022 Mexico City had summer time', () => {
  expect(formatMoment('2022-07-01T05:30:00.000Z', 'es')).toBe('01/07/2022 12:30 a.m.');
});

test('a moment is its day and its time; milliseconds are instants too', () => {
  expect(formatMoment(Date.parse('2026-11-20T18:30:00.000Z'), 'es')).toBe('20/11/2026 12:30 p.m.');
});

test('a day as it travels is turned round', () => {
  expect(formatWireDay('2026/01/09')).toBe('09/01/2026');
  expect(formatWireDay('2026-01-09')).toBe('09/01/2026');
});

test('a day in words', () => {
  const dueAt = '2026-11-24T05:59:00.000Z';
  expect(formatLongDay(dueAt, 'es')).toBe('lunes, 23 de noviembre de 2026');
  expect(formatLongDay(dueAt, 'en')).toBe('Monday, November 23, 2026');
});

test('a day in short, with its weekday where it is asked for', () => {
  expect(formatShortDay('2026/11/19', 'es')).toBe('19 nov');
  expect(formatShortDay('2026/11/19', 'es', { weekday: true })).toBe('jue 19 nov');
  expect(formatShortDay('2026/11/19', 'en', { weekday: true })).toBe('Thu, Nov 19');
});

test('a span of days names the month once where it has one', () => {
  expect(formatDaySpan('2026/11/09', '2026/11/15', 'es')).toBe('9–15 nov');
  expect(formatDaySpan('2026/11/09', '2026/11/15', 'en')).toBe('Nov 9–15');
  expect(formatDaySpan('2026/10/28', '2026/11/03', 'es')).toBe('28 oct – 3 nov');
  expect(formatDaySpan('2026/11/19', '2026/11/19', 'en')).toBe('Nov 19');
});
