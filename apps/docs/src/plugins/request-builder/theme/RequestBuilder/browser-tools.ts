import type { Stores } from '../../lib/browser-memory.ts';
import type { Credentials } from '../../lib/build-request.ts';
import { isDemoAt } from '../../lib/demo-deployment.ts';
import type { SendTools, TokenMemory } from '../../lib/send-request.ts';

export const browserTools: SendTools = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  clock: () => performance.now(),
};

/** One token for all that is sent from this page; it is gone with the page. */
export const tokens: TokenMemory = { current: null };

/** The credentials that were typed last, kept or not: they go along to the next builder, and are gone with the page. */
export const typedCredentials: { current: Credentials | null } = { current: null };

/** A browser may forbid its storages altogether. */
export const browserStores = (): Stores => {
  try {
    return { browser: window.localStorage, session: window.sessionStorage };
  } catch {
    return { browser: null, session: null };
  }
};

let askedForDemo: Promise<boolean> | null = null;

/** Whether the site stands on a demo: asked once for all that is opened on this page. */
export const isDemoHere = (): Promise<boolean> => {
  askedForDemo ??= isDemoAt(window.location.origin, (url) => fetch(url, { credentials: 'omit' }));
  return askedForDemo;
};
