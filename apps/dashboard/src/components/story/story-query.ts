import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import type { Language } from '#i18n/language.ts';

/** The query key of all transaction data of an account; any change of a transaction invalidates it. */
export const transactionsKey = (companyId: number) => ['transactions', companyId] as const;

/** The timeline of a payment. Reasons are in the language of the call, so each language is cached separately. */
export const storyQuery = (companyId: number, idTransaction: number, language: Language) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'story', idTransaction, language] as const,
    queryFn: ({ signal }) => callOperation('getStory', { params: { idTransaction } }, signal),
  });
