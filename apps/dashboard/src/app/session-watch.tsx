import { lazy, Suspense, useEffect, useState } from 'react';
import { whenReachable } from '#parts/load-part.ts';
import { sessionDeadline } from '#session/session-deadline.ts';
import { endSession, readLastCall } from '#session/session-store.ts';
import type { Session } from '#session/session-value.ts';
import { useSessionWords } from '#session/session-words.ts';

const SessionEnding = lazy(
  whenReachable(async () => ({ default: (await import('./session-ending.tsx')).SessionEnding })),
);

/** Warns before a session ends, and leaves the page when it has ended. */
export const SessionWatch = ({ session }: { session: Session }) => {
  const words = useSessionWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const { warnAt, endAt, canStay } = sessionDeadline(session.signedInAt, readLastCall());
  const ended = now >= endAt;
  useEffect(() => {
    if (ended) endSession(words.ended, { comesBack: true });
  }, [ended, words.ended]);
  if (now < warnAt || ended) return null;
  return (
    <Suspense>
      <SessionEnding left={endAt - now} canStay={canStay} onProlonged={() => setNow(Date.now())} />
    </Suspense>
  );
};
