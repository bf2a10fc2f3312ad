import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import { PaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import type { Actor } from '#core/account/caller.ts';
import type { Unit } from '#database/queries.ts';
import { createCashSimulationService } from '#features/cash-simulation/cash-simulation-service.ts';
import { type DemoShop, pageOf, type Story } from './demo-shop.ts';
import { type Happening, later } from './happening.ts';

const payer: Actor = { kind: 'payer', name: null, requestId: null };

/** Customers pay in cash or with Aplazo. */
const createVoucherStories = (shop: DemoShop) => {
  const { account, dependencies, random, checkouts, order, create, refundLater } = shop;
  const cashSimulation = createCashSimulationService(dependencies);

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
      checkouts.aplazo(again, pageOf(account, row), 'approve'),
    );
    return [row.id, paid];
  };

  return {
    cashPaid: (unit, at) => cash(unit, at, 'paid'),
    cashExpired: (unit, at) => cash(unit, at, 'expired'),
    cashPending: (unit, at) => cash(unit, at, 'pending'),
    aplazoPaid: async (unit, at) => [(await aplazo(unit, at))[1]],
    aplazoRefunded: async (unit, at) => {
      const [id, paid] = await aplazo(unit, at);
      return [paid, refundLater(at + random.whole(2 * hour, 6 * day), id, 'whole')];
    },
  } satisfies Record<string, Story>;
};

/** Customers pay in cash or with Aplazo, or leave the page that was opened for them. */
export const createPageStories = (shop: DemoShop) => {
  const { account, checkouts, api, order } = shop;
  return {
    ...createVoucherStories(shop),
    left: async (unit, at) => {
      const row = await api.open(unit, order());
      return [later(at + 3 * minute, (again) => checkouts.leave(again, pageOf(account, row)))];
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
  } satisfies Record<string, Story>;
};
