import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DiscardQuestion } from './discard-question.tsx';
import { hasUnsaved, markUnsaved, watchUnsaved } from './unsaved-forms.ts';
import { useKeptDocument } from './use-kept-document.ts';

/** Says that a form has changes that are not saved; leaving its page then asks. */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const form = useId();
  useEffect(() => {
    markUnsaved(form, hasChanges);
    return () => markUnsaved(form, false);
  }, [form, hasChanges]);
};

type UnsavedChangesProps = {
  /** Whether what an address opens lies over the page, whose forms stay. */
  readonly isOverPage: (location: Location) => boolean;
  readonly children: ReactNode;
};

/** Asks before a page is left whose forms have changes. A router can be stopped in one place only, so that all forms of a page are watched here. */
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
