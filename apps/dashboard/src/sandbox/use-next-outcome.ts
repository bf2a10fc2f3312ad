import { isNextOutcome, type NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useCompanyId } from '#session/use-session.ts';
import { nextOutcomeQuery } from './next-outcome-query.ts';

/** What was chosen for the next payment, null where the card decides; and the way to choose. */
export const useNextOutcome = () => {
  const company = useCompanyId();
  const client = useQueryClient();
  const toast = useToast();
  const query = nextOutcomeQuery(company);
  const chosen = useQuery(query).data?.outcome;
  const { mutate } = useMutation({
    mutationFn: (outcome: NextOutcome | null) =>
      callOperation('setNextOutcome', { body: { outcome: outcome ?? 'none' } }),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
    onError: (error) => toast({ title: error.message, tone: 'error' }),
  });
  return { outcome: isNextOutcome(chosen) ? chosen : null, choose: mutate };
};
