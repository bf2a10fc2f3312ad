import type { GivenRoleId } from '@pasarela/contracts/roles/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useDraft } from '#session/use-draft.ts';
import { userDraft } from './user-draft.ts';
import {
  bodyOf,
  errorsOf,
  isSameDraft,
  refusedFields,
  type UserDraft,
  type UserFormKind,
} from './user-form.ts';

type Saving = { readonly onSaved: () => void; readonly onFailed: () => void };

/** Sends a user; lists that show them are fetched anew either way. */
const useSaveUser = (kind: UserFormKind, { onSaved, onFailed }: Saving) => {
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

/** The drawer's form: what is typed, what is wrong with it once it was sent, and its sending. */
export const useUserForm = (kind: UserFormKind, initial: UserDraft, onSaved: () => void) => {
  const words = useUsersWords();
  const [language] = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const [begun] = useState(initial);
  const [draft, setDraft] = useDraft(kind, begun, userDraft);
  const [attempts, setAttempts] = useState(0);
  const save = useSaveUser(kind, {
    onSaved: () => {
      isSaved.current = true;
      onSaved();
    },
    onFailed: () => setAttempts((count) => count + 1),
  });
  // What was refused is told of what was sent, not of what has been typed since.
  const refused = save.variables === draft && save.error instanceof CallError ? save.error : null;
  const errors =
    attempts === 0
      ? {}
      : {
          ...(refused ? refusedFields(draft, refused.fieldErrors) : {}),
          ...errorsOf(kind, draft, words.form, language),
        };
  const told = refused !== null && Object.keys(refusedFields(draft, refused.fieldErrors)).length > 0;
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const hasChanges = !isSameDraft(draft, begun);
  const setRoles = (change: (roles: Map<number, GivenRoleId | null>) => void): void =>
    setDraft((before) => {
      const roles = new Map(before.roles);
      change(roles);
      return { ...before, roles };
    });

  return {
    form,
    draft,
    errors,
    /** What the server said where it named no field of the form. */
    refusal: save.error && !told ? save.error.message : undefined,
    isSaving: save.isPending,
    hasChanges,
    /** Whether leaving throws something away, as of now: what was saved a moment ago is not drawn yet. */
    mayBeLost: (): boolean => hasChanges && !isSaved.current,
    change: (part: Partial<UserDraft>): void => setDraft((before) => ({ ...before, ...part })),
    give: (business: number, isGiven: boolean): void =>
      setRoles((roles) => (isGiven ? roles.set(business, null) : roles.delete(business))),
    setRole: (business: number, roleId: GivenRoleId | null): void =>
      setRoles((roles) => roles.set(business, roleId)),
    submit: (): void => {
      if (save.isPending) return;
      if (Object.keys(errorsOf(kind, draft, words.form, language)).length > 0) {
        save.reset();
        setAttempts((count) => count + 1);
        return;
      }
      save.mutate(draft);
    },
  };
};

export type UserFormState = ReturnType<typeof useUserForm>;
