import { type Centavos, currency } from '@pasarela/contracts/money/money';
import { statusAfter, type TransactionMove } from '@pasarela/contracts/statuses/transaction-moves';
import {
  Status,
  type TransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/statuses/transaction-status';
import type { WriteContext } from '#core/account/write-context.ts';
import { bookTransfers, type Transfer } from '#core/ledger/book-transfers.ts';
import { enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import { findResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { chosenDelivery } from '#core/outbox/webhooks/scenario-deliveries.ts';
import { enqueueResult } from '#core/outbox/webhooks/webhook-outbox.ts';
import type { Inserted, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { notifyCustomer } from './customer-emails.ts';
import { paymentAnswer } from './payment-answer.ts';
import { countSale } from './sale-days-repository.ts';
import { countInStatus } from './transaction-counts-repository.ts';
import { refusedInStatus, statusOf } from './transaction-fields.ts';
import { changeTerms, storeTermsAfter } from './transaction-terms-repository.ts';
import { endWait, startWait } from './transaction-waits.ts';
import {
  changeTransaction,
  insertEvent,
  insertTransaction,
  nextSequence,
  type TransactionChanges,
  updateTransaction,
} from './transactions-repository.ts';

/** One status change of a transaction. */
export type Step = {
  readonly move: TransactionMove;
  readonly amount?: Centavos;
  readonly reason?: string;
  readonly relatedId?: number;
  readonly transfers?: readonly Transfer[];
};

/** The position of an event in a transaction's history, and the resulting status. */
type EventPlace = {
  readonly transactionId: number;
  readonly sequence: number;
  readonly status: TransactionStatus;
};

const eventOf = (context: WriteContext, place: EventPlace, step?: Step) => ({
  accountId: context.accountId,
  ...place,
  move: step?.move ?? 'create',
  amount: step?.amount ?? null,
  reason: step?.reason ?? null,
  actorKind: context.actor.kind,
  actorName: context.actor.name,
  relatedId: step?.relatedId ?? null,
  requestId: context.actor.requestId,
  occurredAt: context.now,
});

const recordStep = async (context: WriteContext, place: EventPlace, step: Step): Promise<void> => {
  const { unit } = context;
  const { transactionId, sequence } = place;
  await insertEvent(unit, eventOf(context, place, step));
  if (step.transfers)
    await bookTransfers(
      unit,
      { accountId: context.accountId, transactionId, sequence, occurredAt: context.now },
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

/** The default values of a new transaction. */
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
  /** When a payment link expires. */
  readonly linkDueAt?: Date;
  /** Whether the reference is already held by another transaction. */
  readonly sharesReference?: boolean;
};

/** Creates a transaction and applies its first steps; returns its row. */
export const beginTransaction = async (
  context: WriteContext,
  draft: NewTransaction,
  steps: readonly Step[],
  { linkDueAt, sharesReference = false }: Beginning = {},
): Promise<TransactionRow> => {
  const { unit } = context;
  const statuses: TransactionStatus[] = [];
  let status: TransactionStatus = Status.created;
  for (const { move } of steps) {
    status = reached(move, status);
    statuses.push(status);
  }
  const holds = transactionStatuses[status].holdsReference && !sharesReference;
  const inserted = {
    ...draft,
    accountId: context.accountId,
    referenceKey: draft.referenceNumber.toLowerCase(),
    emailKey: draft.customerEmail.toLowerCase(),
    status,
    heldReference: holds ? draft.referenceNumber : null,
    createdAt: context.now,
    updatedAt: context.now,
  };
  const id = await insertTransaction(unit, inserted);
  const row: TransactionRow = { ...blank, ...inserted, id };
  await storeTermsAfter(unit, row);
  const { amount } = draft;
  await countInStatus(unit, { accountId: context.accountId, createdAt: context.now, amount }, status, 1);
  await insertEvent(unit, eventOf(context, { transactionId: id, sequence: 1, status: Status.created }));
  for (const [index, step] of steps.entries())
    await recordStep(
      context,
      { transactionId: id, sequence: index + 2, status: statuses[index] ?? status },
      step,
    );
  await countSales(context, row, steps);
  await startWait(context, row, linkDueAt);
  await notifyMerchant(context, row, steps);
  return row;
};

/**
 * Applies a step to a transaction and returns the updated row. A move that the table of moves does not allow is refused and changes
 * nothing.
 */
export const moveTransaction = async (
  context: WriteContext,
  transaction: TransactionRow,
  step: Step,
  changes: TransactionChanges = {},
): Promise<TransactionRow> => {
  const { unit } = context;
  const from = statusOf(transaction.status);
  const previous = transaction.statusBeforeDispute;
  const to = reached(step.move, from, previous === null ? undefined : statusOf(previous));
  const kept: TransactionChanges =
    step.move === 'openChargeback' ? { ...changes, statusBeforeDispute: from } : changes;
  const held = transactionStatuses[to].holdsReference ? transaction.heldReference : null;
  const moved = { status: to, heldReference: held, updatedAt: context.now };
  if (!(await updateTransaction(unit, transaction, moved, kept))) throw new Refusal('transaction_in_process');
  if (changesTerms(changes)) await changeTerms(unit, transaction, { ...transaction, ...changes });
  await countInStatus(unit, transaction, from, -1);
  await countInStatus(unit, { ...transaction, amount: changes.amount ?? transaction.amount }, to, 1);
  const sequence = await nextSequence(context.unit, context.accountId, transaction.id);
  await recordStep(context, { transactionId: transaction.id, sequence, status: to }, step);
  const row: TransactionRow = { ...transaction, ...kept, ...moved };
  await countSales(context, row, [step]);
  await endWait(unit, row, from);
  await startWait(context, row);
  await notifyMerchant(context, row, [step]);
  return row;
};

/** Whether the payment is found by something that changes. */
const changesTerms = ({
  amount,
  cardLastFour,
  authorizationCode,
  cashReference,
}: TransactionChanges): boolean =>
  [amount, cardLastFour, authorizationCode, cashReference].some((value) => value !== undefined);

/** Counts what the steps sold, by day and payment method. */
const countSales = async (
  { unit, now }: WriteContext,
  { accountId, paymentMethod }: TransactionRow,
  steps: readonly Step[],
): Promise<void> => {
  if (paymentMethod === null) return;
  for (const { transfers = [] } of steps)
    for (const { kind, amount } of transfers)
      if (kind === 'sale') await countSale(unit, { accountId, paymentMethod }, { amount, soldAt: now });
};

/** What steps have given back, in centavos. */
const refundedBy = (steps: readonly Step[]): Centavos =>
  steps
    .flatMap(({ transfers = [] }) => transfers)
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amount }) => sum + amount, 0);

const isSale = ({ transfers = [] }: Step): boolean => transfers.some(({ kind }) => kind === 'sale');

/** Queues the webhook of a new status, and the e-mails about it, in the unit that changes the status. */
const notifyMerchant = async (
  context: WriteContext,
  row: TransactionRow,
  steps: readonly Step[],
): Promise<void> => {
  const { unit, accountId, now, realNow, site } = context;
  const addresses = await findResultAddresses(unit, accountId);
  await enqueueResult(
    unit,
    addresses,
    {
      accountId,
      transactionId: row.id,
      status: statusOf(row.status),
      occurredAt: now,
      createdAt: realNow,
      chosen: chosenDelivery(context.actor),
    },
    () => paymentAnswer(row, 'es', site),
  );
  if (addresses?.notificationEmail && steps.some(isSale))
    await enqueueEmail(context, {
      kind: 'paymentReceived',
      transactionId: row.id,
      referenceNumber: row.referenceNumber,
      amount: row.amount,
      paymentMethod: row.paymentMethod,
      customerName: row.customerName,
      customerEmail: row.customerEmail,
      paidAt: now,
    });
  if (addresses?.emailsOn)
    await notifyCustomer(context, row, addresses.emailsOn, {
      isPaid: steps.some(isSale),
      isVoucher: steps.some(({ move }) => move === 'awaitCash'),
      refunded: refundedBy(steps),
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

/** Changes columns without changing the status, such as a chosen payment method that is not paid yet. */
export const changeWithoutMove = async (
  unit: Unit,
  row: TransactionRow,
  changes: TransactionChanges,
): Promise<TransactionRow> => {
  await changeTransaction(unit, row, changes);
  const changed = { ...row, ...changes };
  if (changesTerms(changes)) await changeTerms(unit, row, changed);
  return changed;
};

/** Marks an unpaid transaction as replaced by another one. */
export const replaceTransaction = (
  context: WriteContext,
  replaced: TransactionRow,
  by: Pick<TransactionRow, 'id'>,
): Promise<TransactionRow> =>
  moveTransaction(context, replaced, { move: 'replace', relatedId: by.id }, { replacedById: by.id });
