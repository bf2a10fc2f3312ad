import {
  type CashMethodId,
  PaymentMethod,
  paymentMethods,
} from '@pasarela/contracts/payment-methods/payment-methods';
import { isNextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import { sandboxScenarioNames, scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import { cashPaidAfter } from '@pasarela/contracts/test-cards/cash-patterns';
import type { WriteContext } from '#core/account/write-context.ts';
import { openCheckout, showAttempt } from '#core/checkouts/hosted-pages.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import {
  beginTransaction,
  changeWithoutMove,
  moveTransaction,
  replaceTransaction,
} from '#core/transactions/transaction-life.ts';
import { type TransactionProcess, writeProcess } from '#core/transactions/transaction-process.ts';
import { cashDueAt } from '#core/transactions/transaction-waits.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { attemptByCard } from './card-attempt.ts';
import { cashReference } from './cash-reference.ts';
import { judgePayer, refusedByRule } from './judge-payer.ts';
import {
  type AttemptResult,
  instrumentColumns,
  isChallenged,
  isCollected,
  type Order,
  type PaymentAttempt,
  type PaymentInstrument,
  pageOf,
} from './payment-attempt.ts';

const attemptByCash = (context: WriteContext, order: Order, method: CashMethodId): AttemptResult => {
  const { identifiers, now } = context;
  const paidAfter = cashPaidAfter(order.customerEmail);
  return {
    steps: [{ move: 'awaitCash' }],
    changes: {
      ...pageOf(context, order),
      paymentMethod: method,
      cashReference: cashReference(identifiers, paymentMethods[method].referenceDigits),
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
const attemptByAplazo = (context: WriteContext, order: Order): AttemptResult => ({
  steps: [],
  changes: { ...pageOf(context, order), paymentMethod: PaymentMethod.aplazo, declineReason: null },
});

/** The scenarios that apply to a payment without a card, for the answer that refuses another. */
const withoutCard = sandboxScenarioNames.filter((name) => !isNextOutcome(name)).join(', ');

/** Refuses a scenario that is a bank's answer where no bank is asked. */
const refuseBankOutcome = ({ actor: { scenario } }: WriteContext): void => {
  if (isNextOutcome(scenario))
    throw invalidFields([{ field: scenarioHeader, code: 'not_a_choice', values: { choices: withoutCard } }]);
};

const resultOf = async (context: WriteContext, attempt: PaymentAttempt): Promise<AttemptResult> => {
  const { order, instrument, process } = attempt;
  if (instrument.kind === 'card') return attemptByCard(context, { order, process, instrument });
  refuseBankOutcome(context);
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
 * The data of an attempt that velocity rules count: its time and IP address. Automatic subscription charges are not counted, and a
 * completed challenge belongs to an attempt that was already counted.
 */
const traceOf = ({ now }: WriteContext, { order, instrument }: PaymentAttempt) => {
  if (isCollected(order) || isChallenged(instrument)) return {};
  return { attemptedAt: now, payerIp: order.payerIp ?? null };
};

/**
 * Applies the merchant's fraud rules, then makes the attempt. Only the blacklist applies if nobody can complete a challenge (an
 * automatic subscription charge, or no acquirer) or the cardholder has just completed one.
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
  /** Where the payer returns to the shop, if the attempt opens a hosted page. */
  readonly returnUrl?: string | undefined;
};

/** Begins a transaction; makes the first attempt if the instrument is known. */
export const beginPayment = async (
  context: WriteContext,
  { order, process, instrument, replaced = [], linkDueAt, returnUrl }: Beginning,
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
  else if (row.checkoutToken !== null) await openCheckout(context, row, { kind: 'direct', returnUrl });
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
