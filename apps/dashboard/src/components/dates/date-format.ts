import { businessCalendar, businessTimeZone, type WireDay } from '@pasarela/contracts/dates/dates';
import type { Language } from '#i18n/language.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** The day periods before and after noon. They are written out because `Intl` spells them differently in each browser. */
const halves = {
  es: { before: 'a.m.', after: 'p.m.' },
  en: { before: 'AM', after: 'PM' },
} as const satisfies Record<Language, { before: string; after: string }>;

const instantOf = (at: string | number): number => (typeof at === 'number' ? at : Date.parse(at));

/** The day in Mexico City of an instant: `20/11/2026`. */
export const formatDay = (at: string | number): string => {
  const { year, month, date } = businessCalendar(instantOf(at));
  return `${two(date)}/${two(month + 1)}/${year}`;
};

/** The time of day in Mexico City of an instant, in its 12-hour form: `06:05 p.m.`. */
export const formatTime = (at: string | number, language: Language): string => {
  const { hours, minutes } = businessCalendar(instantOf(at));
  const half = hours < 12 ? halves[language].before : halves[language].after;
  return `${two(hours % 12 || 12)}:${two(minutes)} ${half}`;
};

/** Day and time in Mexico City: `20/11/2026 06:05 p.m.`. */
export const formatMoment = (at: string | number, language: Language): string =>
  `${formatDay(at)} ${formatTime(at, language)}`;

/** A day as it travels, `2026/11/20`, as it is shown: `20/11/2026`. */
export const formatWireDay = (text: WireDay): string => text.split(/[-/]/).reverse().join('/');

const longDays = new Map<Language, Intl.DateTimeFormat>();

const longDayFormat = (language: Language): Intl.DateTimeFormat => {
  const known = longDays.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    timeZone: businessTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  longDays.set(language, made);
  return made;
};

/** The day in Mexico City of an instant, in words: `viernes, 20 de noviembre de 2026`. */
export const formatLongDay = (at: string | number, language: Language): string =>
  longDayFormat(language).format(instantOf(at));
