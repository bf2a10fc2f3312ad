import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { logFailure } from './log-failure.ts';

/** Retries only failed connections and server errors; repeating a refused call would not help. */
const mayPass = (error: Error): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
