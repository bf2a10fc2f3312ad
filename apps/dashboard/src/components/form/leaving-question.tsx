import { lazy, Suspense, useSyncExternalStore } from 'react';
import { whenReachable } from '#parts/load-part.ts';
import { isAskedToLeave, leaveNow, stayHere, watchUnsaved } from './unsaved-forms.ts';

const DiscardQuestion = lazy(
  whenReachable(async () => ({
    default: (await import('#components/ui/discard-question.tsx')).DiscardQuestion,
  })),
);

/** Asks before the user leaves the document while a form has unsaved changes. Each layout contains it once. */
export const LeavingQuestion = () => {
  const isAsked = useSyncExternalStore(watchUnsaved, isAskedToLeave);
  return <Suspense>{isAsked && <DiscardQuestion onStay={stayHere} onLeave={leaveNow} />}</Suspense>;
};
