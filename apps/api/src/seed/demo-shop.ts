import { toAmount } from '@pasarela/contracts/money/money';
import { allowsInstallments, installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import type { CreatePayment } from '@pasarela/contracts/payments/payment-schema';
import type { TestCard } from '@pasarela/contracts/test-cards/test-cards';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { createCheckoutsService } from '#features/checkouts/checkouts-service.ts';
import { createRefundsService } from '#features/refunds/refunds-service.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { createDemoApi } from './demo-api.ts';
import { approvedCards, cardOf, createDemoOrders, type DemoShopOrder } from './demo-orders.ts';
import type { SeededShop } from './demo-people.ts';
import { type Happening, later } from './happening.ts';
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

export const owner: Actor = { kind: 'user', name: 'admin', requestId: null };

/** The call of a hosted page by the payer of a payment. */
export const pageOf = (account: CallAccount, { checkoutToken }: TransactionRow) => ({
  account,
  token: checkoutToken ?? '',
  language: 'es' as const,
  requestId: null,
});

/** A business with its products and services, from which all stories of the demo are created. */
export const createDemoShop = ({ business, account, random, dependencies, loggedFrom }: SeededBusiness) => {
  const api = createDemoApi({
    account,
    key: business.key.identifier,
    dependencies,
    loggedFrom,
    seed: business.number * 104_729,
  });
  const refunds = createRefundsService(dependencies);
  const order = createDemoOrders(business, random);

  const create = (
    unit: Unit,
    payment: DemoShopOrder & Omit<Partial<CreatePayment>, keyof DemoShopOrder>,
  ): Promise<TransactionRow> => api.create(unit, payment);

  const byCard = (unit: Unit, what: DemoShopOrder, card: TestCard): Promise<TransactionRow> => {
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

  return {
    account,
    dependencies,
    random,
    api,
    checkouts: createCheckoutsService(dependencies),
    order,
    create,
    byCard,

    /** A payment that is accepted at once; returns its number. */
    accepted: async (unit: Unit): Promise<number> =>
      (await byCard(unit, order(), random.pick(approvedCards))).id,

    refundLater: (at: number, id: number, part: 'whole' | 'half'): Happening =>
      later(at, async (unit) => {
        const row = await transactionByNumber(unit, account.id, id);
        const amount = part === 'whole' ? row.amount : Math.max(100, Math.round(row.amount / 200) * 100);
        await refunds.refund(unit, account, owner, { transactionCode: row.code, amount: toAmount(amount) });
      }),
  };
};

export type DemoShop = ReturnType<typeof createDemoShop>;
/** Begins a payment at a time, in milliseconds; returns the events that follow later. */
export type Story = (unit: Unit, at: number) => Promise<readonly Happening[]>;
