import { expect, test } from 'vitest';
import { fromCalendarDay, toCalendarDay } from './calendars.tsx';

test.each(['2026/01/01', '2026/03/08', '2026/11/01', '2024/02/29', '2026/12/31'])(
  '%s goes into the calendar and comes back',
  (day) => {
    expect(fromCalendarDay(toCalendarDay(day))).toBe(day);
  },
);

test('the calendar sees the date itself', () => {
  const date = toCalendarDay('2026/11/20');
  expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual([2026, 10, 20]);
});
