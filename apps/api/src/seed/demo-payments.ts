import { day } from '@pasarela/contracts/dates/dates';
import { createCardStories } from './demo-card-stories.ts';
import { createDemoChargebacks } from './demo-chargebacks.ts';
import { createDemoLinks } from './demo-links.ts';
import { approvedCards, cardOf, declinedCards, onceCards } from './demo-orders.ts';
import { createPageStories } from './demo-page-stories.ts';
import type { Fate } from './demo-plan.ts';
import { createDemoShop, type DemoShop, owner, type SeededBusiness, type Story } from './demo-shop.ts';
import { createDemoSubscriptions } from './demo-subscriptions.ts';
import type { Happening } from './happening.ts';

const createSubscriptionStories = ({ account, dependencies, random, order, create }: DemoShop) => {
  const { subscribe, cancelLater, replaceLater } = createDemoSubscriptions({
    account,
    dependencies,
    owner,
    order,
    cardOf,
    create,
    random,
  });

  return {
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
  } satisfies Record<string, Story>;
};

const createChargebackStories = ({ account, dependencies, random, accepted }: DemoShop) => {
  const { dispute } = createDemoChargebacks({ account, dependencies, owner, random });

  return {
    chargebackWon: async (unit, at) => [dispute(at + 4 * day, await accepted(unit), 'chargebackWon')],
    chargebackLost: async (unit, at) => [dispute(at + 5 * day, await accepted(unit), 'chargebackLost')],
    chargebackRefused: async (unit, at) => [dispute(at + 5 * day, await accepted(unit), 'chargebackRefused')],
    chargebackOpen: async (unit, at) => [dispute(at + day, await accepted(unit), 'chargebackOpen')],
    chargebackDeciding: async (unit, at) => [
      dispute(at + 2 * day, await accepted(unit), 'chargebackDeciding'),
    ],
  } satisfies Record<string, Story>;
};

/** Creates the payments of a business by their fate, with the same services as real traffic. */
export const createDemoPayments = (seeded: SeededBusiness) => {
  const shop = createDemoShop(seeded);
  const { account, dependencies, random, order, checkouts } = shop;
  const links = createDemoLinks({
    account,
    dependencies,
    owner,
    order,
    checkouts,
    cards: { approved: approvedCards.map(cardOf), declined: declinedCards.map(cardOf) },
    random,
  });

  const stories: Record<Fate, Story> = {
    ...links,
    ...createCardStories(shop),
    ...createPageStories(shop),
    ...createSubscriptionStories(shop),
    ...createChargebackStories(shop),
    // A link with three payments, one every 14 days.
    subscriptionCompleted: links.linkInstallments,
  };

  return (at: number, fate: Fate): Happening => ({ at, run: (unit) => stories[fate](unit, at) });
};
