import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import type { Language } from '#i18n/language.ts';

/** The months of a business, said in a language. */
export const periodsQuery = (companyId: number, lang: Language) =>
  queryOptions({
    queryKey: ['statement', companyId, lang],
    queryFn: ({ signal }) => callOperation('listStatementPeriods', { query: { companyId, lang } }, signal),
  });
