import {
  type CashMethodId,
  PaymentMethod,
  paymentMethods,
} from '@pasarela/contracts/payment-methods/payment-methods';
import { cashPaidAfter } from '@pasarela/contracts/test-cards/cash-patterns';
import type { WriteContext } from '#core/account/write-context.ts';
import { openCheckout, showAttempt } from '#core/checkouts/checkout-address.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import {
  beginTransaction,
  changeWithoutMove,
  moveTransaction,
  replaceTransaction,
} from '#core/transactions/transaction-life.ts';
import { type TransactionProcess, writeProcess } from '#core/transactions/transaction-process.ts';
import { cashDueAt } from '#core/transactions/transaction-waits.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { type AttemptResult, pageOf } from './attempt-result.ts';
import { attemptByCard } from './card-attempt.ts';
import { refusedByRule } from './fraud-refusal.ts';
import { judgePayer } from './judge-payer.ts';
import { instrumentColumns, isChallenged, type PaymentInstrument } from './payment-instrument.ts';
import { isCollected, type Order, type PaymentAttempt } from './payment-order.ts';

const attemptByCash = (
  { identifiers, now }: WriteContext,
  order: Order,
  method: CashMethodId,
): AttemptResult => {
  const paidAfter = cashPaidAfter(order.customerEmail);
  return {
    steps: [{ move: 'awaitCash' }],
    changes: {
      ...pageOf(identifiers, order),
      paymentMethod: method,
      cashReference: identifiers.digits(paymentMethods[method].referenceDigits),
      cashDueAt: cashDueAt(now),
      declineReason: null,
    },
    afterwards: async ({ unit, accountId }, { id: subjectId }) => {
      if (paidAfter === null) return;
      const dueAt = new Date(now.getTime() + paidAfter);
      await scheduleWork(unit, { accountId, kind: 'payCash', subjectId, dueAt });
    },
  };
};

/** An attempt by Aplazo has no steps yet: Aplazo decides later, on its own page. */
const attemptByAplazo = ({ identifiers }: WriteContext, order: Order): AttemptResult => ({
  steps: [],
  changes: { ...pageOf(identifiers, order), paymentMethod: PaymentMethod.aplazo, declineReason: null },
});

const resultOf = async (context: WriteContext, attempt: PaymentAttempt): Promise<AttemptResult> => {
  const { order, instrument, process } = attempt;
  if (instrument.kind === 'card') return attemptByCard(context, { order, process, instrument });
  const reason = context.acquirer.refusesOthers;
  if (reason)
    return {
      steps: [{ move: 'decline', reason }],
      changes: { ...instrumentColumns(instrument), declineReason: reason },
    };
  return instrument.kind === 'cash'
    ? attemptByCash(context, order, instrument.method)
    : attemptByAplazo(context, order);
};

/**
 * What is kept of an attempt for those to come: when it was, and where from. A charge that a subscription makes by itself is
 * nobody's attempt, and a challenge belongs to the attempt that asked for it.
 */
const traceOf = ({ now }: WriteContext, { order, instrument }: PaymentAttempt) => {
  if (isCollected(order) || isChallenged(instrument)) return {};
  return { attemptedAt: now, payerIp: order.payerIp ?? null };
};

/**
 * The merchant's own rules come first. Nobody can be asked for a challenge about a charge that a subscription makes by itself,
 * nor where no acquirer is; who has passed one is not asked again. The blacklist stops them all the same.
 */
const judged = async (context: WriteContext, attempt: PaymentAttempt): Promise<AttemptResult> => {
  const { order, instrument } = attempt;
  const rule = await judgePayer(
    context,
    {
      customerEmail: order.customerEmail,
      payerIp: order.payerIp,
      cardFingerprint: instrument.kind === 'card' ? instrument.card.fingerprint : null,
    },
    {
      blacklistAlone: isCollected(order) || isChallenged(instrument) || !context.acquirer.asksHolders,
    },
  );
  const result = rule ? refusedByRule(context, attempt, rule) : await resultOf(context, attempt);
  return { ...result, changes: { ...result.changes, ...traceOf(context, attempt) } };
};

type Beginning = {
  readonly order: Order;
  readonly process: TransactionProcess;
  /** Undefined if the payer chooses on the hosted page. */
  readonly instrument?: PaymentInstrument;
  /** The earlier attempts that this one replaces: their status becomes Replaced. */
  readonly replaced?: readonly TransactionRow[];
  /** When a payment link expires. */
  readonly linkDueAt?: Date;
};

/** Begins a transaction; makes the first attempt if the instrument is known. */
export const beginPayment = async (
  context: WriteContext,
  { order, process, instrument, replaced = [], linkDueAt }: Beginning,
): Promise<TransactionRow> => {
  const result = instrument && (await judged(context, { order, process, instrument }));
  const row = await beginTransaction(
    context,
    {
      code: context.identifiers.transactionCode(),
      process: writeProcess(process),
      ...order,
      ...result?.changes,
    },
    result?.steps ?? [],
    // Charges of a subscription share their reference, which is held by its first payment.
    { linkDueAt, sharesReference: order.subscriptionId !== undefined },
  );
  if (order.checkoutToken) await showAttempt(context.unit, row);
  else if (row.checkoutToken !== null) await openCheckout(context, row, 'direct');
  await result?.afterwards?.(context, row);
  for (const attempt of replaced) await replaceTransaction(context, attempt, row);
  return row;
};

/** Attempts a payment on a transaction that had no attempt yet, or whose cardholder has completed 3D Secure. */
export const continuePayment = async (
  context: WriteContext,
  row: TransactionRow,
  process: TransactionProcess,
  instrument: PaymentInstrument,
): Promise<TransactionRow> => {
  const { steps, changes, afterwards } = await judged(context, { order: row, process, instrument });
  const [step] = steps;
  const moved = step
    ? await moveTransaction(context, row, step, changes)
    : await changeWithoutMove(context.unit, row, changes);
  await afterwards?.(context, moved);
  return moved;
};
