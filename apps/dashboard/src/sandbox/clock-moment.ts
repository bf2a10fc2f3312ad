import { businessCalendar, businessInstant } from '@pasarela/contracts/dates';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** An instant as a `datetime-local` control has it, in Mexico City's time. */
export const toControl = (instant: number): string => {
  const { year, month, date, hours, minutes } = businessCalendar(instant);
  return `${year}-${two(month + 1)}-${two(date)}T${two(hours)}:${two(minutes)}`;
};

/** What a `datetime-local` control holds, as an instant; null where it is empty or incomplete. */
export const fromControl = (text: string): number | null => {
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!found) return null;
  const [year = 0, month = 1, date = 1, hours = 0, minutes = 0] = found.slice(1).map(Number);
  return businessInstant(year, month - 1, date, hours, minutes);
};
