import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** The user's role in a business. */
export const roleQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['role', companyId],
    queryFn: async () => {
      const role = await callOperation('getRole', { params: { companyId } });
      if (!role) throw new Error(`no role in business ${companyId}`);
      return role;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The user's strongest role in any business; null if the user belongs to none. */
export const strongestRoleQuery = () =>
  queryOptions({
    queryKey: ['role', 0],
    queryFn: () => callOperation('getRole', { params: { companyId: 0 } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
