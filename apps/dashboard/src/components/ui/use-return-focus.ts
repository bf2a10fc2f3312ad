import { useRef } from 'react';

/** The element that had the focus before the open dialog, for a dialog that replaces it. */
let before: HTMLElement | null = null;

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/** Returns the focus to the element that had it before a dialog opened, or to the page's content if that element is gone. */
export const useReturnFocus = () => {
  const origin = useRef<HTMLElement | null>(null);
  return {
    remember: (): void => {
      // A dialog that replaces another one finds no focused element, because the other one held the focus.
      origin.current = focused() ?? before;
      before = origin.current;
    },
    giveBack: (event: Event): void => {
      event.preventDefault();
      const under = document.querySelector('[role=dialog][data-state=open]');
      if (under) {
        // A dialog opened from within another one returns the focus to it; a dialog that replaced another one does not.
        if (under.contains(origin.current)) origin.current?.focus({ preventScroll: true });
        return;
      }
      before = null;
      // Another page has opened and has the focus.
      if (focused()) return;
      if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
      if (!focused()) document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
};
