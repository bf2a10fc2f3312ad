import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** The businesses whose users the caller administers. */
export const administeredQuery = () =>
  queryOptions({
    queryKey: ['companies', 'users'],
    queryFn: () => callOperation('listCompanies', { params: { param: 'users' } }),
  });

export const usersQuery = (businessId: number) =>
  queryOptions({
    queryKey: ['users', businessId],
    queryFn: () => callOperation('listUsers', { params: { id: businessId } }),
  });

export const inviteQuery = () =>
  queryOptions({
    queryKey: ['users', 'invite'],
    queryFn: () => callOperation('listUsersToInvite', {}),
  });
