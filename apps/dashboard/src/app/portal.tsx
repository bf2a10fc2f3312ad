import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  useIsMutating,
} from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { CallError } from '#api/call-error.ts';
import { logFailure } from '#api/log-failure.ts';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { createRouter } from './router.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** It changes nothing on the server, as a report, or shows its progress itself: nothing is blocked meanwhile. */
      readonly safe?: true;
      /** The queries to fetch again, after a refusal too: a refusal means that what is shown is out of date. */
      readonly stale?: readonly QueryKey[];
    };
  }
}

/** Retries only failed connections and server errors; repeating a refused call would not help. */
const mayPass = (error: Error): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (...[, , , , { meta }]) => {
        for (const queryKey of meta?.stale ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
    queryCache: new QueryCache({
      onError: (error, query) => logFailure(String(query.queryKey[0]), error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};

/**
 * Gives the first history entry of a document its own key. The router uses `default` for all of them, so pages opened by their
 * address would share one scroll position. A reload keeps the key.
 */
const keyEntry = (): void => {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  window.history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '');
};

/** While something is changed nothing else can be done (PORTAL-40). */
const Changing = () => {
  const changing = useIsMutating({ predicate: (mutation) => mutation.meta?.safe !== true });
  return <BlockingIndicator active={changing > 0} />;
};

/**
 * Everything behind the sign-in, with its providers. The router reads the address when it is created, so it is created when the
 * portal opens and not when this module loads.
 */
export const createPortal = () => {
  const client = createQueryClient();
  keyEntry();
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter(client)} />
      <Changing />
    </QueryClientProvider>
  );
};
