import type { WireDay } from '@pasarela/contracts/dates/dates';

/**
 * A day as the calendar holds it: noon of that date by this machine's clock. The calendar reads year, month and day
 * alone, so it does not matter where the machine is.
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
