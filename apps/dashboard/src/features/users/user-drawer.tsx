import { type ReactNode, useId, useRef, useState } from 'react';
import { DiscardQuestion } from '#components/form/discard-question.tsx';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
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
 * The drawer of all three forms. A refusal is shown as the text that the server sent. Every way back asks before it throws away what
 * was filled in.
 */
export const UserDrawer = ({ title, description, form, onClose, children }: UserDrawerProps) => {
  const words = useWords({ es, en }).form;
  const formId = useId();
  const firstControl = useRef<HTMLElement>(null);
  const isSaving = form?.isSaving ?? false;
  const [isAsking, setAsking] = useState(false);
  const leave = () => (form?.hasChanges ? setAsking(true) : onClose());
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      dismissible={!isSaving}
      initialFocus={firstControl}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={isSaving} onClick={leave}>
            {words.goBack}
          </Button>
          {form && (
            <Button type="submit" form={formId} variant="primary" busy={isSaving} busyLabel={words.saving}>
              {words.save}
            </Button>
          )}
        </>
      }
    >
      {form?.refusal !== undefined && (
        <p role="alert" className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {form.refusal}
        </p>
      )}
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
      {isAsking && <DiscardQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
    </Drawer>
  );
};
