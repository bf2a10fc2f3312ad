import { type ReactNode, useRef } from 'react';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefusalText } from './state-message.tsx';

type ConsequenceDialogProps = {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly running: string;
  readonly variant: ButtonVariant;
  readonly isRunning: boolean;
  readonly refusal: string | undefined;
  /** For a question without an address of its own. */
  readonly closesOnBack?: boolean;
  /** Further details below the description. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** A confirmation dialog that tells the consequence of an action. The focus begins at its cancel button. */
export const ConsequenceDialog = (props: ConsequenceDialogProps) => {
  const back = useRef<HTMLButtonElement>(null);
  const { isRunning, refusal, onClose, children } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!isRunning}
      closesOnBack={props.closesOnBack ?? false}
      initialFocus={back}
      title={props.title}
      description={props.description}
      footer={
        <>
          <BackButton ref={back} disabled={isRunning} onClick={onClose} />
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
      <RefusalText text={refusal} />
      {children}
    </Dialog>
  );
};
