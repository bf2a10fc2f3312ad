import type { UserAccess } from '@pasarela/contracts/users/user-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useUsersWords } from '#features/users/users-words.ts';

/** Suspends the access of somebody to a business, gives it back, or takes it away. */
export const useSetAccess = (idCompany: number, onSet: () => void = () => undefined) => {
  const words = useUsersWords();
  const toast = useToast();
  const client = useQueryClient();
  const said = { enabled: words.enabled, disabled: words.suspended, removed: words.removed };
  return useMutation({
    mutationFn: ({ id, access }: { id: number; access: UserAccess }) =>
      callOperation('setUserAccess', { body: { idCompany, id, access } }),
    onSuccess: (_, { access }) => {
      toast({ tone: 'success', title: said[access] });
      onSet();
    },
    onError: (error) => toast({ tone: 'error', title: error.message }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['users'] });
      void client.invalidateQueries({ queryKey: ['companies'] });
    },
  });
};
