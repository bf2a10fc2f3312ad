import { isWireDay, type WireDay } from '@pasarela/contracts/dates/dates';
import type { DateChoice } from './date-choice.ts';

/** Days in an address are written with dashes, which need no escaping; slashes are accepted too. */
const readDay = (text: string | null): WireDay | undefined => {
  const day = text?.replaceAll('-', '/') ?? '';
  return isWireDay(day) ? day : undefined;
};
const writeDay = (text: WireDay): string => text.replaceAll('/', '-');

/** The date range of an address; `initial` if it has none. */
export const readDates = (params: URLSearchParams, initial: DateChoice): DateChoice => {
  const name = params.get('dates');
  if (name === 'any' || name === 'today') return { kind: name };
  const initDate = readDay(params.get('initDate'));
  const endDate = readDay(params.get('endDate'));
  return initDate && endDate && initDate <= endDate ? { kind: 'range', initDate, endDate } : initial;
};

/** Writes a date range into an address, which omits `initial`. */
export const writeDates = (params: URLSearchParams, dates: DateChoice, initial: DateChoice): void => {
  if (dates.kind === 'range') {
    params.set('initDate', writeDay(dates.initDate));
    params.set('endDate', writeDay(dates.endDate));
  } else if (dates.kind !== initial.kind) params.set('dates', dates.kind);
};
