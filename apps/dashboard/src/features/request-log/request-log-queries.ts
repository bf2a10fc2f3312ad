import type { ListRequests } from '@pasarela/contracts/request-log/request-log-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** Requests are made by other systems, so cached rows are always stale. */
export const requestsQuery = (companyId: number, query: ListRequests) =>
  queryOptions({
    queryKey: ['requests', companyId, 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listRequests', { query }, signal),
    staleTime: 0,
  });
