import { useRef } from 'react';
import { useUnsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type DiscardQuestionProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Asks whether unsaved input may be discarded; the button to continue editing has the focus. */
export const DiscardQuestion = ({ onStay, onLeave }: DiscardQuestionProps) => {
  const words = useUnsavedChangesWords();
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
