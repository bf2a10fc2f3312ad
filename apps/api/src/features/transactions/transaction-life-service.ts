import { type Centavos, currency } from '@pasarela/contracts/money';
import { statusAfter, type TransactionMove } from '@pasarela/contracts/transactions/transaction-moves';
import {
  Status,
  type TransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/transactions/transaction-status';
import type { Inserted, Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { enqueueEmail } from '#emails/email-outbox.ts';
import type { Actor } from '#http/call.ts';
import { Refusal } from '#http/refusal.ts';
import { bookTransfers, type Transfer } from '#ledger/ledger-service.ts';
import { findResultAddresses } from '#webhooks/account-settings-repository.ts';
import { enqueueResult } from '#webhooks/webhook-outbox.ts';
import { paymentAnswer } from './payment-answer-service.ts';
import { countInStatus } from './transaction-counts-repository.ts';
import { refusedInStatus, statusOf } from './transaction-status-service.ts';
import { endWait, startWait } from './transaction-waits-service.ts';
import {
  changeTransaction,
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

/** Who does it, for which account, at which moment. */
export type Moment = {
  readonly accountId: number;
  readonly actor: Actor;
  /** By the account's clock, and by real time. */
  readonly now: Date;
  readonly realNow: Date;
  /** Where the payers' pages are: what a merchant is told of a payment holds their addresses. */
  readonly site: string;
  /** The deployment sends e-mails; where it sends none they are kept. */
  readonly sendsEmails?: boolean;
};

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

/** What a transaction is where its draft says nothing. */
const blank = {
  heldReference: null,
  statusBeforeDispute: null,
  refundedAmount: 0,
  authorizedAmount: null,
  fee: 0,
  tax: 0,
  currency,
  paymentMethod: null,
  customerName: '',
  customerPhone: null,
  description: null,
  cardBrand: null,
  cardFirstSix: null,
  cardLastFour: null,
  cardFingerprint: null,
  installments: null,
  secure3d: false,
  authorizationCode: null,
  declineReason: null,
  cashReference: null,
  cashDueAt: null,
  chargebackOutcome: null,
  chargebackAt: null,
  disputedAmount: 0,
  settlementId: null,
  replacedById: null,
  checkoutToken: null,
  subscriptionId: null,
  paymentNumber: null,
  process: null,
  details: null,
  payerIp: null,
  fraudRule: null,
  attemptedAt: null,
  paidAt: null,
} as const satisfies Partial<TransactionRow>;

export type Beginning = {
  /** Until when a payment link can be paid. */
  readonly linkDueAt?: Date;
  /** Another transaction holds its reference. */
  readonly sharesReference?: boolean;
};

/** Begins a transaction and takes its first steps; answers it. */
export const beginTransaction = async (
  unit: Unit,
  moment: Moment,
  draft: NewTransaction,
  steps: readonly Step[],
  { linkDueAt, sharesReference = false }: Beginning = {},
): Promise<TransactionRow> => {
  const statuses: TransactionStatus[] = [];
  let status: TransactionStatus = Status.created;
  for (const { move } of steps) {
    status = reached(move, status);
    statuses.push(status);
  }
  const holds = transactionStatuses[status].holdsReference && !sharesReference;
  const inserted = {
    ...draft,
    accountId: moment.accountId,
    referenceKey: draft.referenceNumber.toLowerCase(),
    emailKey: draft.customerEmail.toLowerCase(),
    status,
    heldReference: holds ? draft.referenceNumber : null,
    createdAt: moment.now,
    updatedAt: moment.now,
  };
  const id = await insertTransaction(unit, inserted);
  const row: TransactionRow = { ...blank, ...inserted, id };
  const { amount } = draft;
  await countInStatus(unit, { accountId: moment.accountId, createdAt: moment.now, amount }, status, 1);
  await insertEvent(unit, eventOf(moment, id, 1, Status.created));
  for (const [index, step] of steps.entries())
    await recordStep(unit, moment, id, index + 2, statuses[index] ?? status, step);
  await startWait(unit, row, status, moment.now, linkDueAt);
  await tell(unit, moment, row, steps);
  return row;
};

/**
 * Takes a step with a transaction; answers what it is then. What the table of moves does not have is refused and changes
 * nothing.
 */
export const moveTransaction = async (
  unit: Unit,
  moment: Moment,
  transaction: TransactionRow,
  step: Step,
  changes: TransactionChanges = {},
): Promise<TransactionRow> => {
  const from = statusOf(transaction.status);
  const previous = transaction.statusBeforeDispute;
  const to = reached(step.move, from, previous === null ? undefined : statusOf(previous));
  const kept: TransactionChanges =
    step.move === 'openChargeback' ? { ...changes, statusBeforeDispute: from } : changes;
  const held = transactionStatuses[to].holdsReference ? transaction.heldReference : null;
  if (!(await updateTransaction(unit, transaction, { status: to, heldReference: held }, kept, moment.now)))
    throw new Refusal('transaction_in_process');
  await countInStatus(unit, transaction, from, -1);
  await countInStatus(unit, { ...transaction, amount: changes.amount ?? transaction.amount }, to, 1);
  const sequence = await nextSequence(unit, moment.accountId, transaction.id);
  await recordStep(unit, moment, transaction.id, sequence, to, step);
  const row: TransactionRow = {
    ...transaction,
    ...kept,
    status: to,
    heldReference: held,
    updatedAt: moment.now,
  };
  await endWait(unit, row, from);
  await startWait(unit, row, to, moment.now);
  await tell(unit, moment, row, [step]);
  return row;
};

const isSale = ({ transfers = [] }: Step): boolean => transfers.some(({ kind }) => kind === 'sale');

/** The merchant is told of every status that a transaction reaches, and by e-mail of every sale, in the transaction that reaches it. */
const tell = async (
  unit: Unit,
  moment: Moment,
  row: TransactionRow,
  steps: readonly Step[],
): Promise<void> => {
  const { accountId, now, realNow, site } = moment;
  const told = await findResultAddresses(unit, accountId);
  await enqueueResult(
    unit,
    told,
    { accountId, transactionId: row.id, status: statusOf(row.status), occurredAt: now, createdAt: realNow },
    () => paymentAnswer(row, 'es', site),
  );
  if (told?.notificationEmail && steps.some(isSale))
    await enqueueEmail(unit, moment, {
      kind: 'paymentReceived',
      transactionId: row.id,
      referenceNumber: row.referenceNumber,
      amount: row.amount,
      paymentMethod: row.paymentMethod,
      customerName: row.customerName,
      customerEmail: row.customerEmail,
      paidAt: now,
    });
};

const reached = (
  move: TransactionMove,
  from: TransactionStatus,
  previous?: TransactionStatus,
): TransactionStatus => {
  const to = statusAfter(move, from, previous);
  if (!to) throw refusedInStatus(from);
  return to;
};

/** Changes what is no matter of the status: the way to pay that was chosen and is not done yet. */
export const changeWithoutMove = async (
  unit: Unit,
  row: TransactionRow,
  changes: TransactionChanges,
): Promise<TransactionRow> => {
  await changeTransaction(unit, row, changes);
  return { ...row, ...changes };
};

/** Another transaction takes the place of one that nobody has paid. */
export const replaceTransaction = (
  unit: Unit,
  moment: Moment,
  replaced: TransactionRow,
  by: Pick<TransactionRow, 'id'>,
): Promise<TransactionRow> =>
  moveTransaction(unit, moment, replaced, { move: 'replace', relatedId: by.id }, { replacedById: by.id });
