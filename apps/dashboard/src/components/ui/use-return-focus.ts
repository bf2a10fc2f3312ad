import { useRef } from 'react';

/** The element that had the focus before the open dialog, for a dialog that replaces it. */
let before: HTMLElement | null = null;

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/**
 * Gives the focus back to what had it before a dialog came, whether a button opened it or an address: who works by
 * keyboard goes on where they were, and at the page's content where that is gone.
 */
export const useReturnFocus = () => {
  const origin = useRef<HTMLElement | null>(null);
  return {
    remember: (): void => {
      // A dialog that replaces another finds no focus: the other one took it along.
      origin.current = focused() ?? before;
      before = origin.current;
    },
    giveBack: (event: Event): void => {
      event.preventDefault();
      const under = document.querySelector('[role=dialog][data-state=open]');
      if (under) {
        // Opened from within the other, it gives the focus back there; put in its place, it leaves the other alone.
        if (under.contains(origin.current)) origin.current?.focus({ preventScroll: true });
        return;
      }
      before = null;
      // Another page has come, and has taken it.
      if (focused()) return;
      if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
      if (!focused()) document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
};
