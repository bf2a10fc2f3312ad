import { useId, useLayoutEffect } from 'react';

// The forms with unsaved changes. The router checks this before leaving a page, the browser before leaving the document, and so do
// log-out and the change of the business.

const unsaved = new Set<string>();
const listeners = new Set<() => void>();
let leaving: (() => void) | null = null;

const tell = (): void => {
  for (const listener of listeners) listener();
};

export const watchUnsaved = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const markUnsaved = (form: string, hasChanges: boolean): void => {
  if (unsaved.has(form) === hasChanges) return;
  if (hasChanges) unsaved.add(form);
  else unsaved.delete(form);
  tell();
};

/** Registers that a form has unsaved changes; leaving its page then asks for confirmation. */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const form = useId();
  // As soon as the page shows it: who is fast is asked, and is not asked about a form that is gone.
  useLayoutEffect(() => {
    markUnsaved(form, hasChanges);
    return () => markUnsaved(form, false);
  }, [form, hasChanges]);
};

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Leaves the document after the user has agreed to lose unsaved changes. */
export const leaveAfterAsking = (leave: () => void): void => {
  if (hasUnsaved()) {
    leaving = leave;
    tell();
  } else leave();
};

/** Whether the question is being shown. */
export const isAskedToLeave = (): boolean => leaving !== null;

export const stayHere = (): void => {
  leaving = null;
  tell();
};

export const leaveNow = (): void => {
  const leave = leaving;
  leaving = null;
  // The browser must not ask a second time.
  unsaved.clear();
  tell();
  leave?.();
};
