import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** Logo, texts, keys and addresses of an account. */
export const settingsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['settings', companyId] as const,
    queryFn: ({ signal }) => callOperation('getSettings', {}, signal),
  });
