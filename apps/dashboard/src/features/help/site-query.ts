import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** The public data of the deployment. */
export const siteQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['site', companyId],
    queryFn: () => callOperation('getSiteSettings', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
