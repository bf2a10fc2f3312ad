import type { CallAccount } from '#core/account/caller.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** The API key that makes isolated accounts. */
export type Maker = { readonly accountId: number; readonly keyId: number };

export type IsolatedRow = {
  readonly id: number;
  readonly businessId: number;
  readonly name: string;
  /** The name of its API key: it has one. */
  readonly key: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** The isolated accounts of a key that have not expired, newest first. */
export const findIsolatedAccounts = (
  queries: Queries,
  { accountId, keyId }: Maker,
  now: Date,
): Promise<IsolatedRow[]> =>
  queries.all<IsolatedRow>(sql`
    select a.id, a.business_id, b.name, k.identifier as key, a.created_at, a.expires_at
    from accounts a join businesses b on b.id = a.business_id join api_keys k on k.account_id = a.id
    where a.maker_id = ${accountId} and a.maker_key_id = ${keyId} and a.expires_at > ${now}
    order by a.id desc`);

export const countIsolatedAccounts = async (
  queries: Queries,
  { accountId, keyId }: Maker,
  now: Date,
): Promise<number> => {
  const row = await queries.first<{ readonly accounts: number }>(sql`
    select count(*) as accounts from accounts
    where maker_id = ${accountId} and maker_key_id = ${keyId} and expires_at > ${now}`);
  return row?.accounts ?? 0;
};

/** Whether an account is an isolated one. */
export const isIsolated = async (queries: Queries, accountId: number): Promise<boolean> =>
  (await queries.first(
    sql`select 1 as found from accounts where id = ${accountId} and expires_at is not null`,
  )) !== undefined;

/** The isolated account of a business, if this key made it or belongs to it; undefined otherwise. */
export const findIsolatedAccount = async (
  queries: Queries,
  businessId: number,
  { accountId, keyId }: Maker,
): Promise<number | undefined> => {
  const row = await queries.first<{ readonly id: number }>(sql`
    select id from accounts
    where business_id = ${businessId} and expires_at is not null
      and (id = ${accountId} or (maker_id = ${accountId} and maker_key_id = ${keyId}))`);
  return row?.id;
};

/** The isolated accounts that have expired. */
export const findExpired = async (queries: Queries, now: Date): Promise<readonly number[]> => {
  const rows = await queries.all<{ readonly id: number }>(
    sql`select id from accounts where expires_at <= ${now} order by id`,
  );
  return rows.map(({ id }) => id);
};

/** Ends an isolated account: its API key opens nothing from now on. */
export const expire = (unit: Unit, accountId: number, now: Date): Promise<number> =>
  unit.run(sql`update accounts set expires_at = ${now} where id = ${accountId} and expires_at > ${now}`);

/** Deletes an account that holds nothing any more, with its settings, keys and business. */
export const deleteAccount = async (unit: Unit, account: Pick<CallAccount, 'id'>): Promise<void> => {
  const { id } = account;
  await unit.run(sql`delete from stored_files where account_id = ${id}`);
  await unit.run(sql`delete from velocity_rules where account_id = ${id}`);
  await unit.run(sql`delete from blacklist_entries where account_id = ${id}`);
  await unit.run(sql`delete from account_settings where account_id = ${id}`);
  await unit.run(sql`delete from api_keys where account_id = ${id}`);
  await unit.run(sql`delete from directory_entries where account_id = ${id}`);
  await unit.run(sql`delete from account_states where account_id = ${id}`);
  const business = await unit.first<{ readonly businessId: number }>(
    sql`select business_id from accounts where id = ${id}`,
  );
  await unit.run(sql`delete from accounts where id = ${id}`);
  if (business) await unit.run(sql`delete from businesses where id = ${business.businessId}`);
};
