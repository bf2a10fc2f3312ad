import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DiscardQuestion } from './discard-question.tsx';
import { useKeptDocument } from './use-kept-document.ts';

type Mark = (form: string, hasChanges: boolean) => void;

const MarkContext = createContext<Mark>(() => undefined);

/** Says that a form has changes that are not saved; leaving its page then asks. */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const form = useId();
  const mark = useContext(MarkContext);
  useEffect(() => {
    mark(form, hasChanges);
    return () => mark(form, false);
  }, [mark, form, hasChanges]);
};

type UnsavedChangesProps = {
  /** Whether what an address opens lies over the page, whose forms stay. */
  readonly isOverPage: (location: Location) => boolean;
  readonly children: ReactNode;
};

/** Asks before a page is left whose forms have changes. A router can be stopped in one place only, so that all forms of a page are watched here. */
export const UnsavedChanges = ({ isOverPage, children }: UnsavedChangesProps) => {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback<Mark>((form, hasChanges) => {
    setForms((known) => {
      if (known.has(form) === hasChanges) return known;
      const next = new Set(known);
      if (hasChanges) next.add(form);
      else next.delete(form);
      return next;
    });
  }, []);
  const hasChanges = forms.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isOverPage(currentLocation) &&
      !isOverPage(nextLocation),
  );
  useKeptDocument(hasChanges);
  return (
    <MarkContext value={mark}>
      {children}
      {blocker.state === 'blocked' && (
        <DiscardQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </MarkContext>
  );
};
