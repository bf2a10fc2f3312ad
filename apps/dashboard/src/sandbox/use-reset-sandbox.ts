import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { formatCount } from '#components/money/money-format.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useSandboxResetWords } from '#sandbox/sandbox-reset-words.ts';

/** Empties the account, says how it ended and lets everything that is shown be read again, the clock too. */
export const useResetSandbox = (onDone: () => void) => {
  const words = useSandboxResetWords();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { readonly confirm: string; readonly reseed: boolean }) =>
      callOperation('resetSandbox', { body }),
    onSuccess: ({ seeded }) => {
      toast({ title: seeded > 0 ? words.seeded(formatCount(seeded)) : words.emptied, tone: 'success' });
      onDone();
      return client.invalidateQueries();
    },
    onError: (error) => toast({ title: words.notMade, description: error.message, tone: 'error' }),
  });
};
