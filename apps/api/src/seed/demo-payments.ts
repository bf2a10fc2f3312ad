import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { currency, toAmount } from '@pasarela/contracts/money/money';
import { allowsInstallments, installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import { PaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import type { CreatePayment } from '@pasarela/contracts/payments/payment-schema';
import { type CardOutcome, type TestCard, testCards } from '@pasarela/contracts/test-cards/test-cards';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { createAuthorizationsService } from '#features/authorizations/authorizations-service.ts';
import { createCashSimulationService } from '#features/cash-simulation/cash-simulation-service.ts';
import { createCheckoutsService } from '#features/checkouts/checkouts-service.ts';
import { createRefundsService } from '#features/refunds/refunds-service.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { createDemoApi } from './demo-api.ts';
import { createDemoChargebacks } from './demo-chargebacks.ts';
import { createDemoLinks } from './demo-links.ts';
import { firstNames, lastNames, type SeededShop } from './demo-people.ts';
import type { Fate } from './demo-plan.ts';
import { createDemoSubscriptions } from './demo-subscriptions.ts';
import type { Happening } from './happening.ts';
import type { Random } from './seeded-random.ts';

export type SeededBusiness = {
  readonly business: SeededShop;
  readonly account: CallAccount;
  readonly random: Random;
  /** The dependencies, whose clock shows the time of the simulated event. */
  readonly dependencies: Dependencies;
  /** Calls of the shop from this time on are recorded in the request log, in milliseconds. */
  readonly loggedFrom: number;
};

const payer: Actor = { kind: 'payer', name: null, requestId: null };
const owner: Actor = { kind: 'user', name: 'admin', requestId: null };

const cardsThat = (kind: CardOutcome['kind']): readonly TestCard[] =>
  testCards.filter(({ outcome, expiry }) => outcome.kind === kind && !expiry);
const approvedCards = cardsThat('approved');
const declinedCards = cardsThat('declined');
const reviewCards = cardsThat('review');
const onceCards = cardsThat('approvedOnce');

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Creates the payments of a business by their fate, with the same services as real traffic. */
export const createDemoPayments = ({
  business,
  account,
  random,
  dependencies,
  loggedFrom,
}: SeededBusiness) => {
  const api = createDemoApi({
    account,
    key: business.key.identifier,
    dependencies,
    loggedFrom,
    seed: business.number * 104_729,
  });
  const refunds = createRefundsService(dependencies);
  const authorizations = createAuthorizationsService(dependencies);
  const cashSimulation = createCashSimulationService(dependencies);
  const checkouts = createCheckoutsService(dependencies);
  let number = 10_000;

  const order = () => {
    number += 1;
    const product = random.pick(business.products);
    const FirstName = random.pick(firstNames);
    const LastName = random.pick(lastNames);
    return {
      ReferenceNumber: `${business.prefix}-${number}`,
      Amount: random.whole(product.least * 2, product.most * 2) / 2,
      Currency: currency as typeof currency,
      Description: product.name,
      FirstName,
      LastName,
      Email: `${plain(FirstName)}.${plain(LastName)}${random.whole(1, 60)}@example.com`,
      PhoneNumber: `55${random.digits(8)}`,
    };
  };
  type Order = ReturnType<typeof order>;

  const cardOf = (card: TestCard) => ({
    cardNumber: card.number,
    cardExpirationMonth: '12',
    cardExpirationYear: '2035',
    cvv: card.brand === 'amex' ? '1234' : '123',
  });

  const create = (
    unit: Unit,
    payment: Order & Omit<Partial<CreatePayment>, keyof Order>,
  ): Promise<TransactionRow> => api.create(unit, payment);

  const byCard = (unit: Unit, what: Order, card: TestCard): Promise<TransactionRow> => {
    const months = random.pick([0, 0, 0, 0, 0, ...installmentCounts]);
    const allowed = months > 0 && allowsInstallments(card, Math.round(what.Amount * 100), months);
    return create(unit, {
      ...what,
      ...cardOf(card),
      ...(allowed
        ? {
            SpecialOffer: {
              IsInstallment: true,
              InstallmentCount: installmentCounts.find((count) => count === months),
            },
          }
        : {}),
    });
  };

  const later = (
    at: number,
    run: (unit: Unit) => Promise<unknown>,
    next: (at: number) => readonly Happening[] = () => [],
  ): Happening => ({
    at,
    run: async (unit) => {
      await run(unit);
      return next(at);
    },
  });

  const pageOf = ({ checkoutToken }: TransactionRow) => ({
    account,
    token: checkoutToken ?? '',
    language: 'es' as const,
    requestId: null,
  });

  const refundLater = (at: number, id: number, part: 'whole' | 'half'): Happening =>
    later(at, async (unit) => {
      const row = await transactionByNumber(unit, account.id, id);
      const amount = part === 'whole' ? row.amount : Math.max(100, Math.round(row.amount / 200) * 100);
      await refunds.refund(unit, account, owner, { transactionCode: row.code, amount: toAmount(amount) });
    });

  const cash = async (
    unit: Unit,
    at: number,
    end: 'paid' | 'expired' | 'pending',
  ): Promise<readonly Happening[]> => {
    const method = random.next() < 0.7 ? PaymentMethod.oxxo : PaymentMethod.paynet;
    const what = order();
    const max = toAmount(paymentMethods[PaymentMethod.oxxo].maxAmount);
    const row = await create(unit, {
      ...what,
      Amount: method === PaymentMethod.oxxo ? Math.min(what.Amount, max) : what.Amount,
      IdPaymentMethod: method,
    });
    // An unpaid cash reference expires as due work.
    if (end !== 'paid') return [];
    return [
      later(at + random.whole(20 * minute, 30 * hour), (again) =>
        cashSimulation.pay(again, account, payer, row.id),
      ),
    ];
  };

  const aplazo = async (unit: Unit, at: number): Promise<readonly [number, Happening]> => {
    const row = await create(unit, { ...order(), IdPaymentMethod: PaymentMethod.aplazo });
    const paid = later(at + random.whole(2, 14) * minute, (again) =>
      checkouts.aplazo(again, pageOf(row), 'approve'),
    );
    return [row.id, paid];
  };

  const authorization = async (
    unit: Unit,
    at: number,
    end: 'captured' | 'reversed' | 'open',
  ): Promise<readonly Happening[]> => {
    const card = random.pick(approvedCards);
    const row = await create(unit, { ...order(), ...cardOf(card), PaymentProcess: { IsTwoStepPay: true } });
    const decided = at + random.whole(3 * hour, 5 * day);
    if (end === 'captured') {
      const amount = toAmount(random.next() < 0.8 ? row.amount : Math.max(100, row.amount - 5_000));
      return [later(decided, (again) => api.capture(again, row.id, amount))];
    }
    const reason = 'Sin existencias';
    return end === 'reversed'
      ? [
          later(decided, (again) =>
            authorizations.cancel(again, account, owner, { transaction: { number: row.id }, reason }),
          ),
        ]
      : [];
  };

  const secured = async (unit: Unit, at: number): Promise<readonly Happening[]> => {
    const row = await create(unit, { ...order(), ...cardOf(random.pick(reviewCards)) });
    return [
      later(at + random.whole(1, 6) * minute, (again) => checkouts.challenge(again, pageOf(row), 'approve')),
    ];
  };

  const { subscribe, cancelLater, replaceLater } = createDemoSubscriptions({
    account,
    dependencies,
    owner,
    order,
    cardOf,
    create,
    random,
  });

  const { dispute } = createDemoChargebacks({ account, dependencies, owner, random });

  const accepted = async (unit: Unit): Promise<number> =>
    (await byCard(unit, order(), random.pick(approvedCards))).id;

  const links = createDemoLinks({
    account,
    dependencies,
    owner,
    order,
    checkouts,
    cards: { approved: approvedCards.map(cardOf), declined: declinedCards.map(cardOf) },
    random,
  });

  const stories: Record<Fate, (unit: Unit, at: number) => Promise<readonly Happening[]>> = {
    ...links,
    paid: async (unit) => {
      await accepted(unit);
      return [];
    },
    secured,
    declined: async (unit) => {
      await byCard(unit, order(), random.pick(declinedCards));
      return [];
    },
    declinedThenPaid: async (unit, at) => {
      const what = order();
      await byCard(unit, what, random.pick(declinedCards));
      return [
        later(at + random.whole(1, 9) * minute, (again) => byCard(again, what, random.pick(approvedCards))),
      ];
    },
    refunded: async (unit, at) => [
      refundLater(at + random.whole(hour, 9 * day), await accepted(unit), 'whole'),
    ],
    partlyRefunded: async (unit, at) => [
      refundLater(at + random.whole(25 * hour, 9 * day), await accepted(unit), 'half'),
    ],
    cashPaid: (unit, at) => cash(unit, at, 'paid'),
    cashExpired: (unit, at) => cash(unit, at, 'expired'),
    cashPending: (unit, at) => cash(unit, at, 'pending'),
    aplazoPaid: async (unit, at) => [(await aplazo(unit, at))[1]],
    aplazoRefunded: async (unit, at) => {
      const [id, paid] = await aplazo(unit, at);
      return [paid, refundLater(at + random.whole(2 * hour, 6 * day), id, 'whole')];
    },
    left: async (unit, at) => {
      const row = await api.open(unit, order());
      return [later(at + 3 * minute, (again) => checkouts.leave(again, pageOf(row)))];
    },
    // The payer abandons the page, which then expires as due work.
    abandoned: async (unit) => {
      await api.open(unit, order());
      return [];
    },
    canceled: async (unit, at) => {
      const { id } = await api.open(unit, order());
      return [later(at + 2 * hour, (again) => api.cancel(again, id, 'El cliente cambió el pedido'))];
    },
    created: async (unit) => {
      await api.open(unit, order());
      return [];
    },
    review: async (unit) => {
      await create(unit, { ...order(), ...cardOf(random.pick(reviewCards)) });
      return [];
    },
    captured: (unit, at) => authorization(unit, at, 'captured'),
    reversed: (unit, at) => authorization(unit, at, 'reversed'),
    authorizationExpired: (unit, at) => authorization(unit, at, 'open'),
    authorized: (unit, at) => authorization(unit, at, 'open'),
    subscribed: async (unit) => {
      await subscribe(unit, random.pick(approvedCards));
      return [];
    },
    subscriptionPaused: async (unit) => {
      await subscribe(unit, random.pick(onceCards));
      return [];
    },
    subscriptionFailing: async (unit) => {
      await subscribe(unit, random.pick(onceCards), 'Biweekly');
      return [];
    },
    subscriptionReplacing: async (unit, at) => [
      replaceLater(at + 40 * day, await subscribe(unit, random.pick(onceCards), 'Monthly')),
    ],
    subscriptionCanceled: async (unit, at) => [
      cancelLater(
        at + random.whole(30, 95) * day,
        await subscribe(unit, random.pick(approvedCards), 'Monthly'),
      ),
    ],
    // A link with three payments, one every 14 days.
    subscriptionCompleted: links.linkInstallments,
    chargebackWon: async (unit, at) => [dispute(at + 4 * day, await accepted(unit), 'chargebackWon')],
    chargebackLost: async (unit, at) => [dispute(at + 5 * day, await accepted(unit), 'chargebackLost')],
    chargebackRefused: async (unit, at) => [dispute(at + 5 * day, await accepted(unit), 'chargebackRefused')],
    chargebackOpen: async (unit, at) => [dispute(at + day, await accepted(unit), 'chargebackOpen')],
    chargebackDeciding: async (unit, at) => [
      dispute(at + 2 * day, await accepted(unit), 'chargebackDeciding'),
    ],
  };

  return (at: number, fate: Fate): Happening => ({ at, run: (unit) => stories[fate](unit, at) });
};
