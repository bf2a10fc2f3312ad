import { useSyncExternalStore } from 'react';
import { parseViews, type SavedView } from '#features/transactions/list/saved-views.ts';
import { useSession } from '#session/use-session.ts';

const listeners = new Set<() => void>();

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab may have changed them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The views that this browser keeps for an account, and the way to change them. */
export const useSavedViews = () => {
  const session = useSession();
  const key = `views:transactions:${session?.environment}:${session?.company?.id}`;
  // The text is compared, not what is read from it.
  const text = useSyncExternalStore(watch, () => localStorage.getItem(key));
  const change = (views: readonly SavedView[]): void => {
    localStorage.setItem(key, JSON.stringify(views));
    for (const listener of listeners) listener();
  };
  const views = parseViews(text);
  return {
    views,
    save: (view: SavedView) => change([...views, view]),
    remove: (name: string) => change(views.filter((view) => view.name !== name)),
  };
};
