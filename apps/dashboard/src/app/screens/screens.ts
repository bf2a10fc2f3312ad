import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { Words } from '@pasarela/contracts/words/words';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { PaletteIcon } from '#app/screens/palette-icons.ts';
import { decisions } from '#features/chargebacks/chargeback-links.ts';
import { subscriptionActions } from '#features/subscriptions/subscription-links.ts';
import { detailOverlays } from '#features/transactions/transaction-links.ts';
import { userOverlays } from '#features/users/users-paths.ts';
import { paths } from '#paths/paths.ts';

type MenuSection = 'general' | 'development';

/** A page behind the sign-in. */
export type Screen = {
  readonly path: string;
  /** Its name in menus and in the palette; none where it is only opened from another page. */
  readonly title?: Words;
  /** Its sign in the palette. */
  readonly icon?: PaletteIcon;
  /** Other words under which the palette finds it. */
  readonly synonyms?: Words;
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
  /** Puts into the cache what the document has asked for ahead, where it has been answered: the page is then rendered with it at once. */
  readonly prefetch?: (client: QueryClient, companyId: number, address: URL) => Promise<void>;
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
  { index: true, lazy: page(() => import('#features/integration/settings/general-page.tsx'), 'GeneralPage') },
  {
    path: 'keys',
    lazy: page(() => import('#features/integration/settings/keys-page.tsx'), 'KeysPage'),
    children: overlays('roll', 'public-key'),
  },
  {
    path: 'webhooks/roll-secret?',
    lazy: page(() => import('#features/integration/webhooks/addresses-page.tsx'), 'AddressesPage'),
  },
  {
    path: 'webhooks/deliveries/:idWebhook?',
    lazy: page(() => import('#features/integration/webhooks/deliveries-page.tsx'), 'DeliveriesPage'),
  },
  {
    path: 'webhooks/inbox/:idMessage?',
    lazy: page(() => import('#features/integration/webhooks/inbox-page.tsx'), 'InboxPage'),
  },
  {
    path: 'emails/:idEmail?',
    lazy: page(() => import('#features/integration/emails/emails-page.tsx'), 'EmailsPage'),
  },
];

const fraudTabs: RouteObject[] = [
  {
    index: true,
    lazy: page(() => import('#features/fraud/velocity-rules-page.tsx'), 'VelocityRulesPage'),
  },
  {
    path: 'blacklist',
    lazy: page(() => import('#features/fraud/blacklist-page.tsx'), 'BlacklistPage'),
    children: overlays('add', 'edit'),
  },
];

