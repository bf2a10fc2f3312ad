import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

export const companiesQuery = () =>
  queryOptions({
    queryKey: ['companies'],
    queryFn: () => callOperation('listCompanies', { params: { param: '0' } }),
  });
