import type { SummaryPeriod } from '@pasarela/contracts/transactions/summary-periods';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

export const summaryQuery = (idCompany: number, period: SummaryPeriod) =>
  queryOptions({
    queryKey: ['summary', idCompany, period],
    queryFn: () => callOperation('getSummary', { params: { idCompany, period } }),
  });
