import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { paths } from '#paths/paths.ts';

type MenuSection = 'general' | 'development';

type InBoth = Readonly<Record<Language, string>>;

/** A page behind the sign-in. */
export type Screen = {
  readonly path: string;
  readonly title: InBoth;
  /** Other words under which the palette finds it. */
  readonly also?: InBoth;
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
    also: { es: 'inicio dashboard ventas gráfica', en: 'home dashboard sales chart' },
    permission: 'viewResume',
    menu: 'general',
    letter: 'r',
    lazy: page(() => import('#features/resume/resume-page.tsx'), 'ResumePage'),
    // The sandbox band opens it over the resume.
    children: overlays('reset-sandbox'),
  },
  transactions: {
    path: paths.transactions,
    title: { es: 'Movimientos', en: 'Movements' },
    also: {
      es: 'pagos ventas cobros operaciones transacciones reembolsos devoluciones',
      en: 'payments sales charges transactions refunds',
    },
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
    title: { es: 'Detalle del movimiento', en: 'Transaction detail' },
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
    title: { es: 'Preautorizaciones', en: 'Preauthorizations' },
    also: { es: 'autorizaciones retenciones capturar hold', en: 'authorizations holds capture' },
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
    also: { es: 'recurrentes domiciliación planes mensualidades', en: 'recurring plans monthly' },
    permission: 'manageSubscriptions',
    menu: 'general',
    letter: 's',
    lazy: page(() => import('#features/subscriptions/list/subscriptions-page.tsx'), 'SubscriptionsPage'),
    children: overlays('cancel', 'reactivate', 'replace-card', 'reprocess'),
  },
  subscriptionDetail: {
    path: `${paths.subscriptionDetail}/:active/:id`,
    title: { es: 'Detalle de la suscripción', en: 'Subscription detail' },
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
    title: { es: 'Ligas de pago', en: 'Paid leagues' },
    also: { es: 'links enlaces cobrar link de pago', en: 'payment links charge' },
    permission: 'managePaymentLinks',
    menu: 'general',
    letter: 'l',
    lazy: page(() => import('#features/payment-links/list/payment-links-page.tsx'), 'PaymentLinksPage'),
    children: overlays('simulate', 'cancel'),
  },
  leagueSingle: {
    path: paths.leagueSingle,
    title: { es: 'Nueva liga de pago', en: 'New paid league' },
    also: { es: 'link enlace cobrar crear', en: 'payment link charge create' },
    permission: 'managePaymentLinks',
    under: paths.paidLeagues,
    inPalette: true,
    lazy: page(() => import('#features/payment-links/single/single-link-page.tsx'), 'SingleLinkPage'),
  },
  leaguesBulk: {
    path: paths.leaguesBulk,
    title: { es: 'Ligas de pago por archivo', en: 'Paid leagues from a file' },
    also: { es: 'links enlaces csv masivo excel', en: 'payment links csv bulk excel' },
    permission: 'managePaymentLinks',
    under: paths.paidLeagues,
    inPalette: true,
    lazy: page(() => import('#features/payment-links/bulk/bulk-links-page.tsx'), 'BulkLinksPage'),
  },
  fraud: {
    path: paths.fraud,
    title: { es: 'Prevención de fraude', en: 'Fraud management' },
    also: { es: 'lista negra bloqueo velocidad reglas riesgo', en: 'blacklist block velocity rules risk' },
    permission: 'manageFraud',
    menu: 'general',
    letter: 'f',
    lazy: page(() => import('#features/fraud/fraud-page.tsx'), 'FraudPage'),
    children: fraudTabs,
  },
  chargebacks: {
    path: paths.chargebacks,
    title: { es: 'Contracargos', en: 'Chargebacks' },
    also: { es: 'disputas aclaraciones evidencia', en: 'disputes evidence' },
    permission: 'manageChargebacks',
    menu: 'general',
    letter: 'c',
    lazy: page(() => import('#features/chargebacks/chargebacks-page.tsx'), 'ChargebacksPage'),
  },
  chargebackDetail: {
    path: paths.chargebackDetail,
    title: { es: 'Detalle del contracargo', en: 'Chargeback detail' },
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
    title: { es: 'Depósitos', en: 'Deposits' },
    also: { es: 'banco transferencias abonos', en: 'payouts reconciliation bank transfers' },
    permission: 'viewStatement',
    menu: 'general',
    letter: 'd',
    lazy: page(() => import('#features/settlements/settlements-page.tsx'), 'SettlementsPage'),
  },
  settlementDetail: {
    path: paths.settlementDetail,
    title: { es: 'Detalle del depósito', en: 'Deposit detail' },
    permission: 'viewStatement',
    under: paths.settlements,
    lazy: page(() => import('#features/settlements/settlement-detail-page.tsx'), 'SettlementDetailPage'),
  },
  statement: {
    path: paths.statement,
    title: { es: 'Estado de cuenta', en: 'Statement' },
    also: { es: 'factura comisiones mensual pdf', en: 'invoice fees monthly pdf' },
    permission: 'viewStatement',
    menu: 'general',
    letter: 'e',
    lazy: page(() => import('#features/statement/statement-page.tsx'), 'StatementPage'),
  },
  integration: {
    path: paths.integration,
    title: { es: 'Integración', en: 'Integration' },
    also: { es: 'api desarrolladores llaves webhooks logo', en: 'api developers keys webhooks logo' },
    permission: 'manageIntegration',
    menu: 'development',
    letter: 'i',
    lazy: page(() => import('#features/integration/integration-page.tsx'), 'IntegrationPage'),
    children: integrationSections,
  },
  requestLog: {
    path: paths.requestLog,
    title: { es: 'Registro de peticiones', en: 'Request log' },
    also: { es: 'logs bitácora api errores', en: 'logs api errors' },
    permission: 'viewRequestLog',
    menu: 'development',
    letter: 'a',
    lazy: page(() => import('#features/request-log/request-log-page.tsx'), 'RequestLogPage'),
    children: overlays('detail'),
  },
  account: {
    path: paths.account,
    title: { es: 'Mi cuenta', en: 'My account' },
    also: { es: 'perfil contraseña preferencias', en: 'profile password preferences' },
    permission: 'viewAccount',
    inPalette: true,
    lazy: page(() => import('#features/account/account-page.tsx'), 'AccountPage'),
    children: overlays('end-sessions'),
  },
  help: {
    path: paths.help,
    title: { es: 'Centro de ayuda', en: 'Help center' },
    also: { es: 'soporte ayuda contacto preguntas', en: 'support contact questions faq' },
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
    also: { es: 'empresas cuentas comercios', en: 'companies accounts merchants' },
    lazy: page(() => import('#features/businesses/businesses-page.tsx'), 'BusinessesPage'),
  },
  users: {
    path: paths.users,
    title: { es: 'Usuarios', en: 'Users' },
    also: { es: 'equipo accesos permisos roles', en: 'team access permissions roles' },
    lazy: page(() => import('#features/users/users-page.tsx'), 'UsersPage'),
    children: overlays('add', 'invite', 'edit', 'suspend', 'remove'),
  },
} as const satisfies Record<string, Omit<Screen, 'permission'>>;

/** Another site, in a tab of its own. */
export const documentation = {
  path: paths.documentation,
  title: { es: 'Documentación', en: 'Documentation' },
  also: { es: 'docs api guías ayuda', en: 'docs api guides' },
  permission: 'readDocumentation',
  section: 'development',
  external: true,
} as const;

export type MenuEntry = Pick<Screen, 'path' | 'title' | 'also' | 'permission' | 'letter'> & {
  readonly section: MenuSection;
  /** Another site: it opens in a new tab. */
  readonly external?: true;
};

/** The side menu, in its order (dashboard specification, "Menu definition"). */
const menu: readonly MenuEntry[] = [
  ...Object.values(screens).flatMap(({ menu: section, ...screen }: Screen) =>
    section ? [{ ...screen, section }] : [],
  ),
  documentation,
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
