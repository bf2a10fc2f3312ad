import type { AccountInformation, Company } from '@pasarela/contracts/accounts/account-schema';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { type BusinessOfUser, findBusinessesOfUser } from './users-repository.ts';

const roleOf = ({ role }: BusinessOfUser): RoleName => {
  const known = roleNames.find((name) => name === role);
  if (!known) throw new Error(`unknown role ${role}`);
  return known;
};

const companyOf = (business: BusinessOfUser): Company => ({
  id: business.id,
  name: business.name,
  businessActivity: business.businessActivity,
  usersCount: business.users,
  value: business.id,
  text: business.name,
});

/** Reads the businesses that a user belongs to and the user's role in each. */
export const createBusinessesService = ({ database }: Dependencies) => ({
  /** Returns the user's role in a business. For business 0: the user's strongest role in any business, or null if none. */
  role: async (userId: number, businessId: number): Promise<RoleName | null> => {
    const held = (await findBusinessesOfUser(database.read, userId))
      .filter(({ id }) => businessId === 0 || id === businessId)
      .map(roleOf);
    const strongest = roleNames.find((name) => held.includes(name));
    if (!strongest && businessId !== 0) throw new Refusal('business_not_found');
    return strongest ?? null;
  },

  companies: async (userId: number, which: '0' | 'users'): Promise<Company[]> => {
    const businesses = await findBusinessesOfUser(database.read, userId);
    return businesses
      .filter((business) => which === '0' || mayDo(roleOf(business), 'manageUsers'))
      .map(companyOf);
  },

  /** Returns the data of the "my account" screen: the user, the current business and the user's other businesses. */
  information: async (user: CallUser, businessId: number): Promise<AccountInformation> => {
    const businesses = await findBusinessesOfUser(database.read, user.userId);
    const current = businesses.find(({ id }) => id === businessId);
    if (!current) throw new Refusal('business_not_found');
    return {
      userName: user.userName,
      email: user.email,
      role: roleOf(current),
      companyName: current.name,
      businessActivity: current.businessActivity,
      paymentMethods: current.paymentType,
      companies: businesses.map(({ id, name }) => ({ value: id, text: name })),
    };
  },
});

export type BusinessesService = ReturnType<typeof createBusinessesService>;
