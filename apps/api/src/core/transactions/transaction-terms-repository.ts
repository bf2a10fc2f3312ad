import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { type Searched, termsOf } from './transaction-terms.ts';

type Owned = Searched & Pick<TransactionRow, 'accountId'>;

/** Stores the terms of a new payment. */
export const insertTerms = async (unit: Unit, row: Owned): Promise<void> => {
  const { accountId, id: transactionId } = row;
  for (const term of termsOf(row)) await unit.insert('transaction_terms', { accountId, term, transactionId });
};

/** Stores a term that a payment may have already. */
const addTerm = (unit: Unit, { accountId, id }: Owned, term: string): Promise<number> =>
  unit.run(sql`
    insert into transaction_terms (account_id, term, transaction_id) values (${accountId}, ${term}, ${id})
    on conflict (account_id, term, transaction_id) do nothing`);

/** Stores the terms of a payment, as far as it does not have them. */
export const addTerms = async (unit: Unit, row: Owned): Promise<void> => {
  await Promise.all(termsOf(row).map((term) => addTerm(unit, row, term)));
};

/** Brings the terms of a payment from one state of its row to another. */
export const changeTerms = async (unit: Unit, before: Owned, after: Owned): Promise<void> => {
  const [old, next] = [termsOf(before), termsOf(after)];
  for (const term of old)
    if (!next.includes(term))
      await unit.run(sql`
      delete from transaction_terms
      where account_id = ${before.accountId} and term = ${term} and transaction_id = ${before.id}`);
  const { accountId, id: transactionId } = after;
  for (const term of next)
    if (!old.includes(term)) await unit.insert('transaction_terms', { accountId, term, transactionId });
};

/** The accounts that have payments without terms: those of a version before them. */
export const findUnfilled = async (queries: Queries): Promise<readonly number[]> => {
  const rows = await queries.all<{ readonly accountId: number }>(
    sql`select account_id from account_states where terms_reach >= 0 order by account_id`,
  );
  return rows.map(({ accountId }) => accountId);
};

/** Up to which payment the account has terms; -1 if all have. Undefined if the account is gone. */
export const findReach = async (queries: Queries, accountId: number): Promise<number | undefined> =>
  (
    await queries.first<{ readonly termsReach: number }>(
      sql`select terms_reach from account_states where account_id = ${accountId}`,
    )
  )?.termsReach;

export const updateReach = (unit: Unit, accountId: number, reach: number): Promise<number> =>
  unit.run(sql`update account_states set terms_reach = ${reach} where account_id = ${accountId}`);

/** The next payments behind an id, in the order of their ids. */
export const findSearchedAfter = (
  queries: Queries,
  accountId: number,
  id: number,
  rows: number,
): Promise<Owned[]> =>
  queries.all<Owned>(sql`
    select account_id, id, reference_number, customer_name, customer_email, card_last_four, authorization_code, cash_reference,
      amount, settlement_id
    from transactions where account_id = ${accountId} and id > ${id} order by id limit ${rows}`);
