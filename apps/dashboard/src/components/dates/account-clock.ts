import { toWireDay, type WireDay } from '@pasarela/contracts/dates/dates';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { readSession } from '#session/session-store.ts';
import { useCompanyId } from '#session/use-session.ts';

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

/** The difference between the account's clock and this machine's, in milliseconds. The portal loads it before its first page. */
export const useClockOffset = (): number => useSuspenseQuery(clockQuery(useCompanyId())).data.offset;

/** The account's time, read anew every `every` milliseconds. */
export const useAccountNow = (every = 1_000): number => {
  const offset = useClockOffset();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
  return Date.now() + offset;
};

/** Today, by the account's clock. */
export const useAccountToday = (): WireDay => toWireDay(useAccountNow(60_000));
