import { useRef } from 'react';
import { unsavedChangesWords as en } from '#i18n/en/unsaved-changes.ts';
import { unsavedChangesWords as es } from '#i18n/es/unsaved-changes.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type DiscardQuestionProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Asks whether unsaved input may be discarded; the button to continue editing has the focus. */
export const DiscardQuestion = ({ onStay, onLeave }: DiscardQuestionProps) => {
  const words = useWords({ es, en });
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open
      place="centre"
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      initialFocus={stay}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onClick={onLeave}>{words.leave}</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    />
  );
};
