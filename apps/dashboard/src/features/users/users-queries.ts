import type { UserAccess } from '@pasarela/contracts/users/user-schema';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useUsersWords } from './users-words.ts';

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

/** Suspends the access of somebody to a business, gives it back, or takes it away. */
export const useSetAccess = (idCompany: number, onSet: () => void = () => undefined) => {
  const words = useUsersWords();
  const toast = useToast();
  const said = { enabled: words.enabled, disabled: words.suspended, removed: words.removed };
  return useMutation({
    mutationFn: ({ id, access }: { id: number; access: UserAccess }) =>
      callOperation('setUserAccess', { body: { idCompany, id, access } }),
    onSuccess: (_, { access }) => {
      toast({ tone: 'success', title: said[access] });
      onSet();
    },
    onError: (error) => toast({ tone: 'error', title: error.message }),
    meta: { stale: [['users'], ['companies']] },
  });
};
