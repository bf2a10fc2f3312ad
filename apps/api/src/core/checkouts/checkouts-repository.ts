import { enterName } from '#core/account/directory-repository.ts';
import { greatest } from '#database/dialect.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';
import type { CheckoutRow, TransactionRow } from '#generated/stored-tables.ts';

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

/** Returns the return URL of an attempt's hosted page, as the merchant gave it; null if there is none. */
export const findReturnUrl = async (
  queries: Queries,
  { accountId, checkoutToken }: Pick<TransactionRow, 'accountId' | 'checkoutToken'>,
): Promise<string | null> => {
  const page = checkoutToken === null ? undefined : await findCheckout(queries, accountId, checkoutToken);
  return page?.returnUrl ?? null;
};

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
