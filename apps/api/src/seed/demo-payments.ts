import { chargebackReasons } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { day, hour, minute } from '@pasarela/contracts/dates';
import { chargebackFee, feeOf } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { limits } from '@pasarela/contracts/limits';
import { currency, toAmount } from '@pasarela/contracts/money';
import { allowsInstallments, installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import {
  PaymentMethod,
  type PaymentMethodId,
  paymentMethods,
} from '@pasarela/contracts/payment-methods/payment-methods';
import { CreatePaymentSchema } from '@pasarela/contracts/payments/payment-schema';
import { type TestCard, testCards } from '@pasarela/contracts/test-cards/test-cards';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import type { PaymentsService } from '#features/payments/payments-service.ts';
import type { RefundsService } from '#features/refunds/refunds-service.ts';
import {
  beginTransaction,
  moveTransaction,
  type NewTransaction,
  type Step,
} from '#features/transactions/transaction-life-service.ts';
import { transactionByNumber } from '#features/transactions/transaction-lookup-service.ts';
import type { TransactionChanges } from '#features/transactions/transactions-repository.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { firstNames, lastNames, type SeededShop } from './demo-people.ts';
import { cashDue, type Fate } from './demo-plan.ts';
import type { Random } from './seeded-random.ts';

/** Something that happens at its own moment; what it leads to is added to what is still to come. */
export type Happening = { readonly at: number; readonly run: (unit: Unit) => Promise<readonly Happening[]> };

export type SeededBusiness = {
  readonly business: SeededShop;
  readonly account: CallAccount;
  readonly random: Random;
  readonly identifiers: Identifiers;
  readonly payments: PaymentsService;
  readonly refunds: RefundsService;
};

const system: Actor = { kind: 'system', name: null, requestId: null };
const payer: Actor = { kind: 'payer', name: null, requestId: null };
const owner: Actor = { kind: 'user', name: 'admin', requestId: null };

const reasons = Object.keys(chargebackReasons);

const approvedCards = testCards.filter((card) => card.outcome.kind === 'approved' && !card.expiry);
const declinedCards = testCards.filter((card) => card.outcome.kind === 'declined' && !card.expiry);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const methodOf = ({ funding }: TestCard): PaymentMethodId =>
  funding === 'credit' ? PaymentMethod.creditCard : PaymentMethod.debitCard;

/** Makes the payments of a business, each from its fate. */
export const createDemoPayments = ({
  business,
  account,
  random,
  identifiers,
  payments,
  refunds,
}: SeededBusiness) => {
  const shop: Actor = { kind: 'apiKey', name: business.key.identifier, requestId: null };
  let number = 10_000;

  const order = () => {
    number += 1;
    const product = random.pick(business.products);
    const FirstName = random.pick(firstNames);
    const LastName = random.pick(lastNames);
    return {
      ReferenceNumber: `${business.prefix}-${number}`,
      Amount: random.whole(product.least * 2, product.most * 2) / 2,
      Currency: currency,
      Description: product.name,
      FirstName,
      LastName,
      Email: `${plain(FirstName)}.${plain(LastName)}${random.whole(1, 60)}@example.com`,
      PhoneNumber: `55${random.digits(8)}`,
    };
  };
  type Order = ReturnType<typeof order>;

  const byCard = async (unit: Unit, what: Order, card: TestCard): Promise<TransactionRow> => {
    const months = random.pick([0, 0, 0, 0, 0, ...installmentCounts]);
    const allowed = months > 0 && allowsInstallments(card, Math.round(what.Amount * 100), months);
    const payment = CreatePaymentSchema.parse({
      ...what,
      cardNumber: card.number,
      cardExpirationMonth: '12',
      cardExpirationYear: '2035',
      cvv: card.brand === 'amex' ? '1234' : '123',
      ...(allowed ? { SpecialOffer: { IsInstallment: true, InstallmentCount: months } } : {}),
    });
    return payments.create(unit, account, shop, payment);
  };

  const draftOf = (
    what: Order,
    method: PaymentMethodId | null,
    more: Partial<NewTransaction> = {},
  ): NewTransaction => ({
    code: identifiers.transactionCode(),
    referenceNumber: what.ReferenceNumber,
    amount: Math.round(what.Amount * 100),
    currency,
    paymentMethod: method,
    customerName: `${what.FirstName} ${what.LastName}`,
    customerEmail: what.Email,
    customerPhone: what.PhoneNumber,
    description: what.Description,
    ...more,
  });

  const cardDraft = (card: TestCard): Partial<NewTransaction> => ({
    cardBrand: card.brand,
    cardFirstSix: card.number.slice(0, 6),
    cardLastFour: card.number.slice(-4),
  });

  /** Takes a step with a transaction later, at its own moment. */
  const later = (
    at: number,
    id: number,
    actor: Actor,
    step: (row: TransactionRow) => { readonly step: Step; readonly changes?: TransactionChanges },
    next: (at: number) => readonly Happening[] = () => [],
  ): Happening => ({
    at,
    run: async (unit) => {
      const row = await transactionByNumber(unit, account.id, id);
      const taken = step(row);
      await moveTransaction(
        unit,
        { accountId: account.id, actor, now: new Date(at) },
        row,
        taken.step,
        taken.changes,
      );
      return next(at);
    },
  });

  const saleOf = (row: TransactionRow, method: PaymentMethodId, at: number, move: 'pay' | 'capture') => {
    const { fee, tax } = feeOf(row.amount, method);
    return {
      step: {
        move,
        amount: row.amount,
        transfers: [
          { kind: 'sale' as const, amount: row.amount },
          { kind: 'fee' as const, amount: fee },
          { kind: 'tax' as const, amount: tax },
        ],
      },
      changes: { fee, tax, paidAt: new Date(at), paymentMethod: method },
    };
  };

  const begun = (
    unit: Unit,
    at: number,
    draft: NewTransaction,
    steps: readonly Step[],
    actor = shop,
  ): Promise<number> =>
    beginTransaction(unit, { accountId: account.id, actor, now: new Date(at) }, draft, steps);

  const refundLater = (at: number, id: number, part: 'whole' | 'half'): Happening => ({
    at,
    run: async (unit) => {
      const row = await transactionByNumber(unit, account.id, id);
      const amount = part === 'whole' ? row.amount : Math.max(100, Math.round(row.amount / 200) * 100);
      await refunds.refund(unit, account, owner, { transactionCode: row.code, amount: toAmount(amount) });
      return [];
    },
  });

  const disputeLater = (at: number, id: number, end: 'won' | 'lost' | 'open'): Happening =>
    later(
      at,
      id,
      system,
      (row) => ({
        step: {
          move: 'openChargeback',
          amount: row.amount,
          reason: random.pick(reasons),
          transfers: [{ kind: 'chargeback', amount: row.amount }],
        },
        changes: {
          chargebackOutcome: 'inProcess',
          chargebackAt: new Date(at),
          statusBeforeDispute: row.status,
        },
      }),
      () => {
        if (end === 'open') return [];
        const decided = at + 12 * day;
        return [
          later(decided, id, system, (row) =>
            end === 'won'
              ? {
                  step: {
                    move: 'winChargeback',
                    amount: row.amount,
                    transfers: [{ kind: 'chargebackReturn', amount: row.amount }],
                  },
                  changes: { chargebackOutcome: 'won', statusBeforeDispute: null },
                }
              : {
                  step: {
                    move: 'loseChargeback',
                    amount: row.amount,
                    transfers: [
                      { kind: 'chargebackFee', amount: chargebackFee },
                      { kind: 'chargebackTax', amount: chargebackTax },
                    ],
                  },
                  changes: { chargebackOutcome: 'lost' },
                },
          ),
        ];
      },
    );

  const cash = async (
    unit: Unit,
    at: number,
    end: 'paid' | 'expired' | 'pending',
  ): Promise<readonly Happening[]> => {
    const oxxo = random.next() < 0.7;
    const method = oxxo ? PaymentMethod.oxxo : PaymentMethod.paynet;
    const what = order();
    const most = toAmount(paymentMethods[PaymentMethod.oxxo].most);
    const draft = draftOf({ ...what, Amount: oxxo ? Math.min(what.Amount, most) : what.Amount }, method, {
      cashReference: oxxo ? random.digits(14) : random.digits(16),
    });
    const id = await begun(unit, at, draft, [{ move: 'awaitCash' }]);
    if (end === 'pending') return [];
    if (end === 'expired') return [later(cashDue(at), id, system, () => ({ step: { move: 'expireCash' } }))];
    const paidAt = at + random.whole(20 * minute, 30 * hour);
    return [later(paidAt, id, payer, (row) => saleOf(row, method, paidAt, 'pay'))];
  };

  const aplazo = async (
    unit: Unit,
    at: number,
  ): Promise<{ readonly id: number; readonly happenings: readonly Happening[] }> => {
    const id = await begun(unit, at, draftOf(order(), PaymentMethod.aplazo), []);
    const paidAt = at + random.whole(2, 14) * minute;
    return {
      id,
      happenings: [later(paidAt, id, payer, (row) => saleOf(row, PaymentMethod.aplazo, paidAt, 'pay'))],
    };
  };

  const authorization = async (
    unit: Unit,
    at: number,
    end: 'captured' | 'reversed' | 'expired' | 'open',
  ): Promise<readonly Happening[]> => {
    const card = random.pick(approvedCards);
    const method = methodOf(card);
    const draft = draftOf(order(), method, {
      ...cardDraft(card),
      authorizationCode: identifiers.authorizationCode(),
    });
    const id = await begun(unit, at, draft, [{ move: 'authorize', amount: draft.amount }]);
    const decided = at + random.whole(3 * hour, 5 * day);
    switch (end) {
      case 'captured':
        return [later(decided, id, shop, (row) => saleOf(row, method, decided, 'capture'))];
      case 'reversed':
        return [later(decided, id, owner, () => ({ step: { move: 'reverse', reason: 'Sin existencias' } }))];
      case 'expired':
        return [
          later(at + limits.authorizationValidity, id, system, () => ({
            step: { move: 'expireAuthorization' },
          })),
        ];
      case 'open':
        return [];
    }
  };

  const checkout = async (
    unit: Unit,
    at: number,
    move: Step['move'],
    after: number,
    actor: Actor,
  ): Promise<readonly Happening[]> => {
    const id = await begun(unit, at, draftOf(order(), null), []);
    return [later(at + after, id, actor, () => ({ step: { move } }))];
  };

  const secured = async (unit: Unit, at: number): Promise<readonly Happening[]> => {
    const card = random.pick(approvedCards);
    const method = methodOf(card);
    const draft = draftOf(order(), method, {
      ...cardDraft(card),
      secure3d: true,
      authorizationCode: identifiers.authorizationCode(),
    });
    const id = await begun(unit, at, draft, [{ move: 'review' }]);
    const paidAt = at + random.whole(1, 6) * minute;
    return [later(paidAt, id, payer, (row) => saleOf(row, method, paidAt, 'pay'))];
  };

  const stories: Record<Fate, (unit: Unit, at: number) => Promise<readonly Happening[]>> = {
    paid: async (unit) => {
      await byCard(unit, order(), random.pick(approvedCards));
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
      const retry = at + random.whole(1, 9) * minute;
      return [
        {
          at: retry,
          run: async (again) => {
            await byCard(again, what, random.pick(approvedCards));
            return [];
          },
        },
      ];
    },
    refunded: async (unit, at) => {
      const { id } = await byCard(unit, order(), random.pick(approvedCards));
      return [refundLater(at + random.whole(hour, 9 * day), id, 'whole')];
    },
    partlyRefunded: async (unit, at) => {
      const { id } = await byCard(unit, order(), random.pick(approvedCards));
      return [refundLater(at + random.whole(25 * hour, 9 * day), id, 'half')];
    },
    cashPaid: (unit, at) => cash(unit, at, 'paid'),
    cashExpired: (unit, at) => cash(unit, at, 'expired'),
    cashPending: (unit, at) => cash(unit, at, 'pending'),
    aplazoPaid: async (unit, at) => (await aplazo(unit, at)).happenings,
    aplazoRefunded: async (unit, at) => {
      const { id, happenings } = await aplazo(unit, at);
      return [...happenings, refundLater(at + random.whole(2 * hour, 6 * day), id, 'whole')];
    },
    left: (unit, at) => checkout(unit, at, 'leave', 3 * minute, payer),
    abandoned: (unit, at) => checkout(unit, at, 'abandon', day, system),
    linkExpired: (unit, at) => checkout(unit, at, 'expire', 6 * day, system),
    canceled: (unit, at) => checkout(unit, at, 'cancel', 2 * hour, shop),
    created: async (unit, at) => {
      await begun(unit, at, draftOf(order(), null), []);
      return [];
    },
    review: async (unit, at) => {
      const card = random.pick(approvedCards);
      await begun(unit, at, draftOf(order(), methodOf(card), cardDraft(card)), [{ move: 'review' }]);
      return [];
    },
    captured: (unit, at) => authorization(unit, at, 'captured'),
    reversed: (unit, at) => authorization(unit, at, 'reversed'),
    authorizationExpired: (unit, at) => authorization(unit, at, 'expired'),
    authorized: (unit, at) => authorization(unit, at, 'open'),
    chargebackWon: async (unit, at) => {
      const { id } = await byCard(unit, order(), random.pick(approvedCards));
      return [disputeLater(at + 4 * day, id, 'won')];
    },
    chargebackLost: async (unit, at) => {
      const { id } = await byCard(unit, order(), random.pick(approvedCards));
      return [disputeLater(at + 5 * day, id, 'lost')];
    },
    chargebackOpen: async (unit, at) => {
      const { id } = await byCard(unit, order(), random.pick(approvedCards));
      return [disputeLater(at + day, id, 'open')];
    },
  };

  return (at: number, fate: Fate): Happening => ({ at, run: (unit) => stories[fate](unit, at) });
};
