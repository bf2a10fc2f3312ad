import type { WireDay } from '@pasarela/contracts/dates/calendar-days';
import { isJsonObject, type JsonValue } from './json-value.ts';

const mexicoCity = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today by the account's clock, which may run ahead. */
export const accountDay = (now: number, ahead: number): WireDay =>
  mexicoCity.format(now + ahead).replaceAll('-', '/');

/**
 * How far the account's clock runs ahead, in milliseconds, as far as an answer shows: what lies in the past is dated
 * no later than now.
 */
export const aheadIn = (value: JsonValue | undefined, now: number): number => {
  if (!isJsonObject(value)) return 0;
  const instants = [value.date, value.paymentDate].flatMap((text) =>
    typeof text === 'string' ? [Date.parse(text)] : [],
  );
  return Math.max(0, ...instants.map((instant) => instant - now).filter(Number.isFinite));
};
