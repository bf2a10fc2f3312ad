import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { portalWords } from '#app/screens/portal-words.ts';
import { paths } from '#paths/paths.ts';

type MenuSection = 'general' | 'development';

/** A page behind the sign-in. */
export type Screen = {
  readonly path: string;
  readonly permission: Permission;
  /** The section of the side menu in which it stands, in the order of the table. */
  readonly menu?: MenuSection;
  /** The letter that opens it behind `g` (“go”). The same in both languages, so that hands remember it. */
  readonly letter?: string;
  /** The page of the menu that leads to it, if it has no place there itself. */
  readonly under?: string;
  /** Whether the palette offers it although it is not in the menu: it needs nothing but its address. */
  readonly inPalette?: true;
  /** Its code, loaded when it is first opened. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** Takes what the document has asked for ahead and been answered, so that the page is rendered with it and not without it first. */
  readonly begin?: (client: QueryClient, companyId: number, address: URL) => Promise<void>;
  /** What stands below it: tabs, and dialogs that open over it. */
  readonly children?: RouteObject[];
};

/** The code of a page: one component of a file. */
const page =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** Dialogs and drawers that open over a page. */
const overlays = (...names: readonly string[]): RouteObject[] =>
  names.map((path) => ({ path, element: null }));

const integrationSections: RouteObject[] = [
  { index: true, lazy: page(() => import('#features/integration/general/general-page.tsx'), 'GeneralPage') },
  {
    path: 'keys',
    lazy: page(() => import('#features/integration/keys/keys-page.tsx'), 'KeysPage'),
    children: overlays('roll', 'public-key'),
  },
  {
    path: 'webhooks/roll-secret?',
    lazy: page(() => import('#features/integration/webhooks/addresses-page.tsx'), 'AddressesPage'),
  },
  {
    path: 'webhooks/deliveries/:idWebhook?',
    lazy: page(() => import('#features/integration/deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
  },
  {
    path: 'webhooks/inbox/:idMessage?',
    lazy: page(() => import('#features/integration/inbox/inbox-page.tsx'), 'InboxPage'),
  },
  {
    path: 'emails/:idEmail?',
    lazy: page(() => import('#features/integration/emails/emails-page.tsx'), 'EmailsPage'),
  },
];

const fraudTabs: RouteObject[] = [
  {
    index: true,
    lazy: page(() => import('#features/fraud/velocity/velocity-rules-page.tsx'), 'VelocityRulesPage'),
  },
  {
    path: 'blacklist',
    lazy: page(() => import('#features/fraud/blacklist/blacklist-page.tsx'), 'BlacklistPage'),
    children: overlays('add', 'edit'),
  },
];

/**
 * The pages of the selected business: address, permission, place in the menu, shortcut, palette and code. A page is added here, with
 * its title in `portal-words.ts`.
 */
export const screens = {
  resume: {
    path: paths.resume,
    permission: 'viewResume',
    menu: 'general',
    letter: 'r',
    lazy: page(() => import('#features/resume/resume-page.tsx'), 'ResumePage'),
    // The sandbox band opens it over the resume.
    children: overlays('reset-sandbox'),
  },
  transactions: {
    path: paths.transactions,
    permission: 'viewTransactions',
    menu: 'general',
    letter: 'm',
    lazy: page(() => import('#features/transactions/list/transactions-page.tsx'), 'TransactionsPage'),
    begin: async (...given) => {
      const { beginTransactions } = await import('#features/transactions/list/transactions-page.tsx');
      await beginTransactions(...given);
    },
  },
  transactionDetail: {
    path: paths.transactionDetail,
    permission: 'viewTransactions',
    under: paths.transactions,
    lazy: page(
      () => import('#features/transactions/detail/transaction-detail-page.tsx'),
      'TransactionDetailPage',
    ),
    children: overlays('refund', 'charge', 'cancel', 'simulate', 'dispute', 'blacklist'),
  },
  preauthorizations: {
    path: paths.preauthorizations,
    permission: 'managePreauthorizations',
    menu: 'general',
    letter: 'p',
    lazy: page(
      () => import('#features/transactions/preauthorizations/preauthorizations-page.tsx'),
      'PreauthorizationsPage',
    ),
    children: overlays('charge', 'cancel'),
  },
  subscriptions: {
    path: paths.subscriptions,
    permission: 'manageSubscriptions',
    menu: 'general',
    letter: 's',
    lazy: page(() => import('#features/subscriptions/list/subscriptions-page.tsx'), 'SubscriptionsPage'),
    children: overlays('cancel', 'reactivate', 'replace-card', 'reprocess'),
  },
  subscriptionDetail: {
    path: `${paths.subscriptionDetail}/:active/:id`,
    permission: 'manageSubscriptions',
    under: paths.subscriptions,
    lazy: page(
      () => import('#features/subscriptions/detail/subscription-detail-page.tsx'),
      'SubscriptionDetailPage',
    ),
    children: overlays('cancel', 'reactivate', 'replace-card'),
  },
  paidLeagues: {
    path: paths.paidLeagues,
    permission: 'managePaymentLinks',
    menu: 'general',
    letter: 'l',
    lazy: page(() => import('#features/payment-links/list/payment-links-page.tsx'), 'PaymentLinksPage'),
    children: overlays('simulate', 'cancel'),
  },
  leagueSingle: {
    path: paths.leagueSingle,
    permission: 'managePaymentLinks',
    under: paths.paidLeagues,
    inPalette: true,
    lazy: page(() => import('#features/payment-links/single/single-link-page.tsx'), 'SingleLinkPage'),
  },
  leaguesBulk: {
    path: paths.leaguesBulk,
    permission: 'managePaymentLinks',
    under: paths.paidLeagues,
    inPalette: true,
    lazy: page(() => import('#features/payment-links/bulk/bulk-links-page.tsx'), 'BulkLinksPage'),
  },
  fraud: {
    path: paths.fraud,
    permission: 'manageFraud',
    menu: 'general',
    letter: 'f',
    lazy: page(() => import('#features/fraud/fraud-page.tsx'), 'FraudPage'),
    children: fraudTabs,
  },
  chargebacks: {
    path: paths.chargebacks,
    permission: 'manageChargebacks',
    menu: 'general',
    letter: 'c',
    lazy: page(() => import('#features/chargebacks/list/chargebacks-page.tsx'), 'ChargebacksPage'),
  },
  chargebackDetail: {
    path: paths.chargebackDetail,
    permission: 'manageChargebacks',
    under: paths.chargebacks,
    lazy: page(
      () => import('#features/chargebacks/detail/chargeback-detail-page.tsx'),
      'ChargebackDetailPage',
    ),
    children: overlays('win', 'lose'),
  },
  settlements: {
    path: paths.settlements,
    permission: 'viewStatement',
    menu: 'general',
    letter: 'd',
    lazy: page(() => import('#features/settlements/settlements-page.tsx'), 'SettlementsPage'),
  },
  settlementDetail: {
    path: paths.settlementDetail,
    permission: 'viewStatement',
    under: paths.settlements,
    lazy: page(() => import('#features/settlements/settlement-detail-page.tsx'), 'SettlementDetailPage'),
  },
  statement: {
    path: paths.statement,
    permission: 'viewStatement',
    menu: 'general',
    letter: 'e',
    lazy: page(() => import('#features/statement/statement-page.tsx'), 'StatementPage'),
  },
  integration: {
    path: paths.integration,
    permission: 'manageIntegration',
    menu: 'development',
    letter: 'i',
    lazy: page(() => import('#features/integration/integration-page.tsx'), 'IntegrationPage'),
    children: integrationSections,
  },
  requestLog: {
    path: paths.requestLog,
    permission: 'viewRequestLog',
    menu: 'development',
    letter: 'a',
    lazy: page(() => import('#features/request-log/request-log-page.tsx'), 'RequestLogPage'),
    children: overlays('detail'),
  },
  account: {
    path: paths.account,
    permission: 'viewAccount',
    inPalette: true,
    lazy: page(() => import('#features/account/account-page.tsx'), 'AccountPage'),
    children: overlays('end-sessions'),
  },
  help: {
    path: paths.help,
    permission: 'viewHelp',
    inPalette: true,
    lazy: page(() => import('#features/help/help-page.tsx'), 'HelpPage'),
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];

/** The pages that no business has to be chosen for. */
export const commonScreens = {
  businesses: {
    path: paths.businesses,
    lazy: page(() => import('#features/businesses/businesses-page.tsx'), 'BusinessesPage'),
  },
  users: {
    path: paths.users,
    lazy: page(() => import('#features/users/users-page.tsx'), 'UsersPage'),
    children: overlays('add', 'invite', 'edit', 'suspend', 'remove'),
  },
} as const satisfies Record<string, Omit<Screen, 'permission'>>;

/** The key of a page's title. */
export type ScreenWord = keyof typeof portalWords.es.screens;

export type MenuEntry = Pick<Screen, 'path' | 'permission' | 'letter'> & {
  readonly word: ScreenWord;
  readonly section: MenuSection;
  /** Another site: it opens in a new tab. */
  readonly external?: true;
};

/** The side menu, in its order (dashboard specification, "Menu definition"). */
const menu: readonly MenuEntry[] = [
  ...screenNames.flatMap((word) => {
    const { path, permission, menu: section, letter }: Screen = screens[word];
    return section ? [{ path, permission, letter, word, section }] : [];
  }),
  {
    path: paths.documentation,
    permission: 'readDocumentation',
    word: 'documentation',
    section: 'development',
    external: true,
  },
];

export const menuSections = ['general', 'development'] as const satisfies readonly MenuSection[];

/** What a role sees of a section; a section of which it sees nothing is not shown. */
export const menuOf = (role: RoleName, section: MenuSection): readonly MenuEntry[] =>
  menu.filter((entry) => entry.section === section && mayDo(role, entry.permission));

/** The entry of the menu that is marked while an address is open which has none itself; undefined if there is none. */
export const menuPathOver = (pathname: string): string | undefined => {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  const name = screenNames.find((one) => screens[one].path.split('/:')[0] === first);
  return name && (screens[name] as Screen).under;
};
