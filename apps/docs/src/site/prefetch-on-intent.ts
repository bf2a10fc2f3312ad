/**
 * The generator fetches every page whose link comes into sight; with a navigation that lists all of them each page would
 * load the site. Pages are still fetched when a link is pointed at, which is the generator's `preload`.
 */
export const prefetchNothing = () => {
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
};

// This module runs before the entry that sets the object, and the links look at it later.
if (typeof window !== 'undefined') queueMicrotask(prefetchNothing);
