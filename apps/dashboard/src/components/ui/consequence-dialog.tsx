import { type ReactNode, useRef } from 'react';
import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { controlsWords as en } from '#i18n/en/controls.ts';
import { controlsWords as es } from '#i18n/es/controls.ts';
import { useWords } from '#i18n/use-words.ts';

type ConsequenceDialogProps = {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly running: string;
  readonly variant: ButtonVariant;
  readonly isRunning: boolean;
  readonly refusal: string | undefined;
  /** What is to be known besides the description. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** What will happen, before it does. The focus begins at the way back. */
export const ConsequenceDialog = (props: ConsequenceDialogProps) => {
  const words = useWords({ es, en });
  const back = useRef<HTMLButtonElement>(null);
  const { isRunning, refusal, onClose, children } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!isRunning}
      initialFocus={back}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button ref={back} disabled={isRunning} onClick={onClose}>
            {words.goBack}
          </Button>
          <Button
            variant={props.variant}
            busy={isRunning}
            busyLabel={props.running}
            onClick={props.onConfirm}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      {refusal === undefined ? (
        children
      ) : (
        <>
          <p
            role="alert"
            className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-13 text-danger last:mb-0"
          >
            {refusal}
          </p>
          {children}
        </>
      )}
    </Dialog>
  );
};
