/**
 * Gives the first history entry of a document its own key. The router uses `default` for all of them, so pages opened by their
 * address would share one scroll position. A reload keeps the key.
 */
export const keyEntry = (): void => {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  window.history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '');
};
