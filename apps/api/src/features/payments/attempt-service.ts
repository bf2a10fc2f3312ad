import { toWireDay } from '@pasarela/contracts/dates';
import { PaymentMethod, type PaymentMethodId } from '@pasarela/contracts/payment-methods/payment-methods';
import { cashPaidAfter } from '@pasarela/contracts/test-cards/cash-patterns';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { storeCard } from '#features/card-tokens/kept-cards-service.ts';
import { expectChargeback } from '#features/chargebacks/chargebacks-service.ts';
import { openCheckout, showAttempt } from '#features/checkouts/checkout-address-service.ts';
import type { AccountMoment } from '#features/clock/account-moment-service.ts';
import { judgePayer } from '#features/fraud/fraud-judgement-service.ts';
import {
  nameSubscriptionOrigin,
  startSubscription,
} from '#features/subscriptions/subscription-start-service.ts';
import { saleStep } from '#features/transactions/sale-service.ts';
import {
  type Beginning,
  beginTransaction,
  changeWithoutMove,
  moveTransaction,
  type NewTransaction,
  replaceTransaction,
} from '#features/transactions/transaction-life-service.ts';
import {
  type KeptCard,
  type TransactionProcess,
  writeProcess,
} from '#features/transactions/transaction-process-service.ts';
import { cashDueAt } from '#features/transactions/transaction-waits-service.ts';
import type { Acquirer, AuthorizationRequest } from '#sandbox/acquirer.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { scheduleWork } from '#time/due-work-repository.ts';
import { authorizeCard } from './acquirers-service.ts';
import { type Attempted, nothing } from './attempted.ts';
import { struckAttempt } from './struck-attempt.ts';

/** What is bought, by whom: what every attempt at paying it has in common. */
export type Order = Pick<
  NewTransaction,
  | 'referenceNumber'
  | 'amount'
  | 'currency'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'description'
  | 'details'
  | 'checkoutToken'
  | 'payerIp'
  | 'subscriptionId'
  | 'paymentNumber'
>;

/** How it is paid this time. */
export type Way =
  | {
      readonly kind: 'card';
      readonly card: KeptCard;
      readonly months?: number;
      readonly holder: AuthorizationRequest['holder'];
    }
  | { readonly kind: 'cash'; readonly method: PaymentMethodId }
  | { readonly kind: 'aplazo' };

const methodOfCard = ({ funding }: Pick<KeptCard, 'funding'>): PaymentMethodId =>
  funding === 'credit' ? PaymentMethod.creditCard : PaymentMethod.debitCard;

type CardWay = Extract<Way, { kind: 'card' }>;

/** What a transaction shows of the way in which it is paid, whatever comes of it. */
const shownOfCard = ({ card, months, holder }: CardWay) => ({
  cardBrand: card.brand,
  cardFirstSix: card.firstSix,
  cardLastFour: card.lastFour,
  cardFingerprint: card.fingerprint,
  paymentMethod: methodOfCard(card),
  installments: months ?? null,
  secure3d: holder === 'challenged',
  declineReason: null,
});
const shownOf = (way: Way) => {
  if (way.kind === 'card') return shownOfCard(way);
  return { paymentMethod: way.kind === 'cash' ? way.method : PaymentMethod.aplazo };
};

/**
 * What is kept of an attempt for those to come: when it was, and where from. A charge that a subscription makes by itself is
 * nobody's attempt, and a challenge belongs to the attempt that asked for it.
 */
const traceOf = ({ now }: AccountMoment, order: Order, way: Way) => {
  if (isCollected(order) || isChallenged(way)) return {};
  return { attemptedAt: now, payerIp: order.payerIp ?? null };
};
const isCollected = ({ subscriptionId }: Order): boolean => typeof subscriptionId === 'number';
const isChallenged = (way: Way): boolean => way.kind === 'card' && way.holder === 'challenged';

/** What is charged now: the card of a subscription that begins later is only verified. */
const amountNow = (amount: number, { subscription }: TransactionProcess, now: Date): number =>
  subscription?.firstPaymentDate !== undefined && subscription.firstPaymentDate > toWireDay(now.getTime())
    ? 0
    : amount;

