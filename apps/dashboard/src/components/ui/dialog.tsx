import { useState } from 'react';
import { useCloseOnBack } from '#components/ui/open-layers.ts';
import { DialogFrame, type FrameProps } from './dialog-frame.tsx';
import { DiscardQuestion } from './discard-question.tsx';

export type DialogProps = Omit<FrameProps, 'place' | 'onInput'> & {
  /** False where leaving the page that it is at asks already. */
  asksBeforeLosing?: boolean;
  /** For what has no address of its own: the browser's Back closes it instead of leaving the page below. */
  closesOnBack?: boolean;
};

/** A dialog that is not closed by Escape, Back, a click beside it or its cross without asking, once something was typed in it. */
const AskingDialog = ({
  asksBeforeLosing = true,
  closesOnBack = false,
  place,
  ...props
}: DialogProps & Pick<FrameProps, 'place'>) => {
  const { open, onOpenChange, dismissible = true } = props;
  const [hasInput, setInput] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = (willBeOpen: boolean): void => {
    if (!willBeOpen && asksBeforeLosing && hasInput) setAsking(true);
    else onOpenChange(willBeOpen);
  };
  // What has an address is left by Back without a word, until something was typed in it; what is being sent is not left.
  const staysOnBack = closesOnBack || !dismissible || (asksBeforeLosing && hasInput);
  useCloseOnBack(open && staysOnBack, () => {
    if (dismissible) change(false);
  });
  return (
    <>
      <DialogFrame {...props} place={place} onInput={() => setInput(true)} onOpenChange={change} />
      {isAsking && (
        <DiscardQuestion
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            onOpenChange(false);
          }}
        />
      )}
    </>
  );
};

export const Dialog = (props: DialogProps) => (
  <AskingDialog {...props} place={props.isBare ? 'search' : 'centre'} />
);

/** A full-height dialog at the edge of the window; `wide` for content with long lines. */
export const Drawer = ({
  side = 'right',
  wide = false,
  ...rest
}: DialogProps & { side?: 'left' | 'right'; wide?: boolean }) => (
  <AskingDialog {...rest} place={wide && side === 'right' ? 'wideRight' : side} />
);
