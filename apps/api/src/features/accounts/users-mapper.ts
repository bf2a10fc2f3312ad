import { type RoleName, roleNames, roles } from '@pasarela/contracts/roles/roles';
import { mayEditUser } from '@pasarela/contracts/users/user-rules';
import type { User } from '@pasarela/contracts/users/user-schema';
import type { KnownMembership, KnownUser } from './users-repository.ts';

/** Who asks, with the businesses whose users they administer and their role there. */
export type Administrator = {
  readonly userId: number;
  readonly businesses: ReadonlyMap<number, RoleName>;
};

const membershipIn = ({ memberships }: KnownUser, businessId: number): KnownMembership | undefined =>
  memberships.find((held) => held.businessId === businessId);

/** Whether the caller may change what a user has in a business. */
export const mayEditIn = (
  { userId, businesses }: Administrator,
  user: KnownUser,
  businessId: number,
): boolean => {
  const caller = businesses.get(businessId);
  const role = membershipIn(user, businessId)?.role ?? null;
  return caller !== undefined && mayEditUser(caller, { isSelf: user.id === userId, role });
};

/** An e-mail is the same everywhere: it is changed by who may change the user wherever they belong. */
export const mayEditEmail = (caller: Administrator, user: KnownUser): boolean =>
  user.memberships.every(({ businessId }) => mayEditIn(caller, user, businessId));

const isAdminOf = (user: KnownUser, businessId: number): boolean => {
  const held = membershipIn(user, businessId);
  return held?.role === 'Admin' && held.disabledAt === null && user.disabledAt === null;
};

const entryOf = (caller: Administrator, user: KnownUser, businessId: number) => {
  const roleName = membershipIn(user, businessId)?.role ?? null;
  return {
    idCompany: businessId,
    roleId: roleName ? roles[roleName].id : null,
    roleName,
    edit: mayEditIn(caller, user, businessId),
  };
};

/** The users of a business as its administrator sees them. `users` are all of them. */
export const usersIn = (caller: Administrator, users: readonly KnownUser[], businessId: number): User[] => {
  const admins = users.filter((user) => isAdminOf(user, businessId));
  return users.flatMap((user) => {
    const held = membershipIn(user, businessId);
    if (!held) return [];
    const edit = mayEditIn(caller, user, businessId);
    const isLastAdmin = admins.length === 1 && admins[0] === user;
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

/** The users of all the businesses that the caller administers, with an entry for each of these. */
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
