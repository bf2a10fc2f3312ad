import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import type { HandlersOf } from '#http/call.ts';
import type { ReprocessService } from './reprocess-service.ts';
import { cancelSubscription } from './subscription-actions.ts';
import type { SubscriptionChanges } from './subscription-changes-service.ts';
import { canceledAnswer } from './subscriptions-mapper.ts';
import type { SubscriptionsReportService } from './subscriptions-report-service.ts';
import type { SubscriptionsService } from './subscriptions-service.ts';

type Names =
  | 'payCancelSubscription'
  | 'listSubscriptions'
  | 'getSubscription'
  | 'listSubscriptionPayments'
  | 'reportSubscriptions'
  | 'cancelSubscription'
  | 'reactivateSubscription'
  | 'getReprocessSettings'
  | 'reprocessSubscriptions';

type Services = {
  readonly subscriptions: SubscriptionsService;
  readonly changes: SubscriptionChanges;
  readonly reports: SubscriptionsReportService;
  readonly reprocess: ReprocessService;
};

export const subscriptionsRoutes = (
  dependencies: Dependencies,
  { subscriptions, changes, reports, reprocess }: Services,
): HandlersOf<Names> => ({
  payCancelSubscription: async ({ once, account, actor, body, language }) =>
    once(async (unit) => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const row = await cancelSubscription(context, Number(body.SubscriptionId), body.Reason ?? null);
      return canceledAnswer(row, language);
    }),
  listSubscriptions: async ({ account, query }) => subscriptions.list(account, query),
  getSubscription: async ({ account, query, language }) => subscriptions.detail(account, query.id, language),
  listSubscriptionPayments: async ({ account, query, language }) =>
    subscriptions.payments(account, query, language),
  reportSubscriptions: async ({ account, query, body, language, signal }) =>
    reports.create(account, { filter: query, translations: body.translations, language, signal }),
  cancelSubscription: async ({ account, actor, body, language }) =>
    dependencies.database.unit({ account: account.id }, (unit) =>
      changes.cancel(unit, { account, actor, language }, body),
    ),
  reactivateSubscription: async ({ account, actor, body, language }) =>
    dependencies.database.unit({ account: account.id }, (unit) =>
      changes.reactivate(unit, { account, actor, language }, body.subscriptionId),
    ),
  getReprocessSettings: async ({ account }) => JSON.stringify(await reprocess.settings(account)),
  reprocessSubscriptions: async ({ account, actor }) =>
    dependencies.database.unit({ account: account.id }, async (unit) => ({
      subscriptions: await reprocess.start(unit, account, actor),
    })),
});
