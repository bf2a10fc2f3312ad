import { useSyncExternalStore } from 'react';

/** A hook that says whether the window is narrower than a breakpoint of `styles/look.css`, and changes with it. */
const createNarrower = (breakpoint: string) => {
  const query = globalThis.matchMedia?.(`(width < ${breakpoint})`);
  const watch = (listener: () => void): (() => void) => {
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  };
  return (): boolean =>
    useSyncExternalStore(
      watch,
      () => query?.matches ?? false,
      () => false,
    );
};

/** Below the breakpoint `sm`, where each row of a list is a card. */
export const useNarrow = createNarrower('640px');

/** Below the breakpoint `xl`, where a table leaves out the columns that are for wide windows. */
export const useHidesColumns = createNarrower('1280px');
