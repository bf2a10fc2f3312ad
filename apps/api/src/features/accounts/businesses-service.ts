import type { AccountInformation, Company } from '@pasarela/contracts/accounts/account-schema';
import { businessDayNumber } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { findSaleDays } from '#core/transactions/sale-days-repository.ts';
import { Refusal } from '#errors/refusal.ts';
import { accountNow } from '#time/real-clock.ts';
import {
  type AccountOfUser,
  type BusinessOfUser,
  findAccountsOfUser,
  findBusinessesOfUser,
} from './users-repository.ts';

const roleOf = ({ role }: BusinessOfUser): RoleName => {
  const known = roleNames.find((name) => name === role);
  if (!known) throw new Error(`unknown role ${role}`);
  return known;
};

type Today = Company['today'];

/** What a business has in one environment. */
type OfEnvironment = Pick<Company, 'today' | 'urlLogo'>;

const nothing: OfEnvironment = { today: { sales: 0, amount: 0 }, urlLogo: null };

const companyOf = (business: BusinessOfUser, { today, urlLogo } = nothing): Company => ({
  id: business.id,
  name: business.name,
  businessActivity: business.businessActivity,
  usersCount: business.users,
  urlLogo,
  today,
  value: business.id,
  text: business.name,
});

/** What an account sold on the day that it is by its clock. */
const soldToday = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { accountId, clockOffset }: AccountOfUser,
): Promise<Today> => {
  const day = businessDayNumber(accountNow(clock, { clockOffset }).getTime());
  const sold = await findSaleDays(database.read, accountId, { first: day, last: day });
  return {
    sales: sold.reduce((sum, { sales }) => sum + sales, 0),
    amount: toAmount(sold.reduce((sum, { amount }) => sum + amount, 0)),
  };
};

/** Reads the businesses that a user belongs to and the user's role in each. */
export const createBusinessesService = ({ database, clock }: Dependencies) => ({
  /** Returns the user's role in a business. For business 0: the user's strongest role in any business, or null if none. */
  role: async (userId: number, businessId: number): Promise<RoleName | null> => {
    const held = (await findBusinessesOfUser(database.read, userId))
      .filter(({ id }) => businessId === 0 || id === businessId)
      .map(roleOf);
    const strongest = roleNames.find((name) => held.includes(name));
    if (!strongest && businessId !== 0) throw new Refusal('business_not_found');
    return strongest ?? null;
  },

  companies: async ({ userId, environment }: CallUser, which: '0' | 'users'): Promise<Company[]> => {
    const [businesses, accounts] = await Promise.all([
      findBusinessesOfUser(database.read, userId),
      findAccountsOfUser(database.read, userId, environment),
    ]);
    const ofEnvironment = new Map(
      await Promise.all(
        accounts.map(async (account) => {
          const today = await soldToday({ database, clock }, account);
          return [account.businessId, { today, urlLogo: account.urlLogo }] as const;
        }),
      ),
    );
    return businesses
      .filter((business) => which === '0' || mayDo(roleOf(business), 'manageUsers'))
      .map((business) => companyOf(business, ofEnvironment.get(business.id)));
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
