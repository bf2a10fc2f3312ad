import type { SummaryPeriod } from '@pasarela/contracts/transactions/summary-periods';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { summaryKey } from '#api/query-keys.ts';

/** The figures of a period, with the next deposit. */
export const summaryQuery = (idCompany: number, period: SummaryPeriod) =>
  queryOptions({
    queryKey: [...summaryKey(idCompany), period],
    queryFn: () => callOperation('getSummary', { params: { idCompany, period } }),
  });
