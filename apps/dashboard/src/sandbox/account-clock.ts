import { day, hour, minute, toWireDay, type WireDay } from '@pasarela/contracts/dates/dates';
import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { formatCount } from '#components/money/money-format.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { readSession } from '#session/session-store.ts';
import { useCompanyId } from '#session/use-session.ts';
import { useSandboxWords } from './sandbox-words.ts';

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

export type ClockMove = OperationRequest<Operations['moveClock']>['body'];

/** Moves the account's clock and lets everything that is shown be read again. */
export const useMoveClock = () => {
  const words = useSandboxWords();
  const [language] = useLanguage();
  const company = useCompanyId();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ClockMove) => callOperation('moveClock', { body }),
    onSuccess: (clock) => {
      client.setQueryData(clockQuery(company).queryKey, { offset: Date.parse(clock.now) - Date.now() });
      const { carriedOut } = clock;
      toast({
        title: words.moved(formatMoment(clock.now, language)),
        tone: 'success',
        ...(carriedOut > 0 ? { description: words.carriedOut(carriedOut, formatCount(carriedOut)) } : {}),
      });
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'clock' });
    },
    onError: (error) => toast({ title: error.message, tone: 'error' }),
  });
};

export type ClockSpan = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

/** Rounding tolerance: without it, the time that the answer took could turn a day into 23 hours. */
const tolerance = 5_000;

/** How far the clock is ahead, in the largest unit that it fills; null while it runs with real time. */
export const clockSpan = (offset: number): ClockSpan | null => {
  const ahead = offset + tolerance;
  if (ahead >= day) return { unit: 'days', count: Math.floor(ahead / day) };
  if (ahead >= hour) return { unit: 'hours', count: Math.floor(ahead / hour) };
  if (ahead >= minute) return { unit: 'minutes', count: Math.floor(ahead / minute) };
  return null;
};
