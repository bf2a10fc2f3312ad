import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import {
  findAttempts,
  findAttemptsOf,
  findByCode,
  findNewestByReference,
  findTransaction,
  releaseReference,
} from './transactions-repository.ts';

const existing = (row: TransactionRow | undefined): TransactionRow => {
  if (!row) throw new Refusal('transaction_not_found');
  return row;
};

/** The transaction with this number; refused if the account has none. */
export const transactionByNumber = async (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<TransactionRow> => existing(await findTransaction(queries, accountId, id));

/** The transaction with this code or number; refused if the account has none. */
export const transactionByCode = async (
  queries: Queries,
  accountId: number,
  code: string,
): Promise<TransactionRow> => existing(await findByCode(queries, accountId, code));

/** A transaction named by number, by code, or by both, which must then belong to the same transaction. */
export type NamedTransaction = { readonly number?: number; readonly code?: string };

export const transactionByName = async (
  queries: Queries,
  accountId: number,
  { number, code }: NamedTransaction,
): Promise<TransactionRow> => {
  const byNumber = number === undefined ? undefined : await findTransaction(queries, accountId, number);
  if (code === undefined) return existing(byNumber);
  const byCode = existing(await findByCode(queries, accountId, code));
  return existing(number === undefined || byNumber?.id === byCode.id ? byCode : undefined);
};

/** The subscription of a transaction; undefined if it has none or the transaction does not exist. */
export const subscriptionOfTransaction = async (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<number | undefined> =>
  (await findTransaction(queries, accountId, id))?.subscriptionId ?? undefined;

/** The newest transaction with a reference; refused if the account has none. */
export const transactionByReference = async (
  queries: Queries,
  accountId: number,
  reference: string,
): Promise<TransactionRow> => existing(await findNewestByReference(queries, accountId, reference));

/** The number of references that are looked up in one statement. */
const lookedForAtOnce = 200;

/** The earlier attempts with each reference that matter for a new one; references without attempts are absent. */
export const attemptsOf = async (
  queries: Queries,
  accountId: number,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly TransactionRow[]>> => {
  const attempts = new Map<string, TransactionRow[]>();
  for (let from = 0; from < references.length; from += lookedForAtOnce) {
    const some = references.slice(from, from + lookedForAtOnce);
    for (const row of await findAttemptsOf(queries, accountId, some))
      attempts.set(row.referenceNumber, [...(attempts.get(row.referenceNumber) ?? []), row]);
  }
  return attempts;
};

/** The attempt that blocks its reference for others; an unpaid checkout does not block it. */
export const holderOf = (attempts: readonly TransactionRow[] = []): TransactionRow | undefined =>
  attempts.find(({ heldReference, status }) => heldReference !== null && status !== Status.created);

/** Releases the reference held by these attempts for a new one. */
export const releaseAttempts = async (
  unit: Unit,
  accountId: number,
  attempts: readonly TransactionRow[],
): Promise<void> => {
  const holder = attempts.find(({ heldReference }) => heldReference !== null);
  if (holder) await releaseReference(unit, accountId, holder.id);
};

/**
 * Releases a reference for a new attempt and returns the attempts that the new one replaces. Throws `reference_taken` if a
 * transaction holds the reference; an unpaid checkout does not hold it.
 */
export const freeReference = async (
  unit: Unit,
  accountId: number,
  reference: string,
): Promise<readonly TransactionRow[]> => {
  const attempts = await findAttempts(unit, accountId, reference);
  const holder = holderOf(attempts);
  if (holder) throw new Refusal('reference_taken', { transactionNumber: String(holder.id) });
  await releaseAttempts(unit, accountId, attempts);
  return attempts;
};
