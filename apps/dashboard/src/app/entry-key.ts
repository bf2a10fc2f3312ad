/**
 * Gives the entry of the history that a document is opened at a key of its own. The router calls every one of them `default`, so that
 * all pages opened by their address would share one place to be scrolled to; a reload finds the key that it left.
 */
export const keyEntry = (): void => {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  window.history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '');
};
