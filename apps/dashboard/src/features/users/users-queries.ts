import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** The businesses whose users the caller administers. */
export const administeredQuery = () =>
  queryOptions({
    queryKey: ['companies', 'users'],
    queryFn: () => callOperation('listCompanies', { params: { param: 'users' } }),
  });

/** A page of the users of a business. */
export const usersQuery = (businessId: number, pageNumber: number) =>
  queryOptions({
    queryKey: ['users', businessId, pageNumber],
    queryFn: () => callOperation('listUsers', { params: { id: businessId }, query: { pageNumber } }),
  });

/** One user of a business, on whatever page: none if the business has no such user. */
export const userQuery = (businessId: number, idUser: number) =>
  queryOptions({
    queryKey: ['users', businessId, 'user', idUser],
    queryFn: () => callOperation('listUsers', { params: { id: businessId }, query: { idUser } }),
  });

export const inviteQuery = () =>
  queryOptions({
    queryKey: ['users', 'invite'],
    queryFn: () => callOperation('listUsersToInvite', {}),
  });
