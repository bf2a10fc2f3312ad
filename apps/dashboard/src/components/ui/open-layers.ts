import { useEffect, useLayoutEffect, useRef } from 'react';

// What lies over a page and is not left by the browser's Back like a page: what has no address of its own, as the palette, the menu of a
// phone or the filters of a list, and dialogs in which something was typed or is being sent. Back closes the topmost of them, or asks.

type Layer = { readonly close: () => void };

const layers: Layer[] = [];

export const hasOpenLayer = (): boolean => layers.length > 0;

/** Closes the layer that was opened last. */
export const closeTopLayer = (): void => layers.at(-1)?.close();

/** Registers a layer while it is open, so that Back is left to it. What has an address is otherwise closed by Back anyway. */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // A layer that the page no longer shows must not take the next Back.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => latest.current() };
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [isOpen]);
};
