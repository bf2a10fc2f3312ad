import type { Centavos } from '@pasarela/contracts/money';
import { statusAfter, type TransactionMove } from '@pasarela/contracts/transactions/transaction-moves';
import {
  isTransactionStatus,
  Status,
  type TransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/transactions/transaction-status';
import type { Inserted, Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import type { Actor } from '#http/call.ts';
import { Refusal } from '#http/refusal.ts';
import { bookTransfers, type Transfer } from '#ledger/ledger-service.ts';
import { countInStatus } from './transaction-counts-repository.ts';
import {
  insertEvent,
  insertTransaction,
  nextSequence,
  type TransactionChanges,
  updateTransaction,
} from './transactions-repository.ts';

/** One step of a transaction's life. */
export type Step = {
  readonly move: TransactionMove;
  readonly amount?: Centavos;
  readonly reason?: string;
  readonly relatedId?: number;
  readonly transfers?: readonly Transfer[];
};

/** Who does it, for which account, at which moment of its clock. */
export type Moment = { readonly accountId: number; readonly actor: Actor; readonly now: Date };

const eventOf = (
  moment: Moment,
  transactionId: number,
  sequence: number,
  status: TransactionStatus,
  step?: Step,
) => ({
  accountId: moment.accountId,
  transactionId,
  sequence,
  move: step?.move ?? 'create',
  status,
  amount: step?.amount ?? null,
  reason: step?.reason ?? null,
  actorKind: moment.actor.kind,
  actorName: moment.actor.name,
  relatedId: step?.relatedId ?? null,
  requestId: moment.actor.requestId,
  occurredAt: moment.now,
});

const recordStep = async (
  unit: Unit,
  moment: Moment,
  transactionId: number,
  sequence: number,
  status: TransactionStatus,
  step: Step,
): Promise<void> => {
  await insertEvent(unit, eventOf(moment, transactionId, sequence, status, step));
  if (step.transfers)
    await bookTransfers(
      unit,
      { accountId: moment.accountId, transactionId, sequence, occurredAt: moment.now },
      step.transfers,
    );
};

export type NewTransaction = Omit<
  Inserted<'transactions'>,
  'id' | 'accountId' | 'status' | 'heldReference' | 'referenceKey' | 'emailKey' | 'createdAt' | 'updatedAt'
> & {
  readonly referenceNumber: string;
  readonly customerEmail: string;
  readonly code: string;
  readonly amount: Centavos;
};

/** Begins a transaction and takes its first steps; answers its id. */
export const beginTransaction = async (
  unit: Unit,
  moment: Moment,
  draft: NewTransaction,
  steps: readonly Step[],
): Promise<number> => {
  const statuses: TransactionStatus[] = [];
  let status: TransactionStatus = Status.created;
  for (const { move } of steps) {
    status = reached(move, status);
    statuses.push(status);
  }
  const id = await insertTransaction(unit, {
    ...draft,
    accountId: moment.accountId,
    referenceKey: draft.referenceNumber.toLowerCase(),
    emailKey: draft.customerEmail.toLowerCase(),
    status,
    heldReference: transactionStatuses[status].holdsReference ? draft.referenceNumber : null,
    createdAt: moment.now,
    updatedAt: moment.now,
  });
  const { amount } = draft;
  await countInStatus(unit, { accountId: moment.accountId, createdAt: moment.now, amount }, status, 1);
  await insertEvent(unit, eventOf(moment, id, 1, Status.created));
  for (const [index, step] of steps.entries())
    await recordStep(unit, moment, id, index + 2, statuses[index] ?? status, step);
  return id;
};

/** Takes a step with a transaction. What the table of moves does not have is refused and changes nothing. */
export const moveTransaction = async (
  unit: Unit,
  moment: Moment,
  transaction: TransactionRow,
  step: Step,
  changes: TransactionChanges = {},
): Promise<TransactionStatus> => {
  const from = statusOf(transaction.status);
  const previous = transaction.statusBeforeDispute;
  const to = reached(step.move, from, previous === null ? undefined : statusOf(previous));
  if (!(await updateTransaction(unit, transaction, to, changes, moment.now)))
    throw new Refusal('transaction_in_process');
  await countInStatus(unit, transaction, from, -1);
  await countInStatus(unit, { ...transaction, amount: changes.amount ?? transaction.amount }, to, 1);
  const sequence = await nextSequence(unit, moment.accountId, transaction.id);
  await recordStep(unit, moment, transaction.id, sequence, to, step);
  return to;
};

export const statusOf = (id: number): TransactionStatus => {
  if (!isTransactionStatus(id)) throw new Error(`unknown status ${id}`);
  return id;
};

const reached = (
  move: TransactionMove,
  from: TransactionStatus,
  previous?: TransactionStatus,
): TransactionStatus => {
  const to = statusAfter(move, from, previous);
  if (!to) throw new Refusal('status_not_allowed', { status: transactionStatuses[from].label });
  return to;
};
