import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** The role in a business; in business 0, the strongest that is held anywhere. */
export const roleQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['role', companyId],
    queryFn: () => callOperation('getRole', { params: { companyId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
