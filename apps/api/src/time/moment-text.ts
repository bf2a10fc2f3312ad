import { businessCalendar } from '@pasarela/contracts/dates/dates';
import type { Language } from '@pasarela/contracts/words/words';

const two = (figure: number): string => String(figure).padStart(2, '0');

const halves: Readonly<Record<Language, readonly [string, string]>> = {
  es: ['a.m.', 'p.m.'],
  en: ['AM', 'PM'],
};

/** Formats a time in Mexico City as the screens show it: `20/11/2026 01:05 p.m.`. */
export const momentText = (instant: number, language: Language): string => {
  const { year, month, date, hours, minutes } = businessCalendar(instant);
  const half = halves[language][hours < 12 ? 0 : 1];
  return `${two(date)}/${two(month + 1)}/${year} ${two(hours % 12 || 12)}:${two(minutes)} ${half}`;
};
