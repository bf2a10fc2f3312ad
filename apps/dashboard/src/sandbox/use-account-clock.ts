import { toWireDay, type WireDay } from '@pasarela/contracts/dates/dates';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useCompanyId } from '#session/use-session.ts';
import { clockQuery } from './clock-query.ts';

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
