import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the page has its scripts: what the server wrote is shown until it is. */
export const Context = createContext(false);

/**
 * The generator's provider of this name, but for the transition: half of a page is drawn anew once it has its scripts, and in one
 * piece that keeps a phone from answering for a quarter of a second.
 */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
