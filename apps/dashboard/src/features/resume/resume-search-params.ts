import { type SummaryPeriod, summaryPeriods } from '@pasarela/contracts/transactions/summary-periods';

/** What the page opens with: long enough for its chart to say something. */
const defaultPeriod: SummaryPeriod = '6-D';

export const readPeriod = (search: URLSearchParams): SummaryPeriod =>
  summaryPeriods.find((period) => period === search.get('period')) ?? defaultPeriod;
