import type { ListUsers, User, UserAccess, UserRow } from '@pasarela/contracts/users/user-schema';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { pageOf, totalsOf } from '#http/list-page.ts';
import { endSessions } from './sessions-repository.ts';
import { type Administrator, mayEditIn, usersIn, usersToInvite } from './users-mapper.ts';
import {
  countUsersOfBusiness,
  deleteMembership,
  deleteUser,
  findAdministered,
  findLastAdmin,
  findUser,
  findUsersOf,
  findUsersOfBusiness,
  hasAdmin,
  saveDisabled,
} from './users-repository.ts';

/** Reads the caller's roles from the database, because they may have changed since the call was authorized. */
export const administratorOf = async (queries: Queries, { userId }: CallUser): Promise<Administrator> => ({
  userId,
  businesses: await findAdministered(queries, userId),
});

/** Refuses a business that the caller does not administer as if it did not exist. */
export const requireAdministered = ({ businesses }: Administrator, businessId: number): void => {
  if (!businesses.has(businessId)) throw new Refusal('business_not_found');
};

/** Must run after the change, in the same unit, so that two concurrent changes cannot remove the last two Admins. */
export const keepAdmin = async (unit: Unit, businessId: number): Promise<void> => {
  if (!(await hasAdmin(unit, businessId))) throw new Refusal('last_admin');
};

/** The users of a business. */
export const createUsersService = ({ database, clock }: Dependencies) => ({
  list: async (
    user: CallUser,
    businessId: number,
    { pageNumber, rowsOfPage, idUser }: ListUsers,
  ): Promise<UserRow[]> => {
    const { read } = database;
    const caller = await administratorOf(read, user);
    requireAdministered(caller, businessId);
    const page = pageNumber === undefined ? undefined : pageOf(pageNumber, rowsOfPage);
    const users = await findUsersOfBusiness(read, businessId, { idUser, page });
    const total = await countUsersOfBusiness(read, businessId, { idUser });
    const totals = totalsOf(total, page === undefined ? Math.max(total, 1) : rowsOfPage);
    const lastAdmin = await findLastAdmin(read, businessId);
    return usersIn(caller, users, { businessId, lastAdmin }).map((row) => ({ ...row, ...totals }));
  },

  toInvite: async (user: CallUser): Promise<User[]> => {
    const caller = await administratorOf(database.read, user);
    return usersToInvite(caller, await findUsersOf(database.read, [...caller.businesses.keys()]));
  },

  /** Suspends, restores or removes a user's access to a business. */
  setAccess: (user: CallUser, businessId: number, id: number, access: UserAccess): Promise<void> =>
    database.unit({ outside: 'people' }, async (unit) => {
      const now = new Date(clock.now());
      const caller = await administratorOf(unit, user);
      requireAdministered(caller, businessId);
      const target = await findUser(unit, id);
      const held = target?.memberships.find((membership) => membership.businessId === businessId);
      if (!target || !held) throw new Refusal('user_not_found');
      if (!mayEditIn(caller, target, businessId)) throw new Refusal('user_not_editable');
      if (access === 'enabled') {
        await saveDisabled(unit, id, businessId, null);
        return;
      }
      const wasActive = held.disabledAt === null;
      if (access === 'disabled' && !wasActive) return;
      if (access === 'disabled') await saveDisabled(unit, id, businessId, now);
      else await deleteMembership(unit, id, businessId);
      if (held.role === 'Admin' && wasActive) await keepAdmin(unit, businessId);
      // A user without any business is deleted, so that the user name and e-mail can be used again.
      if (access === 'removed' && target.memberships.length === 1) await deleteUser(unit, id);
      else await endSessions(unit, id, now);
    }),
});

export type UsersService = ReturnType<typeof createUsersService>;
