import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logOut } from '#access/log-out.ts';
import { callOperation } from '#api/call-operation.ts';
import { leaveAfterAsking } from '#components/form/unsaved-forms.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useSessionWords } from '#session/session-words.ts';

const minutesAndSeconds = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

type SessionEndingProps = {
  /** Milliseconds. */
  left: number;
  /** Whether a call can prolong the session; otherwise its maximum life is reached. */
  canStay: boolean;
  onProlonged: () => void;
};

/** The warning before a session ends. */
export const SessionEnding = ({ left, canStay, onProlonged }: SessionEndingProps) => {
  const words = useSessionWords();
  const [understood, setUnderstood] = useState(false);
  const stay = useMutation({ mutationFn: () => callOperation('getSession', {}), onSuccess: onProlonged });
  const time = minutesAndSeconds(left);
  const answer = () => (canStay ? stay.mutate() : setUnderstood(true));
  return (
    <Dialog
      open={!understood}
      onOpenChange={answer}
      title={words.endingTitle}
      description={canStay ? words.idle(time) : words.life(time)}
      footer={
        <>
          <Button variant="ghost" onClick={() => leaveAfterAsking(() => void logOut())}>
            {words.logOut}
          </Button>
          <Button variant="primary" busy={stay.isPending} onClick={answer}>
            {canStay ? words.stay : words.understood}
          </Button>
        </>
      }
    >
      {stay.error && (
        <p role="alert" className="text-danger">
          {stay.error.message}
        </p>
      )}
    </Dialog>
  );
};
