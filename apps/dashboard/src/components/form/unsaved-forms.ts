// Which forms have changes that are not saved. The router asks this before it leaves a page, the browser before it leaves the
// document, and whatever leaves the document by itself: logging out, changing the business.

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

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Leaves the document, once the user has said that what was not saved may be lost. */
export const leaveAfterAsking = (leave: () => void): void => {
  if (hasUnsaved()) {
    leaving = leave;
    tell();
  } else leave();
};

/** Whether the user is being asked. */
export const isAskedToLeave = (): boolean => leaving !== null;

export const stayHere = (): void => {
  leaving = null;
  tell();
};

export const leaveNow = (): void => {
  const leave = leaving;
  leaving = null;
  // Nobody asks a second time.
  unsaved.clear();
  tell();
  leave?.();
};
