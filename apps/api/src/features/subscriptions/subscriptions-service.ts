import type {
  CancelSubscription,
  SubscriptionDetail,
} from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import type {
  ListSubscriptionPayments,
  ListSubscriptions,
  SubscriptionPayment,
  SubscriptionRow as WireRow,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import { shownCardById } from '#core/cards/kept-cards.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { findSubscription } from '#core/subscriptions/subscriptions-repository.ts';
import { subscriptionOfTransaction } from '#core/transactions/transaction-lookup.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { SubscriptionRow } from '#generated/stored-tables.ts';
import { accountNow } from '#time/real-clock.ts';
import { findOpenReplacement } from './card-replacements-repository.ts';
import { cancelSubscription, reactivateSubscription } from './subscription-actions.ts';
import { findPaymentsPage, findSubscriptionsPage } from './subscriptions-list-repository.ts';
import { subscriptionDetail, subscriptionListRow, subscriptionPayment } from './subscriptions-mapper.ts';

type Caller = { readonly account: CallAccount; readonly actor: Actor; readonly language: Language };

/** The subscriptions on the dashboard: list, detail, payments, cancellation and reactivation. */
export const createSubscriptionsService = (dependencies: Dependencies) => {
  const { database, clock, site } = dependencies;

  const existing = (row: SubscriptionRow | undefined): SubscriptionRow => {
    if (!row) throw new Refusal('subscription_not_found');
    return row;
  };

  const shown = async (
    queries: Queries,
    row: SubscriptionRow,
    now: Date,
    language: Language,
  ): Promise<SubscriptionDetail> => {
    const card = await shownCardById(queries, row.accountId, row.cardTokenId);
    const link =
      row.status === 'paused' ? await findOpenReplacement(queries, row.accountId, row.id, now) : undefined;
    return subscriptionDetail({ row, card, link }, now, site.url, language);
  };

  /** Finds a subscription by its id, by the number of one of its transactions, or by both, which then must agree. */
  const idOf = async (
    unit: Unit,
    accountId: number,
    { subscriptionId, TransactionNumber }: Pick<CancelSubscription, 'subscriptionId' | 'TransactionNumber'>,
  ): Promise<number> => {
    if (TransactionNumber === undefined) return subscriptionId ?? 0;
    const id = await subscriptionOfTransaction(unit, accountId, Number(TransactionNumber));
    if (id === undefined || (subscriptionId !== undefined && subscriptionId !== id))
      throw new Refusal('subscription_not_found');
    return id;
  };

  return {
    list: async (
      account: CallAccount,
      { pageNumber, rowsOfPage, status: tab, referenceNumber, sortBy, sortDirection }: ListSubscriptions,
    ): Promise<WireRow[]> => {
      const search = { tab, reference: referenceNumber?.toLowerCase(), sortBy, sortDirection };
      const { rows, total } = await findSubscriptionsPage(database.read, account.id, search, {
        offset: (pageNumber - 1) * rowsOfPage,
        rows: rowsOfPage,
        now: accountNow(clock, account),
      });
      const totals = { maxRows: total, maxPages: Math.ceil(total / rowsOfPage) };
      return rows.map((row) => subscriptionListRow(row, site.url, totals));
    },

    detail: async (account: CallAccount, id: number, language: Language): Promise<SubscriptionDetail> =>
      shown(
        database.read,
        existing(await findSubscription(database.read, account.id, id)),
        accountNow(clock, account),
        language,
      ),

    payments: async (
      account: CallAccount,
      { idSubscription, pageNumber, rowsOfPage, ...order }: ListSubscriptionPayments,
      language: Language,
    ): Promise<SubscriptionPayment[]> => {
      const row = existing(await findSubscription(database.read, account.id, idSubscription));
      const { rows, total } = await findPaymentsPage(database.read, account.id, row.id, {
        offset: (pageNumber - 1) * rowsOfPage,
        rows: rowsOfPage,
        order,
      });
      const totals = { maxRows: total, maxPages: Math.ceil(total / rowsOfPage) };
      return rows.map((payment) => subscriptionPayment(payment, row, language, totals));
    },

    cancel: async (
      unit: Unit,
      { account, actor, language }: Caller,
      request: CancelSubscription,
    ): Promise<SubscriptionDetail> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const id = await idOf(unit, account.id, request);
      const row = await cancelSubscription(context, id, request.reason);
      return shown(unit, row, context.now, language);
    },

    reactivate: async (
      unit: Unit,
      { account, actor, language }: Caller,
      id: number,
    ): Promise<SubscriptionDetail> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const row = await reactivateSubscription(context, id);
      return shown(unit, row, context.now, language);
    },
  };
};

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;
