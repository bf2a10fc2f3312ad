import type { WireDay } from '@pasarela/contracts/dates/dates';
import { type SummaryPeriod, summaryDays } from '@pasarela/contracts/transactions/summary-periods';
import { writeDates } from '#components/list/list-search-params.ts';

/** The movements of a period: the list opens with those that the figures tell of. */
export const movementsLink = (
  period: SummaryPeriod,
  today: WireDay,
): { readonly pathname: string; readonly search: string } => {
  const { first, last } = summaryDays(period, today);
  const search = new URLSearchParams();
  writeDates(search, { kind: 'range', initDate: first, endDate: last }, { kind: 'today' });
  return { pathname: '/transactions', search: `?${search}` };
};
