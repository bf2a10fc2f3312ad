import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { readSession } from '#session/session-store.ts';

/** The difference between an account's clock and this machine's clock, in milliseconds. */
export type AccountClock = { readonly offset: number };

const realTime: AccountClock = { offset: 0 };

/** The clock of a business. Production uses real time, so no call is made. */
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
