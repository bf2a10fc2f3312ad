import type { RouteObject } from 'react-router';
import { overlays } from './overlay-routes.ts';
import type { ScreenName } from './screens/screens.ts';

const keysPage = () =>
  import('#features/integration/keys/keys-page.tsx').then(({ KeysPage }) => ({ Component: KeysPage }));
const addressesPage = () =>
  import('#features/integration/webhooks/addresses-page.tsx').then(({ AddressesPage }) => ({
    Component: AddressesPage,
  }));
const deliveriesPage = () =>
  import('#features/integration/deliveries/deliveries-page.tsx').then(({ DeliveriesPage }) => ({
    Component: DeliveriesPage,
  }));
const inboxPage = () =>
  import('#features/integration/inbox/inbox-page.tsx').then(({ InboxPage }) => ({ Component: InboxPage }));

const emailsPage = () =>
  import('#features/integration/emails/emails-page.tsx').then(({ EmailsPage }) => ({
    Component: EmailsPage,
  }));

/** The sections of the integration; their dialogs have addresses below them. */
const integrationRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () =>
      import('#features/integration/general/general-page.tsx').then(({ GeneralPage }) => ({
        Component: GeneralPage,
      })),
  },
  {
    path: 'keys',
    lazy: keysPage,
    children: overlays('roll', 'public-key'),
  },
  { path: 'webhooks/roll-secret?', lazy: addressesPage },
  { path: 'webhooks/deliveries/:idWebhook?', lazy: deliveriesPage },
  { path: 'webhooks/inbox/:idMessage?', lazy: inboxPage },
  { path: 'emails/:idEmail?', lazy: emailsPage },
];

/** The two tabs of fraud management; their dialogs have addresses below them. */
const fraudRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () =>
      import('#features/fraud/velocity/velocity-rules-page.tsx').then(({ VelocityRulesPage }) => ({
        Component: VelocityRulesPage,
      })),
  },
  {
    path: 'blacklist',
    lazy: () =>
      import('#features/fraud/blacklist/blacklist-page.tsx').then(({ BlacklistPage }) => ({
        Component: BlacklistPage,
      })),
    children: overlays('add', 'edit'),
  },
];

/** The code of a screen, loaded when it is first opened, and the routes below it. */
type ScreenPage = Pick<RouteObject, 'lazy' | 'children'>;

/** The page of every screen of the portal. */
export const screenPages: Readonly<Record<ScreenName, ScreenPage>> = {
  resume: {
    lazy: () =>
      import('#features/resume/resume-page.tsx').then(({ ResumePage }) => ({ Component: ResumePage })),
    // The sandbox band opens it over the resume.
    children: overlays('reset-sandbox'),
  },
  transactions: {
    lazy: () =>
      import('#features/transactions/list/transactions-page.tsx').then(({ TransactionsPage }) => ({
        Component: TransactionsPage,
      })),
  },
  transactionDetail: {
    lazy: () =>
      import('#features/transactions/detail/transaction-detail-page.tsx').then(
        ({ TransactionDetailPage }) => ({ Component: TransactionDetailPage }),
      ),
    children: overlays('refund', 'charge', 'cancel', 'simulate', 'dispute', 'blacklist'),
  },
  preauthorizations: {
    lazy: () =>
      import('#features/transactions/preauthorizations/preauthorizations-page.tsx').then(
        ({ PreauthorizationsPage }) => ({ Component: PreauthorizationsPage }),
      ),
    children: overlays('charge', 'cancel'),
  },
  subscriptions: {
    lazy: () =>
      import('#features/subscriptions/list/subscriptions-page.tsx').then(({ SubscriptionsPage }) => ({
        Component: SubscriptionsPage,
      })),
    children: overlays('cancel', 'reactivate', 'replace-card', 'reprocess'),
  },
  subscriptionDetail: {
    lazy: () =>
      import('#features/subscriptions/detail/subscription-detail-page.tsx').then(
        ({ SubscriptionDetailPage }) => ({ Component: SubscriptionDetailPage }),
      ),
    children: overlays('cancel', 'reactivate', 'replace-card'),
  },
  paidLeagues: {
    lazy: () =>
      import('#features/payment-links/list/payment-links-page.tsx').then(({ PaymentLinksPage }) => ({
        Component: PaymentLinksPage,
      })),
    children: overlays('simulate', 'cancel'),
  },
  leagueSingle: {
    lazy: () =>
      import('#features/payment-links/single/single-link-page.tsx').then(({ SingleLinkPage }) => ({
        Component: SingleLinkPage,
      })),
  },
  leaguesBulk: {
    lazy: () =>
      import('#features/payment-links/bulk/bulk-links-page.tsx').then(({ BulkLinksPage }) => ({
        Component: BulkLinksPage,
      })),
  },
  fraud: {
    lazy: () => import('#features/fraud/fraud-page.tsx').then(({ FraudPage }) => ({ Component: FraudPage })),
    children: fraudRoutes,
  },
  chargebacks: {
    lazy: () =>
      import('#features/chargebacks/list/chargebacks-page.tsx').then(({ ChargebacksPage }) => ({
        Component: ChargebacksPage,
      })),
  },
  chargebackDetail: {
    lazy: () =>
      import('#features/chargebacks/detail/chargeback-detail-page.tsx').then(({ ChargebackDetailPage }) => ({
        Component: ChargebackDetailPage,
      })),
    children: overlays('win', 'lose'),
  },
  integration: {
    lazy: () =>
      import('#features/integration/integration-page.tsx').then(({ IntegrationPage }) => ({
        Component: IntegrationPage,
      })),
    children: integrationRoutes,
  },
  requestLog: {
    lazy: () =>
      import('#features/request-log/request-log-page.tsx').then(({ RequestLogPage }) => ({
        Component: RequestLogPage,
      })),
    children: overlays('detail'),
  },
  account: {
    lazy: () =>
      import('#features/account/account-page.tsx').then(({ AccountPage }) => ({ Component: AccountPage })),
    children: overlays('end-sessions'),
  },
  help: {
    lazy: () => import('#features/help/help-page.tsx').then(({ HelpPage }) => ({ Component: HelpPage })),
  },
  statement: {
    lazy: () =>
      import('#features/statement/statement-page.tsx').then(({ StatementPage }) => ({
        Component: StatementPage,
      })),
  },
  settlements: {
    lazy: () =>
      import('#features/settlements/settlements-page.tsx').then(({ SettlementsPage }) => ({
        Component: SettlementsPage,
      })),
  },
  settlementDetail: {
    lazy: () =>
      import('#features/settlements/settlement-detail-page.tsx').then(({ SettlementDetailPage }) => ({
        Component: SettlementDetailPage,
      })),
  },
};
