import { enterName } from '#core/account/directory-repository.ts';
import { greatest } from '#database/dialect.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';
import type { CheckoutRow } from '#generated/stored-tables.ts';

export const insertCheckout = async (unit: Unit, row: Inserted<'checkouts'>): Promise<void> => {
  await enterName(unit, row.accountId, 'checkout', row.token);
  await unit.insert('checkouts', row);
};

export const findCheckout = (
  queries: Queries,
  accountId: number,
  token: string,
): Promise<CheckoutRow | undefined> =>
  queries.first<CheckoutRow>(
    sql`select * from checkouts where token = ${token} and account_id = ${accountId}`,
  );

export const findCheckouts = (
  queries: Queries,
  accountId: number,
  tokens: readonly string[],
): Promise<CheckoutRow[]> =>
  queries.all<CheckoutRow>(
    sql`select * from checkouts where token in (${listed(tokens)}) and account_id = ${accountId}`,
  );

/** Makes a hosted page show another attempt. */
export const pointCheckout = (
  unit: Unit,
  accountId: number,
  token: string,
  transactionId: number,
): Promise<number> =>
  unit.run(sql`
    update checkouts set transaction_id = ${transactionId} where token = ${token} and account_id = ${accountId}`);

/** Extends the expiry of a hosted page; never shortens it. */
export const prolongCheckout = (unit: Unit, accountId: number, token: string, until: Date): Promise<number> =>
  unit.run(sql`
    update checkouts set expires_at = ${greatest(sql`expires_at`, sql`${until}`)}
    where token = ${token} and account_id = ${accountId} and expires_at is not null`);

export type Merchant = {
  readonly name: string;
  readonly urlLogo: string | null;
  readonly notificationText: string | null;
};

/** The merchant's data that a payer sees. */
export const findMerchant = async (queries: Queries, accountId: number): Promise<Merchant> => {
  const row = await queries.first<Merchant>(sql`
    select b.name, nullif(s.url_logo, '') as url_logo, nullif(s.notification_text, '') as notification_text
    from accounts a join businesses b on b.id = a.business_id left join account_settings s on s.account_id = a.id
    where a.id = ${accountId}`);
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
};
