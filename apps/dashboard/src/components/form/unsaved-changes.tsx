import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DiscardQuestion } from '#components/ui/discard-question.tsx';
import { hasUnsaved, markUnsaved, watchUnsaved } from './unsaved-forms.ts';
import { useKeptDocument } from './use-kept-document.ts';

/** Registers that a form has unsaved changes; leaving its page then asks for confirmation. */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const form = useId();
  useEffect(() => {
    markUnsaved(form, hasChanges);
    return () => markUnsaved(form, false);
  }, [form, hasChanges]);
};

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
