import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/ui/toast.tsx';
import { blacklistKey } from '#features/fraud/fraud-queries.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Saves an entry. What the server says of it is the notice. */
export const useSaveEntry = <Sent>(send: (sent: Sent) => Promise<string>, onSaved: () => void) => {
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: send,
    // The data may contain a card number, so it must not stay in the mutation cache.
    gcTime: 0,
    onSuccess: (text) => {
      toast({ tone: 'success', title: text });
      onSaved();
    },
    onSettled: () => client.invalidateQueries({ queryKey: blacklistKey(companyId) }),
  });
};
