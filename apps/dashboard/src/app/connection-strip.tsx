import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isReachable, lookForService, noteOffline, watchConnection } from '#api/connection.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { connectionWords as en } from '#i18n/en/connection.ts';
import { connectionWords as es } from '#i18n/es/connection.ts';
import { useWords } from '#i18n/use-words.ts';

/** Milliseconds between two looks for a service that does not answer. */
const pause = 5_000;

const look = (): void => void lookForService();

/** Stands once in a layout, at its foot: says while the service cannot be reached, and brings back what failed meanwhile. */
export const ConnectionStrip = () => {
  const words = useWords({ es, en });
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
    // There before anything is said in it, as a live region has to be.
    <div role="status" className="sticky bottom-0 z-30 mt-auto">
      {!isThere && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-warning bg-warning-soft px-4 py-1.5 text-13 lg:px-6">
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
