import { type RoleName, roleNames, roles } from '@pasarela/contracts/roles/roles';
import { mayEditUser } from '@pasarela/contracts/users/user-rules';
import type { User } from '@pasarela/contracts/users/user-schema';
import type { KnownMembership, KnownUser } from './users-repository.ts';

/** The calling user, with the businesses whose users they administer and their role in each. */
export type Administrator = {
  readonly userId: number;
  readonly businesses: ReadonlyMap<number, RoleName>;
};

const membershipIn = ({ memberships }: KnownUser, businessId: number): KnownMembership | undefined =>
  memberships.find((held) => held.businessId === businessId);

/** Returns whether the caller may edit a user's membership of a business. */
export const mayEditIn = (
  { userId, businesses }: Administrator,
  user: KnownUser,
  businessId: number,
): boolean => {
  const caller = businesses.get(businessId);
  const role = membershipIn(user, businessId)?.role ?? null;
  return caller !== undefined && mayEditUser(caller, { isSelf: user.id === userId, role });
};

/** A user has one e-mail for all businesses, so only a caller who may edit the user in each of them may change it. */
export const mayEditEmail = (caller: Administrator, user: KnownUser): boolean =>
  user.memberships.every(({ businessId }) => mayEditIn(caller, user, businessId));

const entryOf = (caller: Administrator, user: KnownUser, businessId: number) => {
  const roleName = membershipIn(user, businessId)?.role ?? null;
  return {
    idCompany: businessId,
    roleId: roleName ? roles[roleName].id : null,
    roleName,
    edit: mayEditIn(caller, user, businessId),
  };
};

/** Maps users of a business to what its administrator sees. `lastAdmin` is the only active Admin, if there is only one. */
export const usersIn = (
  caller: Administrator,
  users: readonly KnownUser[],
  { businessId, lastAdmin }: { readonly businessId: number; readonly lastAdmin: number | undefined },
): User[] => {
  return users.flatMap((user) => {
    const held = membershipIn(user, businessId);
    if (!held) return [];
    const edit = mayEditIn(caller, user, businessId);
    const isLastAdmin = user.id === lastAdmin;
    return [
      {
        id: user.id,
        userName: user.userName,
        email: user.email,
        roleName: held.role,
        active: held.disabledAt === null && user.disabledAt === null,
        edit,
        editPermissions: edit && !isLastAdmin,
        editEmail: edit && mayEditEmail(caller, user),
        companies: [entryOf(caller, user, businessId)],
      },
    ];
  });
};

/** Maps the users of all businesses that the caller administers, with one entry for each of these businesses. */
export const usersToInvite = (caller: Administrator, users: readonly KnownUser[]): User[] => {
  const businessIds = [...caller.businesses.keys()];
  return users.flatMap((user) => {
    const held = user.memberships.filter(({ businessId }) => caller.businesses.has(businessId));
    const roleName = roleNames.find((name) => held.some(({ role }) => role === name));
    if (!roleName) return [];
    const companies = businessIds.map((businessId) => entryOf(caller, user, businessId));
    const edit = companies.some((entry) => entry.edit);
    return [
      {
        id: user.id,
        userName: user.userName,
        email: user.email,
        roleName,
        active: user.disabledAt === null && held.some(({ disabledAt }) => disabledAt === null),
        edit,
        editPermissions: edit,
        editEmail: mayEditEmail(caller, user),
        companies,
      },
    ];
  });
};
