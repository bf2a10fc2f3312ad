import { businessOffset } from '@pasarela/contracts/dates/dates';
import type { Centavos } from '@pasarela/contracts/money/money';

/** The UTF-8 byte order mark. Without it spreadsheets do not recognize the encoding. */
export const byteOrderMark = '\ufeff';

const formula = /^[=+\-@\t\r]/;
const special = /[",\r\n]/;

/** Formats a text cell. If a spreadsheet would read the text as a formula, an apostrophe is put in front. */
export const textCell = (text: string | null): string => {
  if (text === null || text === '') return '';
  const safe = formula.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const two = (n: number): string => (n < 10 ? `0${n}` : String(n));

/** Formats centavos as pesos: `1234.50`. */
export const amountCell = (amount: Centavos | null): string => {
  if (amount === null) return '';
  const whole = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(whole / 100)}.${two(whole % 100)}`;
};

const days = new Map<number, string>();

const dayText = (number: number): string => {
  const known = days.get(number);
  if (known !== undefined) return known;
  const made = new Date(number * 86_400_000).toISOString().slice(0, 10);
  days.set(number, made);
  return made;
};

/** Formats a time in Mexico City as `2026-11-20 12:30:05`, which spreadsheets of every language recognize. */
export const momentCell = (instant: number | null): string => {
  if (instant === null) return '';
  const seconds = Math.floor((instant + businessOffset(instant)) / 1_000);
  const number = Math.floor(seconds / 86_400);
  const rest = seconds - number * 86_400;
  return `${dayText(number)} ${two(Math.floor(rest / 3_600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
};

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
