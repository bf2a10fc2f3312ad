import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { fraudWords as en } from '#i18n/en/fraud.ts';
import { fraudWords as es } from '#i18n/es/fraud.ts';
import { useWords } from '#i18n/use-words.ts';

type EntryDialogProps = {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly running: string;
  readonly isRunning: boolean;
  /** What the server said where it named no field. */
  readonly refusal: string | undefined;
  readonly active: boolean;
  readonly onActive: (active: boolean) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** The dialog in which an entry is made or changed. */
export const EntryDialog = (props: EntryDialogProps) => {
  const words = useWords({ es, en }).blacklist;
  const formId = useId();
  const { isRunning, refusal, onClose, initialFocus } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!isRunning}
      {...(initialFocus && { initialFocus })}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            {words.goBack}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isRunning} busyLabel={props.running}>
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
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
        className="flex flex-col gap-5"
      >
        {props.children}
        <div className="flex items-center gap-3">
          <Switch label={words.isActive} checked={props.active} onChange={props.onActive} />
          <span aria-hidden="true" className="text-14">
            {props.active ? words.active : words.inactive}
          </span>
        </div>
      </form>
    </Dialog>
  );
};
