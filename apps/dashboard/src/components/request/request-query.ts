import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** A request to the payment API with its bodies. */
export const requestQuery = (companyId: number, idRequest: number) =>
  queryOptions({
    queryKey: ['requests', companyId, 'detail', idRequest] as const,
    queryFn: ({ signal }) => callOperation('getRequest', { params: { idRequest } }, signal),
  });
