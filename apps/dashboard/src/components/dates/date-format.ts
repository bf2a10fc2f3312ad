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

const dayParts = new Map<Language, Intl.DateTimeFormat>();

/** Weekday, day and month of a day as they are abbreviated: `jue`, `19`, `nov`. */
const partsOf = (text: WireDay, language: Language) => {
  const format =
    dayParts.get(language) ??
    new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    });
  dayParts.set(language, format);
  const [year = 0, month = 1, date = 1] = text.split(/[-/]/).map(Number);
  const parts = format.formatToParts(Date.UTC(year, month - 1, date));
  const part = (type: 'weekday' | 'day' | 'month'): string =>
    parts.find((each) => each.type === type)?.value.replace('.', '') ?? '';
  return { weekday: part('weekday'), day: part('day'), month: part('month') };
};

/** A day in short: `19 nov` or `jue 19 nov`; in English `Nov 19` or `Thu, Nov 19`. */
export const formatShortDay = (
  text: WireDay,
  language: Language,
  { weekday = false }: { readonly weekday?: boolean } = {},
): string => {
  const parts = partsOf(text, language);
  if (language === 'es') return `${weekday ? `${parts.weekday} ` : ''}${parts.day} ${parts.month}`;
  return `${weekday ? `${parts.weekday}, ` : ''}${parts.month} ${parts.day}`;
};

/** The days from one to another in short: `9–15 nov`, `28 oct – 3 nov`; in English `Nov 9–15`, `Oct 28 – Nov 3`. */
export const formatDaySpan = (from: WireDay, to: WireDay, language: Language): string => {
  if (from === to) return formatShortDay(from, language);
  const [first, last] = [partsOf(from, language), partsOf(to, language)];
  if (from.slice(0, 7) !== to.slice(0, 7))
    return `${formatShortDay(from, language)} – ${formatShortDay(to, language)}`;
  return language === 'es'
    ? `${first.day}–${last.day} ${first.month}`
    : `${first.month} ${first.day}–${last.day}`;
};
