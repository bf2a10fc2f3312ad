import { businessCalendar, type WireDay } from '@pasarela/contracts/dates';
import type { Centavos } from '@pasarela/contracts/money';
import type { Language } from '#http/language.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** `1234567` → `1,234,567`: both languages write thousands so in Mexico. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** `-1,234.50` */
export const amountText = (amount: Centavos): string => {
  const whole = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${countText(Math.floor(whole / 100))}.${two(whole % 100)}`;
};

/** `2026/11/20` or `2026-11-20` → `20/11/2026` */
export const dayText = (day: WireDay): string => day.split(/[-/]/).reverse().join('/');

const halves: Readonly<Record<Language, readonly [string, string]>> = {
  es: ['a.m.', 'p.m.'],
  en: ['AM', 'PM'],
};

/** `20/11/2026 01:05 p.m.` in Mexico City, as the screens have it. */
export const momentText = (instant: number, language: Language): string => {
  const { year, month, date, hours, minutes } = businessCalendar(instant);
  const half = halves[language][hours < 12 ? 0 : 1];
  return `${two(date)}/${two(month + 1)}/${year} ${two(hours % 12 || 12)}:${two(minutes)} ${half}`;
};
