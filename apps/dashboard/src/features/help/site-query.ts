import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** What the deployment says of itself. */
export const siteQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['site', companyId],
    queryFn: () => callOperation('getSiteSettings', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
