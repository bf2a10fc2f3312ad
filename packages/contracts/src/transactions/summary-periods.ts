import { addDays, addMonths, type WireDay } from '../dates/calendar-days.ts';

/** Periods of the summary: today, yesterday alone, seven days, one month, three months. */
export const summaryPeriods = ['0-D', '1-D', '6-D', '1-M', '3-M'] as const;
export type SummaryPeriod = (typeof summaryPeriods)[number];

/** The days of a period that ends today; `1-D` is yesterday alone. */
export const summaryDays = (
  period: SummaryPeriod,
  today: WireDay,
): { readonly first: WireDay; readonly last: WireDay } => {
  const firsts: Record<SummaryPeriod, WireDay> = {
    '0-D': today,
    '1-D': addDays(today, -1),
    '6-D': addDays(today, -6),
    '1-M': addMonths(today, -1),
    '3-M': addMonths(today, -3),
  };
  return { first: firsts[period], last: period === '1-D' ? firsts[period] : today };
};

/** The days before a period that it is compared with: as many as the period has. */
export const previousDays = ({ first, last }: { readonly first: WireDay; readonly last: WireDay }) => {
  let days = 1;
  while (addDays(first, days) <= last) days += 1;
  return { first: addDays(first, -days), last: addDays(first, -1) };
};
