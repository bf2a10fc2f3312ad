import {
  type TransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/transactions/transaction-status';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { joined, type Sql, sql } from '#database/sql.ts';
import type { TransactionEventRow, TransactionRow } from '#database/stored-rows.ts';

/** A transaction of the account, or undefined: one of another account does not exist. */
export const findTransaction = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<TransactionRow | undefined> =>
  queries.first<TransactionRow>(
    sql`select * from transactions where id = ${id} and account_id = ${accountId}`,
  );

/** By its code, or by its number. */
export const findByCode = async (
  queries: Queries,
  accountId: number,
  code: string,
): Promise<TransactionRow | undefined> => {
  const byCode = await queries.first<TransactionRow>(sql`
    select * from transactions where account_id = ${accountId} and code = ${code}`);
  if (byCode || !/^\d{1,10}$/.test(code)) return byCode;
  return findTransaction(queries, accountId, Number(code));
};

const sameReference = (accountId: number, reference: string): Sql =>
  sql`account_id = ${accountId} and reference_key = ${reference.toLowerCase()} and reference_number = ${reference}`;

/** The newest transaction with a reference. */
export const findNewestByReference = (
  queries: Queries,
  accountId: number,
  reference: string,
): Promise<TransactionRow | undefined> =>
  queries.first<TransactionRow>(sql`
    select * from transactions where ${sameReference(accountId, reference)} order by created_at desc, id desc limit 1`);

/** The transactions with a reference that a new attempt has to do with: who holds it, and who failed with it. */
export const findAttempts = (
  queries: Queries,
  accountId: number,
  reference: string,
): Promise<TransactionRow[]> =>
  queries.all<TransactionRow>(sql`
    select * from transactions
    where account_id = ${accountId} and reference_key = ${reference.toLowerCase()} and reference_number = ${reference}
      and status not in (9, 11, 13)
    order by created_at desc, id desc`);

export const insertTransaction = (unit: Unit, row: Inserted<'transactions'>): Promise<number> =>
  unit.insert('transactions', row);

/** Frees the reference of a transaction that is about to be replaced. */
export const releaseReference = (unit: Unit, accountId: number, id: number): Promise<number> =>
  unit.run(sql`update transactions set held_reference = null where id = ${id} and account_id = ${accountId}`);

/** What a move may change besides the status. */
export type TransactionChanges = Partial<
  Pick<
    TransactionRow,
    | 'amount'
    | 'authorizedAmount'
    | 'refundedAmount'
    | 'fee'
    | 'tax'
    | 'paymentMethod'
    | 'authorizationCode'
    | 'declineReason'
    | 'cashReference'
    | 'chargebackOutcome'
    | 'chargebackAt'
    | 'statusBeforeDispute'
    | 'replacedById'
    | 'paidAt'
  >
>;

const columns = {
  amount: sql`amount`,
  authorizedAmount: sql`authorized_amount`,
  refundedAmount: sql`refunded_amount`,
  fee: sql`fee`,
  tax: sql`tax`,
  paymentMethod: sql`payment_method`,
  authorizationCode: sql`authorization_code`,
  declineReason: sql`decline_reason`,
  cashReference: sql`cash_reference`,
  chargebackOutcome: sql`chargeback_outcome`,
  chargebackAt: sql`chargeback_at`,
  statusBeforeDispute: sql`status_before_dispute`,
  replacedById: sql`replaced_by_id`,
  paidAt: sql`paid_at`,
} as const satisfies Record<keyof TransactionChanges, Sql>;

/** Moves a transaction that is still in the status it was read in; answers whether it was. */
export const updateTransaction = async (
  unit: Unit,
  transaction: TransactionRow,
  to: TransactionStatus,
  changes: TransactionChanges,
  now: Date,
): Promise<boolean> => {
  const held =
    transactionStatuses[to].holdsReference && transaction.heldReference !== null
      ? transaction.heldReference
      : null;
  const assignments = (Object.keys(columns) as (keyof TransactionChanges)[])
    .filter((field) => changes[field] !== undefined)
    .map((field) => sql`, ${columns[field]} = ${changes[field]}`);
  const changed = await unit.run(sql`
    update transactions set status = ${to}, held_reference = ${held}, updated_at = ${now}${joined(assignments, sql``)}
    where id = ${transaction.id} and account_id = ${transaction.accountId}
      and status = ${transaction.status} and refunded_amount = ${transaction.refundedAmount}`);
  return changed === 1;
};

export const insertEvent = (unit: Unit, row: Inserted<'transaction_events'>): Promise<number> =>
  unit.insert('transaction_events', row);

export const nextSequence = async (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<number> => {
  const row = await queries.first<{ next: number }>(sql`
    select coalesce(max(sequence), 0) + 1 as next from transaction_events
    where account_id = ${accountId} and transaction_id = ${transactionId}`);
  return row?.next ?? 1;
};

export const findEvents = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<TransactionEventRow[]> =>
  queries.all<TransactionEventRow>(sql`
    select * from transaction_events where account_id = ${accountId} and transaction_id = ${transactionId} order by sequence`);
