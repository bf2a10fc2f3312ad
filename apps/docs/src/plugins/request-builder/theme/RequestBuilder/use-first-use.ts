import { useRef, useState } from 'react';

/**
 * Whether somebody has begun to use a part. It becomes true while nothing is pressed: what moves away from under a pointer that is down
 * is not clicked.
 */
export const useFirstUse = () => {
  const [isUsed, setUsed] = useState(false);
  const isPressed = useRef(false);
  const press = (): void => {
    isPressed.current = true;
    const pressing = new AbortController();
    const release = (): void => {
      pressing.abort();
      isPressed.current = false;
      // The click comes right behind.
      setTimeout(() => setUsed(true));
    };
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, release, { signal: pressing.signal });
  };
  const focus = (): void => {
    if (!isPressed.current) setUsed(true);
  };
  return { isUsed, handlers: { onPointerDownCapture: press, onFocusCapture: focus } };
};
