import { useSyncExternalStore } from 'react';

/** Below the breakpoint `sm`, where each row of a list is a card. */
const narrow = globalThis.matchMedia?.('(width < 40rem)');

const watch = (listener: () => void): (() => void) => {
  narrow?.addEventListener('change', listener);
  return () => narrow?.removeEventListener('change', listener);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => narrow?.matches ?? false,
    () => false,
  );
