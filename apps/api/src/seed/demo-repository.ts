import type { RoleName } from '@pasarela/contracts/roles/roles';
import { insertAccount } from '#core/account/accounts-repository.ts';
import { scheduleSettlement } from '#core/ledger/settlements.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { NewRows } from '#generated/stored-tables.ts';

export const isEmpty = async (read: Queries): Promise<boolean> =>
  (await read.first(sql`select 1 as found from businesses limit 1`)) === undefined;

export type NewBusiness = Omit<NewRows['businesses'], 'id' | 'createdAt'>;

/** Inserts a business with its two accounts; returns their ids. */
export const insertBusiness = async (
  unit: Unit,
  business: NewBusiness,
  createdAt: Date,
): Promise<{ readonly id: number; readonly sandbox: number; readonly production: number }> => {
  const id = await unit.insert('businesses', { ...business, createdAt });
  const sandbox = await insertAccount(unit, { businessId: id, environment: 'Sandbox', createdAt });
  await scheduleSettlement(unit, sandbox, createdAt);
  const production = await insertAccount(unit, { businessId: id, environment: 'Production', createdAt });
  return { id, sandbox, production };
};

/** Returns the API key that an account's demo payments use. */
export const findKeyOf = (
  queries: Queries,
  accountId: number,
): Promise<{ readonly identifier: string } | undefined> =>
  queries.first(sql`
    select identifier from api_keys where account_id = ${accountId} and revoked_at is null order by id limit 1`);

export const insertUser = async (
  unit: Unit,
  user: NewRows['users'],
  roles: readonly { readonly businessId: number; readonly role: RoleName }[],
): Promise<void> => {
  const userId = await unit.insert('users', user);
  for (const { businessId, role } of roles)
    await unit.insert('memberships', { userId, businessId, role, createdAt: user.createdAt });
};

export const updateDemoSettings = (
  unit: Unit,
  accountId: number,
  settings: {
    readonly notificationText: string;
    readonly reprocessSubscriptions: boolean;
  },
): Promise<number> =>
  unit.run(sql`
    update account_settings
    set notification_text = ${settings.notificationText}, reprocess_subscriptions = ${settings.reprocessSubscriptions}
    where account_id = ${accountId}`);

/** Returns when each undelivered result was written, by message id, oldest first. */
export const findWaitingSince = async (unit: Unit, accountId: number): Promise<ReadonlyMap<number, Date>> => {
  const rows = await unit.all<{ readonly id: number; readonly createdAt: Date }>(sql`
    select id, created_at from webhook_messages where account_id = ${accountId} and state = 'waiting'
    order by created_at, id`);
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
};
