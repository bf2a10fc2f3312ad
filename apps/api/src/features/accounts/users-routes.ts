import type { HandlersOf } from '#http/call.ts';
import type { RegisterService } from './register-service.ts';
import type { UsersService } from './users-service.ts';

export const usersRoutes = (
  users: UsersService,
  registration: RegisterService,
): HandlersOf<'listUsers' | 'listUsersToInvite' | 'registerUser' | 'setUserAccess'> => ({
  listUsers: async ({ user, params, query }) => users.list(user, params.id, query),
  listUsersToInvite: async ({ user }) => users.toInvite(user),
  registerUser: async ({ user, body }) => ({ id: await registration.save(user, body) }),
  setUserAccess: async ({ user, body }) => {
    await users.setAccess(user, body.idCompany, body.id, body.access);
    return null;
  },
});
