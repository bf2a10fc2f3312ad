import { type RefObject, useEffect, useRef } from 'react';
import type { Stores } from '../../lib/browser-memory.ts';
import { browserStores } from './browser-tools.ts';

/** The browser's storages: none on the server, and there for every effect of who calls this first. */
export const useBrowserStores = (): RefObject<Stores> => {
  const stores = useRef<Stores>({ browser: null, session: null });
  useEffect(() => {
    stores.current = browserStores();
  }, []);
  return stores;
};
