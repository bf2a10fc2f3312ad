import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** The polling interval while an outcome is chosen, because the payment that uses it up is made by another system. */
const again = 5_000;

/** What the next payment of the account is to be answered. */
export const nextOutcomeQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['nextOutcome', companyId],
    queryFn: ({ signal }) => callOperation('getNextOutcome', {}, signal),
    staleTime: again,
    refetchInterval: ({ state }) => (state.data && state.data.outcome !== 'none' ? again : false),
  });
