import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { bodyOf, type UserDraft, type UserFormKind } from './user-form.ts';

type Saving = { readonly onSaved: () => void; readonly onFailed: () => void };

/** Sends a user; lists that show them are fetched anew either way. */
export const useSaveUser = (kind: UserFormKind, { onSaved, onFailed }: Saving) => {
  const words = useUsersWords();
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
