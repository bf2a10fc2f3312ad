import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#api/query-keys.ts';
import type { Language } from '#i18n/language.ts';

/** The timeline of a payment. Reasons are in the language of the call, so each language is cached separately. */
export const storyQuery = (companyId: number, idTransaction: number, language: Language) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'story', idTransaction, language] as const,
    queryFn: ({ signal }) => callOperation('getStory', { params: { idTransaction } }, signal),
  });
