import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import type { Unit } from '#database/queries.ts';
import { createAuthorizationsService } from '#features/authorizations/authorizations-service.ts';
import { approvedCards, cardOf, declinedCards, reviewCards } from './demo-orders.ts';
import { type DemoShop, owner, pageOf, type Story } from './demo-shop.ts';
import { type Happening, later } from './happening.ts';

/** Cards are authorized, and the authorizations captured, reversed or left to expire. */
const createAuthorizationStories = ({ account, dependencies, random, api, order, create }: DemoShop) => {
  const authorizations = createAuthorizationsService(dependencies);

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

  return {
    captured: (unit, at) => authorization(unit, at, 'captured'),
    reversed: (unit, at) => authorization(unit, at, 'reversed'),
    authorizationExpired: (unit, at) => authorization(unit, at, 'open'),
    authorized: (unit, at) => authorization(unit, at, 'open'),
  } satisfies Record<string, Story>;
};

/** Cards are charged, declined, asked for 3D Secure and refunded. */
export const createCardStories = (shop: DemoShop) => {
  const { account, random, checkouts, order, create, byCard, accepted, refundLater } = shop;

  const secured = async (unit: Unit, at: number): Promise<readonly Happening[]> => {
    const row = await create(unit, { ...order(), ...cardOf(random.pick(reviewCards)) });
    return [
      later(at + random.whole(1, 6) * minute, (again) =>
        checkouts.challenge(again, pageOf(account, row), 'approve'),
      ),
    ];
  };

  return {
    ...createAuthorizationStories(shop),
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
    review: async (unit) => {
      await create(unit, { ...order(), ...cardOf(random.pick(reviewCards)) });
      return [];
    },
  } satisfies Record<string, Story>;
};
