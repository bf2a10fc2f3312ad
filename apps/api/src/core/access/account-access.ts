import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { z } from 'zod';
import type { CallAccount, CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { findMembership, findPayerAccount, findRoles } from './access-repository.ts';
import { callAccount } from './call-account.ts';

const RoleSchema = z.enum(roleNames);

export type RoleAccess = { readonly account: CallAccount; readonly role: RoleName };

/** Finds the account that a user or a payer may act on. */
export const createAccountAccess = ({ database }: Pick<Dependencies, 'database'>) => ({
  /** The account of the hosted page that has this token. */
  payer: async (token: unknown): Promise<CallAccount> => {
    const row = typeof token === 'string' ? await findPayerAccount(database.read, token) : undefined;
    if (!row) throw new Refusal('checkout_not_found');
    return callAccount(row, row.id);
  },

  /** Throws unless the user has the permission in at least one business. */
  somewhere: async ({ userId }: CallUser, permission: Permission): Promise<void> => {
    const held = await findRoles(database.read, userId);
    if (!held.some(({ role }) => mayDo(RoleSchema.parse(role), permission)))
      throw new Refusal('role_not_allowed');
  },

  /** The account of a business, if the user is a member and their role has the permission. */
  role: async (user: CallUser, businessId: number, permission: Permission): Promise<RoleAccess> => {
    const row = await findMembership(database.read, user.userId, businessId, user.environment);
    if (!row) throw new Refusal('business_not_found');
    const role = RoleSchema.parse(row.role);
    if (!mayDo(role, permission)) throw new Refusal('role_not_allowed');
    return { role, account: callAccount(row, row.id) };
  },
});
