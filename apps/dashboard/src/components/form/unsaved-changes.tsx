import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DiscardQuestion } from '#components/ui/discard-question.tsx';
import { readSession } from '#session/session-store.ts';
import { hasUnsaved, watchUnsaved } from './unsaved-forms.ts';

/** While there are unsaved changes, the browser asks before it closes or reloads the document. */
export const useKeptDocument = (hasChanges: boolean): void =>
  useEffect(() => {
    if (!hasChanges) return;
    const keep = (event: BeforeUnloadEvent) => {
      // Do not ask twice. Without a session nothing could be saved, and drafts are kept anyway.
      if (hasUnsaved() && readSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [hasChanges]);

type UnsavedChangesProps = {
  /** Whether an address opens something over the current page, whose forms remain. */
  readonly isOverPage: (location: Location) => boolean;
  readonly children: ReactNode;
};

/** Asks before leaving a page with unsaved forms. The router supports only one blocker, so this one covers all forms of a page. */
export const UnsavedChanges = ({ isOverPage, children }: UnsavedChangesProps) => {
  const hasChanges = useSyncExternalStore(watchUnsaved, hasUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isOverPage(currentLocation) &&
      !isOverPage(nextLocation),
  );
  useKeptDocument(hasChanges);
  return (
    <>
      {children}
      {blocker.state === 'blocked' && (
        <DiscardQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </>
  );
};
