import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { isOverPage, takeOwnStep } from '#components/overlay/use-overlay.ts';
import { closeTopLayer, hasOpenLayer } from '#components/ui/open-layers.ts';
import { whenReachable } from '#parts/load-part.ts';
import { useKeptDocument } from './kept-document.ts';
import { hasUnsaved, isAskedToLeave, leaveNow, stayHere, watchUnsaved } from './unsaved-forms.ts';

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

/**
 * Keeps the user on a page: Back closes what lies over it first, and a form with unsaved changes is not left without asking. What has an
 * address over the page may be opened and closed, because the forms remain. The router supports only one blocker, so this one is for all
 * pages of a layout.
 */
export const PageGuard = () => {
  const hasChanges = useSyncExternalStore(watchUnsaved, hasUnsaved);
  const [isForLayer, setForLayer] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const closesLayer = historyAction === 'POP' && !takeOwnStep() && hasOpenLayer();
    setForLayer(closesLayer);
    return (
      closesLayer ||
      (hasUnsaved() &&
        currentLocation.pathname !== nextLocation.pathname &&
        !isOverPage(currentLocation) &&
        !isOverPage(nextLocation))
    );
  });
  useKeptDocument(hasChanges);
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isForLayer) return;
    closeTopLayer();
    blocker.reset();
  }, [blocker, isForLayer]);
  return (
    <Suspense>
      {blocker.state === 'blocked' && !isForLayer && (
        <DiscardQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </Suspense>
  );
};
