import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { usersWords as en } from '#i18n/en/users.ts';
import { usersWords as es } from '#i18n/es/users.ts';
import { useWords } from '#i18n/use-words.ts';
import { bodyOf, type UserDraft, type UserFormKind } from './user-form.ts';

type Saving = { readonly onSaved: () => void; readonly onFailed: () => void };

/** Sends a user; lists that show them are fetched anew either way. */
export const useSaveUser = (kind: UserFormKind, { onSaved, onFailed }: Saving) => {
  const words = useWords({ es, en });
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: UserDraft) => callOperation('registerUser', { body: bodyOf(kind, sent) }),
    // The data contains a password, so it must not stay in the mutation cache.
    gcTime: 0,
    onSuccess: () => {
      toast({ tone: 'success', title: words.saved });
      onSaved();
    },
    onError: onFailed,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['users'] });
      void client.invalidateQueries({ queryKey: ['companies'] });
    },
  });
};
