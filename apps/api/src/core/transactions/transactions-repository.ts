import { isRowNumber } from '@pasarela/contracts/http/identifiers';
import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { unindexed } from '#database/dialect.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { joined, listed, onlyRows, type Sql, sql } from '#database/sql.ts';
import type { RefundRow, TransactionEventRow, TransactionRow } from '#generated/stored-tables.ts';

/** A transaction of the account; undefined if the account has none with this number. */
export const findTransaction = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<TransactionRow | undefined> =>
  queries.first<TransactionRow>(
    onlyRows(
      'transactions',
      { accountId, id },
      sql`select * from transactions where account_id = ${accountId} and id = ${id}`,
    ),
  );

/** A transaction of the account by its code or number. */
export const findByCode = async (
  queries: Queries,
  accountId: number,
  code: string,
): Promise<TransactionRow | undefined> => {
  const byCode = await queries.first<TransactionRow>(sql`
    select * from transactions where account_id = ${accountId} and code = ${code}`);
  if (byCode || !isRowNumber(code)) return byCode;
  return findTransaction(queries, accountId, Number(code));
};

/** The newest transaction with a reference. */
export const findNewestByReference = (
  queries: Queries,
  accountId: number,
  reference: string,
): Promise<TransactionRow | undefined> => {
  const referenceKey = reference.toLowerCase();
  return queries.first<TransactionRow>(
    onlyRows(
      'transactions',
      { accountId, referenceKey },
      sql`
        select * from transactions
        where account_id = ${accountId} and reference_key = ${referenceKey} and reference_number = ${reference}
        order by created_at desc, id desc limit 1`,
    ),
  );
};

/** The attempts with a reference that matter for a new one: the one that holds it and those that failed. */
export const findAttempts = (
  queries: Queries,
  accountId: number,
  reference: string,
): Promise<TransactionRow[]> => {
  const referenceKey = reference.toLowerCase();
  return queries.all<TransactionRow>(
    onlyRows(
      'transactions',
      { accountId, referenceKey },
      sql`
        select * from transactions
        where account_id = ${accountId} and reference_key = ${referenceKey} and reference_number = ${reference}
          and status not in (9, 11, 13) and (subscription_id is null or held_reference is not null)
        order by created_at desc, id desc`,
    ),
  );
};

/** The attempts with any of several references that matter for a new one. */
export const findAttemptsOf = async (
  queries: Queries,
  accountId: number,
  references: readonly string[],
): Promise<TransactionRow[]> => {
  const wanted = new Set(references);
  // Makes the planner use the reference index; an index in sort order would be read for the whole account.
  const found = await queries.all<TransactionRow>(sql`
    select * from transactions
    where account_id = ${accountId} and reference_key in (${listed(references.map((text) => text.toLowerCase()))})
      and status not in (9, 11, 13) and (subscription_id is null or held_reference is not null)
    order by ${unindexed(sql`created_at`)} desc, ${unindexed(sql`id`)} desc`);
  return found.filter(({ referenceNumber }) => wanted.has(referenceNumber));
};

export const insertTransaction = (unit: Unit, row: Inserted<'transactions'>): Promise<number> =>
  unit.insert('transactions', row);

/** Releases the reference of a transaction that is about to be replaced. */
export const releaseReference = (unit: Unit, accountId: number, id: number): Promise<number> =>
  unit.run(sql`update transactions set held_reference = null where account_id = ${accountId} and id = ${id}`);

const columns = {
  amount: sql`amount`,
  refundedAmount: sql`refunded_amount`,
  authorizedAmount: sql`authorized_amount`,
  fee: sql`fee`,
  tax: sql`tax`,
  paymentMethod: sql`payment_method`,
  cardBrand: sql`card_brand`,
  cardFirstSix: sql`card_first_six`,
  cardLastFour: sql`card_last_four`,
  cardFingerprint: sql`card_fingerprint`,
  installments: sql`installments`,
  secure3d: sql`secure_3d`,
  authorizationCode: sql`authorization_code`,
  declineReason: sql`decline_reason`,
  cashReference: sql`cash_reference`,
  cashDueAt: sql`cash_due_at`,
  chargebackOutcome: sql`chargeback_outcome`,
  chargebackAt: sql`chargeback_at`,
  disputedAmount: sql`disputed_amount`,
  statusBeforeDispute: sql`status_before_dispute`,
  settlementId: sql`settlement_id`,
  replacedById: sql`replaced_by_id`,
  subscriptionId: sql`subscription_id`,
  paymentNumber: sql`payment_number`,
  process: sql`process`,
  details: sql`details`,
  payerIp: sql`payer_ip`,
  fraudRule: sql`fraud_rule`,
  attemptedAt: sql`attempted_at`,
  paidAt: sql`paid_at`,
} as const satisfies Partial<Record<keyof TransactionRow, Sql>>;

/** The columns that a move may change besides the status. */
export type TransactionChanges = Partial<Pick<TransactionRow, keyof typeof columns>>;

/** Updates a transaction if it still has the status it was read with; returns whether it did. */
export const updateTransaction = async (
  unit: Unit,
  transaction: TransactionRow,
  {
    status,
    heldReference,
    updatedAt,
  }: Pick<TransactionRow, 'heldReference' | 'updatedAt'> & {
    readonly status: TransactionStatus;
  },
  changes: TransactionChanges,
): Promise<boolean> => {
  const assignments = (Object.keys(columns) as (keyof TransactionChanges)[])
    .filter((field) => changes[field] !== undefined)
    .map((field) => sql`, ${columns[field]} = ${changes[field]}`);
  const changed = await unit.run(sql`
    update transactions set status = ${status}, held_reference = ${heldReference}, updated_at = ${updatedAt}${joined(assignments, sql``)}
    where account_id = ${transaction.accountId} and id = ${transaction.id}
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

/** Changes columns without changing the status. */
export const changeTransaction = (
  unit: Unit,
  { accountId, id }: Pick<TransactionRow, 'accountId' | 'id'>,
  changes: TransactionChanges,
): Promise<number> => {
  const assignments = (Object.keys(columns) as (keyof TransactionChanges)[])
    .filter((field) => changes[field] !== undefined)
    .map((field) => sql`${columns[field]} = ${changes[field]}`);
  return unit.run(
    sql`update transactions set ${joined(assignments, sql`, `)} where account_id = ${accountId} and id = ${id}`,
  );
};

/** What was said of a refund. */
export type RefundWords = Pick<RefundRow, 'reason' | 'note'>;

/** What was said of each refund of a transaction, oldest first. */
export const findRefundWords = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<RefundWords[]> =>
  queries.all<RefundWords>(sql`
    select reason, note from refunds where account_id = ${accountId} and transaction_id = ${transactionId} order by id`);
