import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { clockQuery } from '#components/dates/account-clock.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { formatCount } from '#components/money/money-format.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { useSandboxWords } from './sandbox-words.ts';

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
