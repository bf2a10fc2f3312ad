import { businessInstant, isWireDay } from '@pasarela/contracts/dates/dates';
import { readTypedDay } from '@pasarela/contracts/dates/typed-day';
import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { readTypedTime } from '#components/dates/typed-time.ts';
import type { Language } from '#i18n/language.ts';

/** A moment as it is typed: a day and a time of Mexico City's. */
export type TypedMoment = { readonly day: string; readonly time: string };

/** An instant as its fields have it: `20/11/2026`, `06:05 p.m.`. */
export const typedMoment = (instant: number, language: Language): TypedMoment => ({
  day: formatDay(instant),
  time: formatTime(instant, language),
});

export type MomentProblem = 'day' | 'time' | 'notLater';

/** What was typed, as an instant after another one; or what is wrong with it. */
export const readMoment = ({ day, time }: TypedMoment, after: number): number | MomentProblem => {
  const read = readTypedDay(day);
  if (!isWireDay(read)) return 'day';
  const at = readTypedTime(time);
  if (!at) return 'time';
  const [year = 0, month = 1, date = 1] = read.split('/').map(Number);
  const instant = businessInstant(year, month - 1, date, at);
  return instant > after ? instant : 'notLater';
};
