import { z } from 'zod';
import { figures, type WireDay, written } from './calendar-days.ts';
import { day, hour, minute } from './time-spans.ts';

export { addDays, addMonths, type WireDay } from './calendar-days.ts';
export { day, hour, minute };

/** The time zone in which days begin and end. */
export const businessTimeZone = 'America/Mexico_City';

const zoneParts = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const offsets = new Map<number, number>();

/** Milliseconds to add to UTC to read Mexico City's clock at that instant. Kept per hour: the zone changes only on the hour. */
export const businessOffset = (instant: number): number => {
  const bucket = Math.floor(instant / hour);
  const known = offsets.get(bucket);
  if (known !== undefined) return known;
  const start = bucket * hour;
  const parts = Object.fromEntries(zoneParts.formatToParts(start).map((p) => [p.type, Number(p.value)]));
  const wall = Date.UTC(
    parts.year ?? 0,
    (parts.month ?? 1) - 1,
    parts.day ?? 1,
    parts.hour ?? 0,
    parts.minute ?? 0,
    parts.second ?? 0,
  );
  const offset = wall - start;
  if (offsets.size > 50_000) offsets.clear();
  offsets.set(bucket, offset);
  return offset;
};

/** The instant of a date and time in Mexico City. Months count from 0 and may overflow. */
export const businessInstant = (
  year: number,
  month: number,
  date: number,
  { hours = 0, minutes = 0 } = {},
): number => {
  const wall = Date.UTC(year, month, date, hours, minutes);
  const guess = wall - businessOffset(wall);
  return wall - businessOffset(guess);
};

/** Year, month (from 0), day, and time of day in Mexico City. */
export const businessCalendar = (instant: number) => {
  const wall = new Date(instant + businessOffset(instant));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth(),
    date: wall.getUTCDate(),
    hours: wall.getUTCHours(),
    minutes: wall.getUTCMinutes(),
    seconds: wall.getUTCSeconds(),
  };
};

/** The day in Mexico City of an instant, `YYYY/MM/DD`. */
export const toWireDay = (instant: number): WireDay => {
  const { year, month, date } = businessCalendar(instant);
  return written(year, month, date);
};

/** The number of an instant's day in Mexico City, counted from 1970. */
export const businessDayNumber = (instant: number): number =>
  Math.floor((instant + businessOffset(instant)) / day);

/** The first instant of the day with a number. */
export const startOfDayNumber = (number: number): number => businessInstant(1970, 0, 1 + number);

/** The first instant of a day. */
export const startOfDay = (text: WireDay): number => businessInstant(...figures(text));

/** The first instant after a day. */
export const endOfDay = (text: WireDay): number => {
  const [year, month, date] = figures(text);
  return businessInstant(year, month, date + 1);
};

const wireDayForm = /^\d{4}\/\d{2}\/\d{2}$/;

const isDay = (text: string): boolean => {
  const [year, month, date] = figures(text);
  const made = new Date(Date.UTC(year, month, date));
  return made.getUTCFullYear() === year && made.getUTCMonth() === month && made.getUTCDate() === date;
};

/** Whether a text is a day as it travels, and one of the calendar. */
export const isWireDay = (text: string): boolean => wireDayForm.test(text) && isDay(text);

/** The issue code that a schema gives to a day that does not exist. */
export const notACalendarDay = 'not_a_day';

/** A whole day in Mexico City on the wire. */
export const WireDaySchema = z
  .string()
  .regex(wireDayForm)
  .refine(isDay, { params: { code: notACalendarDay } })
  .meta({ example: '2026/11/20' });

/** A calendar day in a path, where a slash would begin another segment: `YYYY-MM-DD`. */
export const IsoDaySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay, { params: { code: notACalendarDay } })
  .meta({ example: '2026-11-20' });

/** An instant on the wire: ISO 8601 in UTC. */
export const InstantSchema = z.iso.datetime().meta({ example: '2026-11-20T18:30:00.000Z' });
