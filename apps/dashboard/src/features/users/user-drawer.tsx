import { type ReactNode, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { DiscardQuestion } from '#components/form/discard-question.tsx';
import { useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { useKeptDocument } from '#components/form/use-kept-document.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';
import { usersWords as en } from '#i18n/en/users.ts';
import { usersWords as es } from '#i18n/es/users.ts';
import { useWords } from '#i18n/use-words.ts';
import type { UserFormState } from './use-user-form.ts';

type UserDrawerProps = {
  readonly title: string;
  readonly description: string;
  /** Nothing can be sent while there is none: it is still loading, or there is nobody. */
  readonly form: UserFormState | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The drawer of all three forms. A refusal is shown as the text that the server sent. Every way back, the browser's own too, leads to
 * another address, which asks before it throws away what was filled in.
 */
export const UserDrawer = ({ title, description, form, onClose, children }: UserDrawerProps) => {
  const words = useWords({ es, en }).form;
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
          // Nothing here is the caller's own: the browser neither fills it in nor keeps it.
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
