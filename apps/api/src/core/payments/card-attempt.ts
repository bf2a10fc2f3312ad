import { toWireDay } from '@pasarela/contracts/dates/dates';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Authorization } from '#core/cards/acquirer.ts';
import { storeCard } from '#core/cards/kept-cards.ts';
import { startSubscription } from '#core/subscriptions/start-subscription.ts';
import { notifyOfStart } from '#core/subscriptions/subscription-events.ts';
import { nameOrigin } from '#core/subscriptions/subscriptions-repository.ts';
import { saleStep } from '#core/transactions/sale.ts';
import { type TransactionProcess, writeProcess } from '#core/transactions/transaction-process.ts';
import { expectChargeback } from '#core/transactions/transaction-waits.ts';
import { authorizeCard } from './authorize-card.ts';
import {
  type AttemptResult,
  type CardAttempt,
  cardColumns,
  declinedAttempt,
  heldAttempt,
  type Order,
} from './payment-attempt.ts';

type Approval = Extract<Authorization, { kind: 'approved' }>;

/** The amount to charge now, in centavos: 0 for a subscription that begins later, whose card is only verified. */
const amountNow = ({ amount }: Order, { subscription }: TransactionProcess, now: Date): number =>
  subscription?.firstPaymentDate !== undefined && subscription.firstPaymentDate > toWireDay(now.getTime())
    ? 0
    : amount;

/** The steps of an approved payment and the column changes that they cause. */
const approvedSteps = (
  { now }: WriteContext,
  { process, instrument }: CardAttempt,
  amount: number,
): Pick<AttemptResult, 'steps' | 'changes'> => {
  if (process.twoSteps) return { steps: [{ move: 'authorize', amount }], changes: {} };
  // A verification is not a sale, so it has no fee.
  if (amount === 0) return { steps: [{ move: 'pay', amount }], changes: { amount, paidAt: now } };
  const { paymentMethod, installments } = cardColumns(instrument);
  const sold = { amount, authorizedAmount: null, paymentMethod, installments };
  const { step, changes } = saleStep(sold, { move: 'pay', amount, now });
  return { steps: [step], changes };
};

const approved = async (
  context: WriteContext,
  attempt: CardAttempt,
  { authorizationCode, dispute }: Approval,
): Promise<AttemptResult> => {
  const { identifiers, accountId, now } = context;
  const { order, process, instrument } = attempt;
  const { card } = instrument;
  const { keepCard, ...kept } = process;
  const amount = amountNow(order, process, now);
  const cardToken = keepCard ? `tok_${identifiers.token()}` : undefined;
  const subscriptionId = process.subscription
    ? await startSubscription(context, {
        order,
        subscription: process.subscription,
        card,
        cardCode: `sub_${identifiers.token()}`,
      })
    : null;
  const { steps, changes } = approvedSteps(context, attempt, amount);
  return {
    steps,
    changes: {
      ...cardColumns(instrument),
      authorizationCode,
      process: writeProcess({
        ...kept,
        ...(cardToken ? { cardToken } : {}),
        ...(dispute ? { dispute } : {}),
      }),
      // A verification is not counted as a payment of the subscription.
      ...(subscriptionId === null ? {} : { subscriptionId, paymentNumber: amount > 0 ? 1 : null }),
      ...changes,
    },
    afterwards: async (within, row) => {
      const { unit } = within;
      if (cardToken)
        await storeCard(unit, card, {
          accountId,
          code: cardToken,
          customerEmail: row.customerEmail,
          customerName: row.customerName,
          listed: true,
          now,
        });
      if (subscriptionId !== null) {
        await nameOrigin(unit, accountId, subscriptionId, row.id);
        await notifyOfStart(within, subscriptionId, row);
      }
      // A chargeback needs a charge first: not for an authorization or a verification.
      if (dispute && !process.twoSteps && amount > 0) await expectChargeback(within, row.id);
    },
  };
};

/** Authorizes a card with the acquirer and turns the answer into the attempt's result. */
export const attemptByCard = async (context: WriteContext, attempt: CardAttempt): Promise<AttemptResult> => {
  const authorization = await authorizeCard(context, attempt.instrument);
  switch (authorization.kind) {
    case 'approved':
      return approved(context, attempt, authorization);
    case 'review':
      return heldAttempt(context, attempt);
    case 'declined':
      return declinedAttempt(attempt, authorization.reason);
  }
};