/** Attempts at paying an order: the one way in which a card is asked, a cash reference given out, Aplazo called. */
export const createAttempts = (identifiers: Identifiers) => {
  /** A page of its own for a payment that its payer has to see, where it has none. */
  const page = ({ checkoutToken }: Order) => ({
    checkoutToken: checkoutToken ?? `chk_${identifiers.token()}`,
  });

  const byCard = async (
    unit: Unit,
    moment: AccountMoment,
    acquirer: Acquirer,
    order: Order,
    process: TransactionProcess,
    way: CardWay,
  ): Promise<Attempted> => {
    const { card, holder } = way;
    const shown = shownOfCard(way);
    const { paymentMethod } = shown;
    const authorization = await authorizeCard(unit, acquirer, moment, card, holder);
    if (authorization.kind === 'review')
      return {
        steps: [{ move: 'review' }],
        changes: { ...shown, ...page(order), process: writeProcess({ ...process, card }) },
        afterwards: nothing,
      };
    if (authorization.kind === 'declined') {
      const { reason } = authorization;
      // Another attempt may follow: what is to be done with it stays, the card does not.
      return {
        steps: [{ move: 'decline', reason }],
        changes: { ...shown, declineReason: reason, process: writeProcess(process) },
        afterwards: nothing,
      };
    }

    const { authorizationCode, dispute } = authorization;
    const { keepCard, ...kept } = process;
    const { subscription, twoSteps } = kept;
    const { accountId, now } = moment;
    const amount = amountNow(order.amount, process, now);
    const cardToken = keepCard ? `tok_${identifiers.token()}` : undefined;
    const subscriptionId = subscription
      ? await startSubscription(unit, moment, {
          order,
          subscription,
          card,
          cardCode: `sub_${identifiers.token()}`,
        })
      : null;
    const accepted = {
      ...shown,
      authorizationCode,
      process: writeProcess({
        ...kept,
        ...(cardToken ? { cardToken } : {}),
        ...(dispute ? { dispute } : {}),
      }),
      // A verification is no payment of the subscription's.
      ...(subscriptionId === null ? {} : { subscriptionId, paymentNumber: amount > 0 ? 1 : null }),
    };
    const afterwards = async (within: Unit, row: TransactionRow): Promise<void> => {
      if (cardToken)
        await storeCard(within, card, {
          accountId,
          code: cardToken,
          customerEmail: row.customerEmail,
          customerName: row.customerName,
          listed: true,
          now,
        });
      if (subscriptionId !== null) await nameSubscriptionOrigin(within, accountId, subscriptionId, row.id);
      // Nothing can be taken back before it is charged.
      if (dispute && !twoSteps && amount > 0) await expectChargeback(within, moment, row.id);
    };
    if (twoSteps) return { steps: [{ move: 'authorize', amount }], changes: accepted, afterwards };
    // Nothing is sold yet.
    if (amount === 0)
      return { steps: [{ move: 'pay', amount }], changes: { ...accepted, amount, paidAt: now }, afterwards };
    const sold = { amount, authorizedAmount: null, paymentMethod, installments: shown.installments };
    const { step, changes } = saleStep(sold, { move: 'pay', amount, now });
    return { steps: [step], changes: { ...accepted, ...changes }, afterwards };
  };

  const byCash = (moment: AccountMoment, order: Order, method: PaymentMethodId): Attempted => {
    const { accountId, now } = moment;
    const paidAfter = cashPaidAfter(order.customerEmail);
    return {
      steps: [{ move: 'awaitCash' }],
      changes: {
        ...page(order),
        paymentMethod: method,
        cashReference: identifiers.digits(method === PaymentMethod.oxxo ? 14 : 16),
        cashDueAt: cashDueAt(now),
        declineReason: null,
      },
      afterwards: async (unit, { id: subjectId }) => {
        if (paidAfter !== null)
          await scheduleWork(unit, {
            accountId,
            kind: 'payCash',
            subjectId,
            dueAt: new Date(now.getTime() + paidAfter),
          });
      },
    };
  };

  /** Aplazo decides later, on its own page. */
  const byAplazo = (order: Order): Attempted => ({
    steps: [],
    changes: { ...page(order), paymentMethod: PaymentMethod.aplazo, declineReason: null },
    afterwards: nothing,
  });

  const attempted = async (
    unit: Unit,
    moment: AccountMoment,
    acquirer: Acquirer,
    order: Order,
    process: TransactionProcess,
    way: Way,
  ): Promise<Attempted> => {
    const reason = acquirer.refusesOthers;
    if (way.kind !== 'card' && reason)
      return {
        steps: [{ move: 'decline', reason }],
        changes: { ...shownOf(way), declineReason: reason },
        afterwards: nothing,
      };
    switch (way.kind) {
      case 'card':
        return byCard(unit, moment, acquirer, order, process, way);
      case 'cash':
        return byCash(moment, order, way.method);
      case 'aplazo':
        return byAplazo(order);
    }
  };

  /**
   * The merchant's own rules come first. Nobody can be asked for a challenge about a charge that a subscription makes by itself,
   * nor where no acquirer is; who has passed one is not asked again. The blacklist stops them all the same.
   */
  const judged: typeof attempted = async (unit, moment, acquirer, order, process, way) => {
    const trace = traceOf(moment, order, way);
    const rule = await judgePayer(
      unit,
      moment,
      {
        customerEmail: order.customerEmail,
        payerIp: order.payerIp,
        cardFingerprint: way.kind === 'card' ? way.card.fingerprint : null,
      },
      { blacklistAlone: isCollected(order) || isChallenged(way) || !acquirer.asksHolders },
    );
    const made = rule
      ? struckAttempt({
          rule,
          shown: shownOf(way),
          process,
          ...(way.kind === 'card'
            ? { challenge: { page: page(order), process: { ...process, card: way.card } } }
            : {}),
        })
      : await attempted(unit, moment, acquirer, order, process, way);
    return { ...made, changes: { ...made.changes, ...trace } };
  };

  return {
    /** Begins a transaction with an attempt; those that it takes the place of become Replaced. */
    begin: async (
      unit: Unit,
      moment: AccountMoment,
      acquirer: Acquirer,
      order: Order,
      process: TransactionProcess,
      way: Way | undefined,
      replaced: readonly TransactionRow[],
      { linkDueAt }: Pick<Beginning, 'linkDueAt'> = {},
    ): Promise<TransactionRow> => {
      const made = way && (await judged(unit, moment, acquirer, order, process, way));
      const row = await beginTransaction(
        unit,
        moment,
        {
          code: identifiers.transactionCode(),
          process: writeProcess(process),
          ...order,
          ...made?.changes,
        },
        made?.steps ?? [],
        // Collected charges share the reference, which the subscription's first payment holds.
        { linkDueAt, sharesReference: order.subscriptionId !== undefined },
      );
      if (order.checkoutToken) await showAttempt(unit, row);
      else if (row.checkoutToken !== null) await openCheckout(unit, moment, row, 'direct');
      await made?.afterwards(unit, row);
      for (const attempt of replaced) await replaceTransaction(unit, moment, attempt, row);
      return row;
    },

    /** Attempts to pay a transaction that waits for its first attempt, or whose cardholder has answered the bank. */
    continue: async (
      unit: Unit,
      moment: AccountMoment,
      acquirer: Acquirer,
      row: TransactionRow,
      process: TransactionProcess,
      way: Way,
    ): Promise<TransactionRow> => {
      const { steps, changes, afterwards } = await judged(unit, moment, acquirer, row, process, way);
      const [step] = steps;
      const moved = step
        ? await moveTransaction(unit, moment, row, step, changes)
        : await changeWithoutMove(unit, row, changes);
      await afterwards(unit, moved);
      return moved;
    },
  };
};

export type Attempts = ReturnType<typeof createAttempts>;
