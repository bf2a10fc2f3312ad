import { z } from 'zod';
import { addDays, addMonths, toWireDay, type WireDay } from '../dates/dates.ts';
import type { Words } from '../words/words.ts';

/** A calendar month in Mexico City, as it travels: `YYYY-MM`. */
export type StatementPeriod = string;

/** The months that a list of periods goes back: ten years. */
export const maxPeriods = 120;

export const StatementPeriodSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ example: '2026-11' });

/** The month in Mexico City of a day. */
export const periodOfDay = (day: WireDay): StatementPeriod => day.slice(0, 7).replace('/', '-');

/** The month in Mexico City of an instant. */
export const periodOf = (instant: number): StatementPeriod => periodOfDay(toWireDay(instant));

/** The first and the last day of a month. */
export const daysOfPeriod = (
  period: StatementPeriod,
): { readonly first: WireDay; readonly last: WireDay } => {
  const first = `${period.replace('-', '/')}/01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
};

/** The month so many months later; earlier, where less than nothing. */
export const addPeriods = (period: StatementPeriod, months: number): StatementPeriod =>
  periodOfDay(addMonths(daysOfPeriod(period).first, months));

/** Every month of a span, newest first, both ends included. */
export const periodsBetween = (first: StatementPeriod, last: StatementPeriod): readonly StatementPeriod[] => {
  const periods: StatementPeriod[] = [];
  for (let period = last; period >= first; period = addPeriods(period, -1)) periods.push(period);
  return periods;
};

const monthNames: readonly Words[] = [
  { es: 'Enero', en: 'January' },
  { es: 'Febrero', en: 'February' },
  { es: 'Marzo', en: 'March' },
  { es: 'Abril', en: 'April' },
  { es: 'Mayo', en: 'May' },
  { es: 'Junio', en: 'June' },
  { es: 'Julio', en: 'July' },
  { es: 'Agosto', en: 'August' },
  { es: 'Septiembre', en: 'September' },
  { es: 'Octubre', en: 'October' },
  { es: 'Noviembre', en: 'November' },
  { es: 'Diciembre', en: 'December' },
];

/** `Noviembre de 2026`, `November 2026`. */
export const periodText = (period: StatementPeriod, language: keyof Words): string => {
  const [year = '', month = ''] = period.split('-');
  const name = monthNames[Number(month) - 1]?.[language] ?? month;
  return language === 'es' ? `${name} de ${year}` : `${name} ${year}`;
};