/** The pages of the selected business: address, title, permission, place in the menu, shortcut, palette and code. */
export const screens = {
  resume: {
    path: paths.resume,
    title: { es: 'Resumen', en: 'Resume' },
    icon: 'home',
    synonyms: { es: 'inicio dashboard ventas gráfica', en: 'home dashboard sales chart' },
    permission: 'viewResume',
    menu: 'general',
    letter: 'r',
    lazy: page(() => import('#features/resume/resume-page.tsx'), 'ResumePage'),
    prefetch: async (...given) => {
      const { beginResume } = await import('#features/resume/resume-page.tsx');
      await beginResume(...given);
    },
    // The sandbox band opens it over the resume.
    children: overlays('reset-sandbox'),
  },
  transactions: {
    path: paths.transactions,
    title: { es: 'Movimientos', en: 'Movements' },
    icon: 'list',
    synonyms: {
      es: 'pagos ventas cobros operaciones transacciones reembolsos devoluciones',
      en: 'payments sales charges transactions refunds',
    },
    permission: 'viewTransactions',
    menu: 'general',
    letter: 'm',
    lazy: page(() => import('#features/transactions/list/transactions-page.tsx'), 'TransactionsPage'),
    prefetch: async (...given) => {
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
    children: overlays(...detailOverlays),
  },
  preauthorizations: {
    path: paths.preauthorizations,
    title: { es: 'Preautorizaciones', en: 'Preauthorizations' },
    icon: 'clock',
    synonyms: { es: 'autorizaciones retenciones capturar hold', en: 'authorizations holds capture' },
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
    title: { es: 'Suscripciones', en: 'Subscriptions' },
    icon: 'repeat',
    synonyms: { es: 'recurrentes domiciliación planes mensualidades', en: 'recurring plans monthly' },
    permission: 'manageSubscriptions',
    menu: 'general',
    letter: 's',
    lazy: page(() => import('#features/subscriptions/list/subscriptions-page.tsx'), 'SubscriptionsPage'),
    children: overlays(...subscriptionActions, 'reprocess'),
  },
  subscriptionDetail: {
    path: `${paths.subscriptionDetail}/:active/:id`,
    permission: 'manageSubscriptions',
    under: paths.subscriptions,
    lazy: page(
      () => import('#features/subscriptions/detail/subscription-detail-page.tsx'),
      'SubscriptionDetailPage',
    ),
    children: overlays(...subscriptionActions),
  },
  paidLeagues: {
    path: paths.paidLeagues,
    title: { es: 'Ligas de pago', en: 'Paid leagues' },
    icon: 'link',
    synonyms: { es: 'links enlaces cobrar link de pago', en: 'payment links charge' },
    permission: 'managePaymentLinks',
    menu: 'general',
    letter: 'l',
    lazy: page(() => import('#features/payment-links/list/payment-links-page.tsx'), 'PaymentLinksPage'),
    children: overlays('simulate', 'cancel'),
  },
  leagueSingle: {
    path: paths.leagueSingle,
    title: { es: 'Nueva liga de pago', en: 'New paid league' },
    icon: 'plus',
    synonyms: { es: 'link enlace cobrar crear', en: 'payment link charge create' },
    permission: 'managePaymentLinks',
    under: paths.paidLeagues,
    inPalette: true,
    lazy: page(() => import('#features/payment-links/single/single-link-page.tsx'), 'SingleLinkPage'),
  },
  leaguesBulk: {
    path: paths.leaguesBulk,
    title: { es: 'Ligas de pago por archivo', en: 'Paid leagues from a file' },
    icon: 'file',
    synonyms: { es: 'links enlaces csv masivo excel', en: 'payment links csv bulk excel' },
    permission: 'managePaymentLinks',
    under: paths.paidLeagues,
    inPalette: true,
    lazy: page(() => import('#features/payment-links/bulk/bulk-links-page.tsx'), 'BulkLinksPage'),
  },
  fraud: {
    path: paths.fraud,
    title: { es: 'Prevención de fraude', en: 'Fraud management' },
    icon: 'shield',
    synonyms: {
      es: 'lista negra bloqueo velocidad reglas riesgo',
      en: 'blacklist block velocity rules risk',
    },
    permission: 'manageFraud',
    menu: 'general',
    letter: 'f',
    lazy: page(() => import('#features/fraud/fraud-page.tsx'), 'FraudPage'),
    children: fraudTabs,
  },
  chargebacks: {
    path: paths.chargebacks,
    title: { es: 'Contracargos', en: 'Chargebacks' },
    icon: 'alert',
    synonyms: { es: 'disputas aclaraciones evidencia', en: 'disputes evidence' },
    permission: 'manageChargebacks',
    menu: 'general',
    letter: 'c',
    lazy: page(() => import('#features/chargebacks/chargebacks-page.tsx'), 'ChargebacksPage'),
  },
  chargebackDetail: {
    path: paths.chargebackDetail,
    permission: 'manageChargebacks',
    under: paths.chargebacks,
    lazy: page(
      () => import('#features/chargebacks/detail/chargeback-detail-page.tsx'),
      'ChargebackDetailPage',
    ),
    children: overlays(...decisions),
  },
  settlements: {
    path: paths.settlements,
    title: { es: 'Depósitos', en: 'Deposits' },
    icon: 'bank',
    synonyms: { es: 'banco transferencias abonos', en: 'payouts reconciliation bank transfers' },
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
    title: { es: 'Estado de cuenta', en: 'Statement' },
    icon: 'file',
    synonyms: { es: 'factura comisiones mensual pdf', en: 'invoice fees monthly pdf' },
    permission: 'viewStatement',
    menu: 'general',
    letter: 'e',
    lazy: page(() => import('#features/statement/statement-page.tsx'), 'StatementPage'),
  },
  integration: {
    path: paths.integration,
    title: { es: 'Integración', en: 'Integration' },
    icon: 'code',
    synonyms: { es: 'api desarrolladores llaves webhooks logo', en: 'api developers keys webhooks logo' },
    permission: 'manageIntegration',
    menu: 'development',
    letter: 'i',
    lazy: page(() => import('#features/integration/integration-page.tsx'), 'IntegrationPage'),
    children: integrationSections,
  },
  requestLog: {
    path: paths.requestLog,
    title: { es: 'Registro de peticiones', en: 'Request log' },
    icon: 'terminal',
    synonyms: { es: 'logs bitácora api errores', en: 'logs api errors' },
    permission: 'viewRequestLog',
    menu: 'development',
    letter: 'a',
    lazy: page(() => import('#features/request-log/request-log-page.tsx'), 'RequestLogPage'),
    children: overlays('detail'),
  },
  account: {
    path: paths.account,
    title: { es: 'Mi cuenta', en: 'My account' },
    icon: 'user',
    synonyms: { es: 'perfil contraseña preferencias', en: 'profile password preferences' },
    permission: 'viewAccount',
    inPalette: true,
    lazy: page(() => import('#features/account/account-page.tsx'), 'AccountPage'),
    children: overlays('end-sessions'),
  },
  help: {
    path: paths.help,
    title: { es: 'Centro de ayuda', en: 'Help center' },
    icon: 'info',
    synonyms: { es: 'soporte ayuda contacto preguntas', en: 'support contact questions faq' },
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
    title: { es: 'Mis negocios', en: 'My businesses' },
    icon: 'building',
    synonyms: { es: 'empresas cuentas comercios', en: 'companies accounts merchants' },
    lazy: page(() => import('#features/businesses/businesses-page.tsx'), 'BusinessesPage'),
  },
  users: {
    path: paths.users,
    title: { es: 'Usuarios', en: 'Users' },
    icon: 'user',
    synonyms: { es: 'equipo accesos permisos roles', en: 'team access permissions roles' },
    permission: 'manageUsers',
    lazy: page(() => import('#features/users/users-page.tsx'), 'UsersPage'),
    children: overlays(...userOverlays),
  },
} as const satisfies Record<string, Omit<Screen, 'permission'> & Partial<Pick<Screen, 'permission'>>>;

/** Another site, in a tab of its own. */
export const documentation = {
  path: paths.documentation,
  title: { es: 'Documentación', en: 'Documentation' },
  icon: 'book',
  synonyms: { es: 'docs api guías ayuda', en: 'docs api guides' },
  permission: 'readDocumentation',
  menu: 'development',
  external: true,
} as const;

export type MenuEntry = Pick<Screen, 'path' | 'icon' | 'synonyms' | 'permission' | 'letter'> & {
  readonly title: Words;
  readonly menu: MenuSection;
  /** Another site: it opens in a new tab. */
  readonly external?: true;
};

const all: readonly Screen[] = Object.values(screens);
const isInMenu = (screen: Screen): screen is Screen & MenuEntry =>
  screen.menu !== undefined && screen.title !== undefined;

/** The side menu, in its order (dashboard specification, "Menu definition"). */
const menu: readonly MenuEntry[] = [...all.filter(isInMenu), documentation];

/** The pages that begin with their title: their document shows it before their code is there (`vite/first-frame-plugin.ts`). */
export const headedScreens = all.filter(
  (screen): screen is Screen & { readonly title: Words } =>
    screen.title !== undefined && screen.under === undefined,
);

export const menuSections = ['general', 'development'] as const satisfies readonly MenuSection[];

/** What a role sees of a section; a section of which it sees nothing is not shown. */
export const menuOf = (role: RoleName, section: MenuSection): readonly MenuEntry[] =>
  menu.filter((entry) => entry.menu === section && mayDo(role, entry.permission));

/** What the palette offers a role beside the menu. */
export const paletteOnly = (role: RoleName) =>
  all.filter(
    (screen): screen is Screen & Pick<MenuEntry, 'title'> =>
      screen.inPalette === true && screen.title !== undefined && mayDo(role, screen.permission),
  );

/** The menu entry to mark for a page that has none of its own (its `under`). */
export const menuPathOver = (pathname: string): string | undefined => {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  const name = screenNames.find((one) => screens[one].path.split('/:')[0] === first);
  return name && (screens[name] as Screen).under;
};
