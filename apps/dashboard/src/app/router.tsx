import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { SignInRoute } from '#features/sign-in/sign-in-route.tsx';
import { FirstEntry } from './first-entry.tsx';
import { fraudRoutes } from './fraud-routes.ts';
import { portalLoader, screenLoader, simpleLayoutLoader, usersLoader } from './guards.ts';
import { integrationRoutes } from './integration-routes.ts';
import { LayoutFailed } from './layout-failed.tsx';
import { PortalLayout } from './portal-layout.tsx';
import { RouteFailed } from './route-failed.tsx';
import { withParts } from './route-parts.ts';
import { type ScreenName, type ScreenWord, screens } from './screens/screens.ts';
import { SimpleLayout } from './simple-layout.tsx';

/** What a layout reads of the page inside of it. */
type PageHandle = { readonly page: ScreenWord };

/** Addresses below a page at which something lies over it. */
const overlays = (...paths: readonly string[]): RouteObject[] =>
  paths.map((path) => ({ path, element: null }));

/** The pages of a layout: one that fails does so inside of it, with its header and its menu in place. */
const inLayout = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteFailed, children: pages }];

export const createRouter = (client: QueryClient) => {
  const screen = (name: ScreenName, lazy?: RouteObject['lazy'], children?: RouteObject[]): RouteObject => ({
    path: screens[name].path,
    handle: { page: screens[name].word } satisfies PageHandle,
    loader: screenLoader(client, name),
    lazy,
    children,
  });

  const routes: RouteObject[] = [
    {
      HydrateFallback: FirstEntry,
      ErrorBoundary: LayoutFailed,
      children: [
        { path: '/', Component: SignInRoute },
        { path: '/login', Component: SignInRoute },
        {
          loader: simpleLayoutLoader(client),
          Component: SimpleLayout,
          children: inLayout([
            {
              path: '/business',
              handle: { page: 'businesses' } satisfies PageHandle,
              lazy: () =>
                import('#features/businesses/businesses-page.tsx').then(({ BusinessesPage }) => ({
                  Component: BusinessesPage,
                })),
            },
            {
              path: '/users',
              handle: { page: 'users' } satisfies PageHandle,
              loader: usersLoader(client),
              lazy: () =>
                import('#features/users/users-page.tsx').then(({ UsersPage }) => ({ Component: UsersPage })),
              children: overlays('add', 'invite', 'edit', 'suspend', 'remove'),
            },
          ]),
        },
        {
          loader: portalLoader(client),
          // Both are kept: asking again costs nothing, and another business has another role.
          shouldRevalidate: () => true,
          Component: PortalLayout,
          children: inLayout([
            screen(
              'resume',
              () =>
                import('#features/resume/resume-page.tsx').then(({ ResumePage }) => ({
                  Component: ResumePage,
                })),
              // The sandbox's band opens it, over the page that is shown afterwards.
              overlays('reset-sandbox'),
            ),
            screen('transactions', () =>
              import('#features/transactions/list/transactions-page.tsx').then(({ TransactionsPage }) => ({
                Component: TransactionsPage,
              })),
            ),
            screen(
              'transactionDetail',
              () =>
                import('#features/transactions/detail/transaction-detail-page.tsx').then(
                  ({ TransactionDetailPage }) => ({ Component: TransactionDetailPage }),
                ),
              // What lies over the page has an address of its own.
              overlays('refund', 'charge', 'cancel', 'simulate', 'dispute', 'blacklist'),
            ),
            screen(
              'preauthorizations',
              () =>
                import('#features/transactions/preauthorizations/preauthorizations-page.tsx').then(
                  ({ PreauthorizationsPage }) => ({ Component: PreauthorizationsPage }),
                ),
              overlays('charge', 'cancel'),
            ),
            screen(
              'subscriptions',
              () =>
                import('#features/subscriptions/list/subscriptions-page.tsx').then(
                  ({ SubscriptionsPage }) => ({
                    Component: SubscriptionsPage,
                  }),
                ),
              overlays('cancel', 'reactivate', 'replace-card', 'reprocess'),
            ),
            screen(
              'subscriptionDetail',
              () =>
                import('#features/subscriptions/detail/subscription-detail-page.tsx').then(
                  ({ SubscriptionDetailPage }) => ({ Component: SubscriptionDetailPage }),
                ),
              overlays('cancel', 'reactivate', 'replace-card'),
            ),
            screen(
              'paidLeagues',
              () =>
                import('#features/payment-links/list/payment-links-page.tsx').then(
                  ({ PaymentLinksPage }) => ({
                    Component: PaymentLinksPage,
                  }),
                ),
              overlays('simulate', 'cancel'),
            ),
            screen('leagueSingle', () =>
              import('#features/payment-links/single/single-link-page.tsx').then(({ SingleLinkPage }) => ({
                Component: SingleLinkPage,
              })),
            ),
            screen('leaguesBulk', () =>
              import('#features/payment-links/bulk/bulk-links-page.tsx').then(({ BulkLinksPage }) => ({
                Component: BulkLinksPage,
              })),
            ),
            screen(
              'fraud',
              () =>
                import('#features/fraud/fraud-page.tsx').then(({ FraudPage }) => ({ Component: FraudPage })),
              fraudRoutes,
            ),
            screen('chargebacks', () =>
              import('#features/chargebacks/list/chargebacks-page.tsx').then(({ ChargebacksPage }) => ({
                Component: ChargebacksPage,
              })),
            ),
            screen(
              'chargebackDetail',
              () =>
                import('#features/chargebacks/detail/chargeback-detail-page.tsx').then(
                  ({ ChargebackDetailPage }) => ({ Component: ChargebackDetailPage }),
                ),
              overlays('win', 'lose'),
            ),
            screen(
              'integration',
              () =>
                import('#features/integration/integration-page.tsx').then(({ IntegrationPage }) => ({
                  Component: IntegrationPage,
                })),
              integrationRoutes,
            ),
            screen(
              'requestLog',
              () =>
                import('#features/request-log/request-log-page.tsx').then(({ RequestLogPage }) => ({
                  Component: RequestLogPage,
                })),
              overlays('detail'),
            ),
            screen(
              'account',
              () =>
                import('#features/account/account-page.tsx').then(({ AccountPage }) => ({
                  Component: AccountPage,
                })),
              overlays('end-sessions'),
            ),
            screen('help', () =>
              import('#features/help/help-page.tsx').then(({ HelpPage }) => ({ Component: HelpPage })),
            ),
            screen('statement', () =>
              import('#features/statement/statement-page.tsx').then(({ StatementPage }) => ({
                Component: StatementPage,
              })),
            ),
          ]),
        },
        { path: '*', loader: () => redirect('/login') },
      ],
    },
  ];
  const router = createBrowserRouter(
    // A page that is on its way is where a reload leads, not the one that is still shown.
    withParts(routes, () => router.state.navigation.location),
  );
  return router;
};
