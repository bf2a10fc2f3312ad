import { businessCalendar } from '@pasarela/contracts/dates/dates';
import { digitsIn } from '#features/checkout/card/card-number.ts';

/** `2030-12`, as some browsers fill a card in. */
const yearFirst = /^\s*20(\d{2})\s*[-/. ]\s*(\d{1,2})\s*$/;

/** `1` may become 10, 11 or 12; a greater figure is a month already, and a 13 is 1 and then 3. */
const splitDigits = (digits: string): readonly [string, string] => {
  const month = digits.slice(0, 2);
  if (month.length === 1) return Number(month) > 1 ? [`0${month}`, ''] : [month, ''];
  return Number(month) > 12 ? [`0${digits.slice(0, 1)}`, digits.slice(1)] : [month, digits.slice(2)];
};

/** Two figures of the year; four are taken while they are typed. */
const shortYear = (digits: string): string =>
  digits.startsWith('20') ? (digits.length >= 4 ? digits.slice(2, 4) : digits) : digits.slice(0, 2);

/** `MM/YY` as it is written while it is typed, pasted or filled in. */
export const formatExpiry = (text: string, before: string): string => {
  const turned = yearFirst.exec(text);
  if (turned) return `${(turned[2] ?? '').padStart(2, '0')}/${turned[1]}`;
  const isAdding = text.length > before.length;
  const [, first = '', separator = '', rest = ''] = /^\D*(\d*)(\D*)(.*)$/s.exec(text) ?? [];
  if (first === '') return '';
  if (separator !== '') {
    const month = first.length === 1 ? first.padStart(2, '0') : first.slice(0, 2);
    // Backspace from the year over the stroke: the month alone is left, to be changed.
    return !isAdding && rest === '' && !/\d/.test(before.slice(3))
      ? month
      : `${month}/${shortYear(digitsIn(rest))}`;
  }
  if (!isAdding && first.length < 3) return first;
  const [month, year] = splitDigits(first);
  return month.length < 2 ? month : `${month}/${shortYear(year)}`;
};

/** Month and year of a complete expiry. */
export const readExpiry = (text: string): { readonly month: string; readonly year: string } | undefined => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month === undefined || year === undefined ? undefined : { month, year };
};

/** Whether a card's last month is over, by the account's clock. The bank decides; the payer is told. */
export const isPastExpiry = (text: string, now: number): boolean => {
  const expiry = readExpiry(text);
  if (!expiry) return false;
  const today = businessCalendar(now);
  const months = (2000 + Number(expiry.year)) * 12 + Number(expiry.month) - 1;
  return months < today.year * 12 + today.month;
};
