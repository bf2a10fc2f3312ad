import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isReachable, lookForService, noteOffline, watchConnection } from '#api/connection.ts';
import { useConnectionWords } from '#app/connection-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';

/** The interval of checks while the service does not answer, in milliseconds. */
const pause = 5_000;

const look = (): void => void lookForService();

/** A message at the end of a layout while the service cannot be reached. When it is back, failed queries are repeated. */
export const ConnectionStrip = () => {
  const words = useConnectionWords();
  const client = useQueryClient();
  const isThere = useSyncExternalStore(watchConnection, isReachable);
  useEffect(() => {
    window.addEventListener('offline', noteOffline);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('offline', noteOffline);
      window.removeEventListener('online', look);
    };
  }, []);
  useEffect(() => {
    if (isThere) return;
    const timer = setInterval(look, pause);
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
  }, [isThere, client]);
  return (
    // A live region must exist before its text changes.
    <div role="status" className="sticky bottom-0 z-30 mt-auto">
      {!isThere && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-warning bg-warning-soft px-4 py-1.5 text-13 lg:in-shell">
          <Icon name="alert" className="size-4 shrink-0 text-warning" />
          <p className="grow basis-48">
            <span className="font-medium">{words.unavailable}.</span> {words.stale}
          </p>
          <Button size="small" onClick={look}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
};
