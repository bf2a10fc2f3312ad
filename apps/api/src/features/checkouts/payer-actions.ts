import { day } from '@pasarela/contracts/dates/dates';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { WriteContext } from '#core/account/write-context.ts';
import { prolongCheckout } from '#core/checkouts/checkouts-repository.ts';
import { beginPayment, continuePayment } from '#core/payments/attempts.ts';
import { type PaymentInstrument, storedOrder } from '#core/payments/payment-attempt.ts';
import { saleStep } from '#core/transactions/sale.ts';
import { refusedInStatus } from '#core/transactions/transaction-fields.ts';
import { moveTransaction } from '#core/transactions/transaction-life.ts';
import { freeReference } from '#core/transactions/transaction-lookup.ts';
import { processWithoutCard, readProcess, writeProcess } from '#core/transactions/transaction-process.ts';
import { Refusal } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { mayRetry } from './checkout-mapper.ts';
import type { OpenCheckout } from './checkout-page.ts';

/** Whether the page's transaction waits to be paid. Throws `checkout_ended` if nothing can be paid on the page any more. */
export const waitsForPayment = ({ checkout, row }: OpenCheckout, now: Date): boolean => {
  // The payer of a direct payment cannot choose another method while it is pending: the merchant chose the method.
  const over = checkout.expiresAt !== null && now >= checkout.expiresAt;
  const waiting = row.status === Status.created && checkout.kind !== 'direct' && !over;
  if (!waiting && !mayRetry(checkout, row, now)) throw new Refusal('checkout_ended');
  return waiting;
};

/** Begins another transaction for the order of a failed one. */
const payAgain = async (
  context: WriteContext,
  { checkout, row }: OpenCheckout,
  instrument: PaymentInstrument,
  payerIp: string | null,
): Promise<TransactionRow> =>
  beginPayment(context, {
    order: {
      ...storedOrder(row),
      customerPhone: row.customerPhone,
      description: row.description,
      details: row.details,
      payerIp,
      checkoutToken: row.checkoutToken,
    },
    process: processWithoutCard(row),
    instrument,
    replaced: await freeReference(context.unit, context.accountId, row.referenceNumber),
    // A pending attempt expires no later than its payment link.
    ...(checkout.kind === 'link' && checkout.expiresAt ? { linkDueAt: checkout.expiresAt } : {}),
  });

/** Pays the page's transaction if it still waits, and otherwise makes another one. */
export const payOnPage = async (
  context: WriteContext,
  open: OpenCheckout,
  {
    waits,
    instrument,
    payerIp,
  }: {
    readonly waits: boolean;
    readonly instrument: PaymentInstrument;
    /** The network address of the payer's call. */
    readonly payerIp: string | null;
  },
): Promise<void> => {
  const { row } = open;
  const attempt = waits
    ? // The card of an earlier attempt must not be used for this one.
      await continuePayment(context, { ...row, payerIp }, processWithoutCard(row), instrument)
    : await payAgain(context, open, instrument, payerIp);
  if (!attempt.cashDueAt || row.checkoutToken === null) return;
  // The page stays open one day longer than the cash voucher, so that the payer can then use another method.
  const until = new Date(attempt.cashDueAt.getTime() + day);
  await prolongCheckout(context.unit, context.accountId, row.checkoutToken, until);
};

/** Carries out what the payer answered to the 3D Secure challenge. */
export const answerChallenge = async (
  context: WriteContext,
  row: TransactionRow,
  outcome: 'approve' | 'fail' | 'leave',
): Promise<unknown> => {
  if (row.status !== Status.review) throw refusedInStatus(row.status);
  const { card, ...process } = readProcess(row);
  const without = { process: writeProcess(process) };
  if (outcome === 'leave') return moveTransaction(context, row, { move: 'abandon' }, without);
  if (outcome === 'fail')
    return moveTransaction(
      context,
      row,
      { move: 'decline', reason: 'challenge_failed' },
      { ...without, declineReason: 'challenge_failed' },
    );
  if (!card) throw new Error(`transaction ${row.id} is in review without a card`);
  return continuePayment(context, row, process, {
    kind: 'card',
    card,
    holder: 'challenged',
    ...(row.installments === null ? {} : { months: row.installments }),
  });
};

/** Carries out what Aplazo decided about the payment. */
export const answerAplazo = async (
  context: WriteContext,
  row: TransactionRow,
  outcome: 'approve' | 'reject' | 'leave',
): Promise<unknown> => {
  if (row.status !== Status.created || row.paymentMethod !== PaymentMethod.aplazo)
    throw refusedInStatus(row.status);
  if (outcome === 'approve') {
    const { step, changes } = saleStep(row, { move: 'pay', amount: row.amount, now: context.now });
    return moveTransaction(context, row, step, changes);
  }
  if (outcome === 'leave') return moveTransaction(context, row, { move: 'leave' });
  const declineReason = 'aplazo_rejected';
  return moveTransaction(context, row, { move: 'decline', reason: declineReason }, { declineReason });
};

/** The payer cancels the payment. After a failed attempt there is nothing left to cancel. */
export const leavePage = (context: WriteContext, row: TransactionRow): Promise<unknown> => {
  if (row.status !== Status.created) throw new Refusal('checkout_ended');
  return moveTransaction(context, row, { move: 'leave' });
};
