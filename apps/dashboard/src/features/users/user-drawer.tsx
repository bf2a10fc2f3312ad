import { type ReactNode, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { useKeptDocument } from '#components/form/use-kept-document.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { DiscardQuestion } from '#components/ui/discard-question.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import type { UserFormState } from './use-user-form.ts';

type UserDrawerProps = {
  readonly title: string;
  readonly description: string;
  /** Undefined while the form is loading or if there is no such user; then nothing can be sent. */
  readonly form: UserFormState | null;
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
  const firstControl = useRef<HTMLElement>(null);
  const isSaving = form?.isSaving ?? false;
  const blocker = useBlocker(() => form?.mayBeLost() ?? false);
  useUnsavedChanges(form?.hasChanges ?? false);
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
      initialFocus={firstControl}
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
        <form
          ref={(element) => {
            form.form.current = element;
            firstControl.current = element?.querySelector('input:not([readonly]), select') ?? null;
          }}
          id={formId}
          noValidate
          // The fields are not about the user: the browser should neither fill them in nor store them.
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
          className="flex flex-col gap-5"
        >
          {children}
        </form>
      ) : (
        children
      )}
      {blocker.state === 'blocked' && (
        <DiscardQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </Drawer>
  );
};
