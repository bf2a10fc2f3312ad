import { lazy, Suspense, useSyncExternalStore } from 'react';
import { whenReachable } from '#parts/load-part.ts';
import { isAskedToLeave, leaveNow, stayHere, watchUnsaved } from './unsaved-forms.ts';

const DiscardQuestion = lazy(
  whenReachable(async () => ({
    default: (await import('./discard-question.tsx')).DiscardQuestion,
  })),
);

/** Stands once in a layout: asks whoever leaves the document while a form has changes. */
export const LeavingQuestion = () => {
  const isAsked = useSyncExternalStore(watchUnsaved, isAskedToLeave);
  return <Suspense>{isAsked && <DiscardQuestion onStay={stayHere} onLeave={leaveNow} />}</Suspense>;
};
