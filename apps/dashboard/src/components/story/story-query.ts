import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import type { Language } from '#i18n/language.ts';

/** Everything that is known of an account's transactions; whatever changes one makes all of it old. */
export const transactionsKey = (companyId: number) => ['transactions', companyId] as const;

/** Everything that happened to a payment. Reasons are told in the language of the call, so each language is an answer of its own. */
export const storyQuery = (companyId: number, idTransaction: number, language: Language) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'story', idTransaction, language] as const,
    queryFn: ({ signal }) => callOperation('getStory', { params: { idTransaction } }, signal),
  });
