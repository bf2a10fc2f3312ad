import type { UserAccess } from '@pasarela/contracts/users/user-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { usersWords as en } from '#i18n/en/users.ts';
import { usersWords as es } from '#i18n/es/users.ts';
import { useWords } from '#i18n/use-words.ts';

/** Suspends the access of somebody to a business, gives it back, or takes it away. */
export const useSetAccess = (idCompany: number, onSet: () => void = () => undefined) => {
  const words = useWords({ es, en });
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
