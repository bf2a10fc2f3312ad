import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { readSession } from '#session/session-store.ts';

/** How far an account's business time stands from this machine's clock, in milliseconds. */
export type AccountClock = { readonly offset: number };

const realTime: AccountClock = { offset: 0 };

/** The clock of a business. Production works by real time and has none to ask for. */
export const clockQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['clock', companyId],
    queryFn: async (): Promise<AccountClock> => {
      if (readSession()?.environment !== 'Sandbox') return realTime;
      const clock = await callOperation('getClock', {});
      return { offset: Date.parse(clock.now) - Date.now() };
    },
    staleTime: 60_000,
  });
