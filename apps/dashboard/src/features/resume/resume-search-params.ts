import { type SummaryPeriod, summaryPeriods } from '@pasarela/contracts/transactions/summary-periods';

/** The default period, long enough for a useful chart. */
const defaultPeriod: SummaryPeriod = '6-D';

export const readPeriod = (search: URLSearchParams): SummaryPeriod =>
  summaryPeriods.find((period) => period === search.get('period')) ?? defaultPeriod;
