import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { amountTerm, type Searched, termsOf } from './transaction-terms.ts';

type Owned = Searched & Pick<TransactionRow, 'accountId'>;

/** The payments that are given their terms at once, which takes some milliseconds. */
const batch = 200;
/** How many ids of an account's payments go by between two times, on average. */
const idsBetween = 100;
/**
 * The most payments at the end of an account that may be without terms: a search reads them one by one. An account that has more
 * comes from a version before the terms.
 */
export const maxWithoutTerms = 400;

const addTerms = async (
  unit: Unit,
  accountId: number,
  terms: readonly { readonly term: string; readonly transactionId: number }[],
): Promise<void> => {
  for (const { term, transactionId } of terms)
    await unit.add('transaction_terms', { accountId, term, transactionId });
};

/** Brings the terms of a payment from one state of its row to another. */
export const changeTerms = async (unit: Unit, before: Owned, after: Owned): Promise<void> => {
  const [old, next] = [termsOf(before), termsOf(after)];
  for (const term of old)
    if (!next.includes(term))
      await unit.run(sql`
      delete from transaction_terms
      where account_id = ${before.accountId} and term = ${term} and transaction_id = ${before.id}`);
  const added = next.filter((term) => !old.includes(term));
  await addTerms(
    unit,
    after.accountId,
    added.map((term) => ({ term, transactionId: after.id })),
  );
};

/**
 * Gives the first payments of an account that are without terms theirs; returns whether there may be more. Terms lie in the order of
 * their texts: those of many payments together change far fewer pages of the database than those of one payment at a time.
 */
export const storeTerms = async (unit: Unit, accountId: number): Promise<boolean> => {
  const rows = await findWithoutTerms(unit, accountId, batch);
  const last = rows.at(-1);
  if (!last) return false;
  const terms = rows.flatMap((row) => termsOf(row).map((term) => ({ term, transactionId: row.id })));
  await addTerms(
    unit,
    accountId,
    terms.sort((one, other) => (one.term < other.term ? -1 : 1)),
  );
  await unit.run(sql`update account_states set terms_reach = ${last.id} where account_id = ${accountId}`);
  return rows.length === batch;
};

/** Makes all payments of an account payments without terms, so that they are given theirs again. */
export const forgetReach = (unit: Unit, accountId: number): Promise<number> =>
  unit.run(sql`update account_states set terms_reach = 0 where account_id = ${accountId}`);

/**
 * Gives payments their terms when enough are without: with one id in a hundred, another one in each account, so that accounts with the
 * same load do it at different times.
 */
export const storeTermsAfter = async (unit: Unit, { accountId, id }: Owned): Promise<void> => {
  if (id % idsBetween === accountId % idsBetween) await storeTerms(unit, accountId);
};

/** The accounts that have more payments without terms than a search reads. */
export const findFarBehind = async (queries: Queries): Promise<readonly number[]> => {
  const rows = await queries.all<{ readonly accountId: number }>(sql`
    select account_id from account_states where exists (
      select 1 from transactions
      where transactions.account_id = account_states.account_id and id > terms_reach
      limit 1 offset ${maxWithoutTerms})
    order by account_id`);
  return rows.map(({ accountId }) => accountId);
};

const hasTerms = async (queries: Queries, accountId: number, id: number): Promise<boolean> => {
  const payment = await queries.first<Pick<TransactionRow, 'amount'>>(
    sql`select amount from transactions where account_id = ${accountId} and id = ${id}`,
  );
  // One that is gone meanwhile tells nothing.
  if (!payment) return true;
  const found = await queries.first(sql`
    select 1 as found from transaction_terms
    where account_id = ${accountId} and term = ${amountTerm(payment.amount)} and transaction_id = ${id}`);
  return found !== undefined;
};

/**
 * The accounts whose payments should have terms and do not: an earlier version restored the payments of a snapshot without theirs.
 * The first payment of an account tells, by the term of its amount, which every payment has.
 */
export const findWithLostTerms = async (queries: Queries): Promise<readonly number[]> => {
  const accounts = await queries.all<{
    readonly accountId: number;
    readonly termsReach: number;
    readonly first: number | null;
  }>(sql`
    select account_id, terms_reach,
      (select min(id) from transactions where transactions.account_id = account_states.account_id) as first
    from account_states where terms_reach > 0 order by account_id`);
  const lost: number[] = [];
  for (const { accountId, termsReach, first } of accounts)
    if (first !== null && first <= termsReach && !(await hasTerms(queries, accountId, first)))
      lost.push(accountId);
  return lost;
};

/** The first payments behind those that have terms, in the order of their ids. */
export const findWithoutTerms = (queries: Queries, accountId: number, rows: number): Promise<Owned[]> =>
  queries.all<Owned>(sql`
    select account_id, id, reference_number, customer_name, customer_email, card_last_four, authorization_code, cash_reference,
      amount, settlement_id
    from transactions
    where account_id = ${accountId} and id > (select terms_reach from account_states where account_id = ${accountId})
    order by id limit ${rows}`);
