import type { WireDay } from '@pasarela/contracts/dates/dates';

/**
 * A day in the calendar's form: noon of that date in local time. The calendar uses only year, month and day, so the time zone of
 * the machine does not matter.
 */
export const toCalendarDay = (day: WireDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('/').map(Number);
  return new Date(year, month - 1, date, 12);
};

export const fromCalendarDay = (day: Date): WireDay =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('/');
