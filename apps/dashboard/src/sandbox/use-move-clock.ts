import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { formatCount } from '#components/money/money-format.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useSandboxWords } from '#sandbox/sandbox-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { clockQuery } from './clock-query.ts';

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
