import { useSyncExternalStore } from 'react';

export type WindowSize = 'desktop' | 'mobile' | 'ssr';

const wideQuery = '(min-width: 993px)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** The theme's hook of this name, with the site's breakpoint: wide is over 992 px. */
export const useWindowSize = (): WindowSize =>
  useSyncExternalStore<WindowSize>(
    subscribe,
    () => (window.matchMedia(wideQuery).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
