import { isNextOutcome, type NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useCompanyId } from '#session/use-session.ts';

/** The polling interval while an outcome is chosen, because the payment that uses it up is made by another system. */
const again = 5_000;

/** What the next payment of the account is to be answered. */
const nextOutcomeQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['nextOutcome', companyId],
    queryFn: ({ signal }) => callOperation('getNextOutcome', {}, signal),
    staleTime: again,
    refetchInterval: ({ state }) => (state.data && state.data.outcome !== 'none' ? again : false),
  });

/** Chooses what the next payment of the account is answered; null where its card decides. */
export const useChooseOutcome = () => {
  const { queryKey } = nextOutcomeQuery(useCompanyId());
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (outcome: NextOutcome | null) =>
      callOperation('setNextOutcome', { body: { outcome: outcome ?? 'none' } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => toast({ title: error.message, tone: 'error' }),
  }).mutate;
};

/** What was chosen for the next payment, null where the card decides; and the way to choose. */
export const useNextOutcome = () => {
  const chosen = useQuery(nextOutcomeQuery(useCompanyId())).data?.outcome;
  const choose = useChooseOutcome();
  return { outcome: isNextOutcome(chosen) ? chosen : null, choose };
};
