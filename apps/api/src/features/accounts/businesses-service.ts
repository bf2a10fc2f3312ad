import type { AccountInformation, Company } from '@pasarela/contracts/accounts/account-schema';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { findMemberships, type MembershipOfUser } from './businesses-repository.ts';

const roleOf = ({ role }: MembershipOfUser): RoleName => {
  const known = roleNames.find((name) => name === role);
  if (!known) throw new Error(`unknown role ${role}`);
  return known;
};

const companyOf = ({ business }: MembershipOfUser): Company => ({
  id: business.id,
  name: business.name,
  businessActivity: business.businessActivity,
  usersCount: business._count.memberships,
  value: business.id,
  text: business.name,
});

/** The businesses of a user and the roles held in them. */
export const createBusinessesService = ({ database }: Dependencies) => ({
  /** The role in a business; with 0 the strongest that the user holds anywhere, or null. */
  role: async (userId: number, businessId: number): Promise<RoleName | null> => {
    const held = (await findMemberships(database.read, userId))
      .filter(({ business }) => businessId === 0 || business.id === businessId)
      .map(roleOf);
    const strongest = roleNames.find((name) => held.includes(name));
    if (!strongest && businessId !== 0) throw new Refusal('business_not_found');
    return strongest ?? null;
  },

  companies: async (userId: number, which: '0' | 'users'): Promise<Company[]> => {
    const memberships = await findMemberships(database.read, userId);
    return memberships.filter((m) => which === '0' || mayDo(roleOf(m), 'manageUsers')).map(companyOf);
  },

  /** What "my account" shows: the user, a business of theirs, and their others. */
  information: async (user: CallUser, businessId: number): Promise<AccountInformation> => {
    const memberships = await findMemberships(database.read, user.userId);
    const current = memberships.find(({ business }) => business.id === businessId);
    if (!current) throw new Refusal('business_not_found');
    return {
      userName: user.userName,
      email: user.email,
      role: roleOf(current),
      companyName: current.business.name,
      businessActivity: current.business.businessActivity,
      paymentMethods: current.business.paymentType,
      companies: memberships.map(({ business }) => ({ value: business.id, text: business.name })),
    };
  },
});

export type BusinessesService = ReturnType<typeof createBusinessesService>;
