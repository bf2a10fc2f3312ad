import type { Permission } from '@pasarela/contracts/roles/permissions';
import type { helpWords } from '#features/help/help-words.ts';
import { paths } from '#paths/paths.ts';

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
  resume: { to: paths.resume, permission: 'viewResume' },
  transactions: { to: paths.transactions, permission: 'viewTransactions' },
  statement: { to: paths.statement, permission: 'viewStatement' },
  account: { to: paths.account, permission: 'viewAccount' },
  paidLeagues: { to: paths.paidLeagues, permission: 'managePaymentLinks' },
  chargebacks: { to: paths.chargebacks, permission: 'manageChargebacks' },
  users: { to: paths.users, permission: 'manageUsers' },
  keys: { to: paths.integrationKeys, permission: 'manageIntegration' },
  webhooks: { to: paths.integrationWebhooks, permission: 'manageIntegration' },
  deliveries: { to: paths.deliveries, permission: 'manageIntegration' },
  requestLog: { to: paths.requestLog, permission: 'viewRequestLog' },
  guide: docs(''),
  builder: docs('test-builder'),
  testCards: docs('integration-tests/simulation'),
  credentials: docs('integration-credentials'),
  responses: docs('catalogs/response'),
  errors: docs('errors'),
  feesPage: docs('catalogs/fees'),
  refundPage: docs('integration-methods/refund'),
} as const satisfies Record<HelpLinkName, HelpLink>;
