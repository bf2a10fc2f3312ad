import { type ReactNode, useId, useRef } from 'react';
import { JustificationField } from '#components/form/justification-field.tsx';
import { useJustification } from '#components/form/use-justification.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { controlsWords as en } from '#i18n/en/controls.ts';
import { controlsWords as es } from '#i18n/es/controls.ts';
import { useWords } from '#i18n/use-words.ts';

type JustificationDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly description: string;
  /** What the reason is asked for. */
  readonly reason: string;
  readonly submit: string;
  readonly running: string;
  readonly isRunning: boolean;
  readonly refusal: string | undefined;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
  /** What is to be known besides the description. */
  readonly children?: ReactNode;
};

/** Ends something, for a reason of 5 to 250 characters (dashboard specification, section 5). */
export const JustificationDialog = (props: JustificationDialogProps) => {
  const words = useWords({ es, en });
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useJustification();
  const { isRunning, refusal, onSubmit, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!isRunning}
      initialFocus={field}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            {words.goBack}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isRunning} busyLabel={props.running}>
            {props.submit}
          </Button>
        </>
      }
    >
      {refusal !== undefined && (
        <p role="alert" className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {refusal}
        </p>
      )}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.judge()) onSubmit(draft.reason);
        }}
        className="flex flex-col gap-4"
      >
        <JustificationField
          label={props.reason}
          text={draft.text}
          isWrong={draft.isWrong}
          field={field}
          onType={draft.type}
        />
        {props.children}
      </form>
    </Dialog>
  );
};
