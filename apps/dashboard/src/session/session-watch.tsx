import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { sessionWords as en } from '#i18n/en/session.ts';
import { sessionWords as es } from '#i18n/es/session.ts';
import { useWords } from '#i18n/use-words.ts';
import { logOut } from './log-out.ts';
import { sessionDeadline } from './session-deadline.ts';
import { leaveSession, readLastCall, type Session } from './session-store.ts';

const minutesAndSeconds = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Warns before a session ends, and leaves when it has ended. */
export const SessionWatch = ({ session }: { session: Session }) => {
  const words = useWords({ es, en });
  const [now, setNow] = useState(Date.now);
  const [understood, setUnderstood] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const stay = useMutation({
    mutationFn: () => callOperation('getSession', {}),
    onSettled: () => setNow(Date.now()),
  });

  const { warnAt, endAt, canStay } = sessionDeadline(session.signedInAt, readLastCall());
  const ended = now >= endAt;
  useEffect(() => {
    if (ended) leaveSession('/login', words.ended);
  }, [ended, words.ended]);

  const time = minutesAndSeconds(endAt - now);
  return (
    <Dialog
      open={now >= warnAt && !ended && !(understood && !canStay)}
      onOpenChange={() => (canStay ? stay.mutate() : setUnderstood(true))}
      title={words.endingTitle}
      description={canStay ? words.idle(time) : words.life(time)}
      footer={
        <>
          <Button variant="ghost" onClick={() => void logOut()}>
            {words.logOut}
          </Button>
          {canStay ? (
            <Button variant="primary" busy={stay.isPending} onClick={() => stay.mutate()}>
              {words.stay}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => setUnderstood(true)}>
              {words.understood}
            </Button>
          )}
        </>
      }
    />
  );
};
