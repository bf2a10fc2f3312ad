import type { Permission } from '@pasarela/contracts/roles/permissions';
import type { helpWords } from '#features/help/help-words.ts';
import type { Language } from '#i18n/language.ts';

export type HelpLinkName = keyof typeof helpWords.es.links;

type HelpLink = {
  /** A screen of the dashboard, or a page of the documentation below its root. */
  readonly to: string;
  readonly isDocs?: true;
  readonly permission: Permission;
};

const docs = (to: string): HelpLink => ({ to, isDocs: true, permission: 'readDocumentation' });

/** The links of an answer. Screens that the user's role may not open are omitted. */
export const helpLinks = {
  resume: { to: '/home', permission: 'viewResume' },
  transactions: { to: '/transactions', permission: 'viewTransactions' },
  statement: { to: '/statment', permission: 'viewStatement' },
  account: { to: '/my-account', permission: 'viewAccount' },
  paidLeagues: { to: '/paid-leagues', permission: 'managePaymentLinks' },
  chargebacks: { to: '/chargebacks', permission: 'manageChargebacks' },
  users: { to: '/users', permission: 'manageUsers' },
  keys: { to: '/integration/keys', permission: 'manageIntegration' },
  webhooks: { to: '/integration/webhooks', permission: 'manageIntegration' },
  deliveries: { to: '/integration/webhooks/deliveries', permission: 'manageIntegration' },
  requestLog: { to: '/request-log', permission: 'viewRequestLog' },
  guide: docs(''),
  builder: docs('test-builder'),
  testCards: docs('integration-tests/simulation'),
  credentials: docs('integration-credentials'),
  responses: docs('catalogs/response'),
  errors: docs('errors'),
  feesPage: docs('catalogs/fees'),
  refundPage: docs('integration-methods/refund'),
} as const satisfies Record<HelpLinkName, HelpLink>;

const roots = { es: '/docs/', en: '/docs/en/' } as const satisfies Record<Language, string>;

export const docsAddress = (page: string, language: Language): string => `${roots[language]}${page}`;
