import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

export const accountQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['account', companyId],
    queryFn: () => callOperation('getAccountInformation', { params: { company: companyId } }),
  });
