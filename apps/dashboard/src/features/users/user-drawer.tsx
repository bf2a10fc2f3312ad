import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useBlocker } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { Form } from '#components/form/bound-fields.tsx';
import { firstControlOf } from '#components/form/form-dialog.tsx';
import { useKeptDocument } from '#components/form/kept-document.ts';
import { type ContractForm, useContractForm } from '#components/form/use-contract-form.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/dialog.tsx';
import { DiscardQuestion } from '#components/ui/discard-question.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { bodyOf, errorsOf, fieldOf, type UserDraft, type UserFormKind, userDraft } from './user-form.ts';

export type UserForm = ContractForm<UserDraft>;

/** The form of a user. What shows users is fetched again, whether it was saved or refused. */
export const useUserForm = (kind: UserFormKind, initial: UserDraft, onSaved: () => void): UserForm => {
  const words = useUsersWords();
  const [language] = useLanguage();
  const toast = useToast();
  const save = useMutation({
    mutationFn: (sent: UserDraft) => callOperation('registerUser', { body: bodyOf(kind, sent) }),
    // The data contains a password, so it must not stay in the mutation cache.
    gcTime: 0,
    onSuccess: () => toast({ tone: 'success', title: words.saved }),
    meta: { stale: [['users'], ['companies']] },
  });
  return useContractForm({
    initial,
    problems: (draft) => errorsOf(kind, draft, words.form, language),
    send: save.mutateAsync,
    onSent: onSaved,
    fieldOf,
    draft: { ...userDraft, name: kind },
    asksBeforeLeaving: true,
  });
};

type UserDrawerProps = {
  readonly title: string;
  readonly description: string;
  /** Undefined while the form is loading or if there is no such user; then nothing can be sent. */
  readonly form: UserForm | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The drawer of the three user forms. Errors are shown as the server sent them. Every way to close it, also the browser's Back,
 * changes the address, which asks about unsaved changes.
 */
export const UserDrawer = ({ title, description, form, onClose, children }: UserDrawerProps) => {
  const words = useUsersWords().form;
  const formId = useId();
  const isSaving = form?.isSending ?? false;
  const blocker = useBlocker(() => form?.mayBeLost() ?? false);
  useKeptDocument(form?.hasChanges ?? false);
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!isSaving}
      // Every way to close it asks, below.
      asksBeforeLosing={false}
      initialFocus={form ? firstControlOf(form) : undefined}
      title={title}
      description={description}
      footer={
        <>
          <BackButton disabled={isSaving} onClick={onClose} />
          {form && (
            <Button type="submit" form={formId} variant="primary" busy={isSaving} busyLabel={words.saving}>
              {words.save}
            </Button>
          )}
        </>
      }
    >
      <RefusalText text={form?.refusal} />
      {form ? (
        // The fields are not about the user: the browser should neither fill them in nor store them.
        <Form form={form} id={formId} autoComplete="off" className="flex flex-col gap-5">
          {children}
        </Form>
      ) : (
        children
      )}
      {blocker.state === 'blocked' && (
        <DiscardQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </Drawer>
  );
};
