import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import type {
  ListSubscriptionPayments,
  ListSubscriptions,
  SubscriptionPayment,
  SubscriptionRow as WireRow,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { findSubscription } from '#core/subscriptions/subscriptions-repository.ts';
import { Refusal } from '#errors/refusal.ts';
import type { SubscriptionRow } from '#generated/stored-tables.ts';
import { pageOf, totalsOf } from '#http/list-page.ts';
import { accountNow } from '#time/real-clock.ts';
import { showSubscription } from './shown-subscription.ts';
import { findPaymentsPage, findSubscriptionsPage, searchOf } from './subscriptions-list-repository.ts';
import { subscriptionListRow, subscriptionPayment } from './subscriptions-mapper.ts';

const existing = (row: SubscriptionRow | undefined): SubscriptionRow => {
  if (!row) throw new Refusal('subscription_not_found');
  return row;
};

/** The subscriptions on the dashboard: list, detail, payments, cancellation and reactivation. */
export const createSubscriptionsService = (dependencies: Dependencies) => {
  const { database, clock, site } = dependencies;

  return {
    list: async (
      account: CallAccount,
      { pageNumber, rowsOfPage, ...filter }: ListSubscriptions,
    ): Promise<WireRow[]> => {
      const { rows, total } = await findSubscriptionsPage(database.read, account.id, searchOf(filter), {
        ...pageOf(pageNumber, rowsOfPage),
        now: accountNow(clock, account),
      });
      const totals = totalsOf(total, rowsOfPage);
      return rows.map((row) => subscriptionListRow(row, site.url, totals));
    },

    detail: async (account: CallAccount, id: number, language: Language): Promise<SubscriptionDetail> =>
      showSubscription(database.read, existing(await findSubscription(database.read, account.id, id)), {
        now: accountNow(clock, account),
        siteUrl: site.url,
        language,
      }),

    payments: async (
      account: CallAccount,
      { idSubscription, pageNumber, rowsOfPage, ...order }: ListSubscriptionPayments,
      language: Language,
    ): Promise<SubscriptionPayment[]> => {
      const row = existing(await findSubscription(database.read, account.id, idSubscription));
      const { rows, total } = await findPaymentsPage(database.read, account.id, row.id, {
        ...pageOf(pageNumber, rowsOfPage),
        order,
      });
      const totals = totalsOf(total, rowsOfPage);
      return rows.map((payment) => subscriptionPayment(payment, row, language, totals));
    },
  };
};

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;
