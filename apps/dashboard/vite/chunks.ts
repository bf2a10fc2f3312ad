/** The modules of a chunk, by the beginnings of their paths. */
export type Modules = {
  /** Below the source of the dashboard. */
  readonly dashboard: readonly string[];
  /** … without these. */
  readonly without?: readonly string[];
  /** Below the source of the contracts. */
  readonly contracts: readonly string[];
};

/**
 * Small modules that go together, each chunk in one piece rather than in dozens: a browser asks for six files at a time. A beginning
 * that no file has fails a test, so that a file which moves takes its chunk along.
 */
export const chunks = {
  /** What the first page is made of. */
  base: {
    dashboard: [
      'api/',
      'i18n/',
      'parts/load-part',
      'session/session-store',
      'session/use-session',
      'theme/',
      'components/ui/button',
      'components/ui/icon',
      'components/ui/toast',
      'components/ui/field',
      'components/ui/text-input',
      'components/ui/blocking-indicator',
      'components/ui/page-title',
      'components/ui/preferences',
      'components/ui/state-message',
      'components/ui/wordmark',
    ],
    contracts: ['accounts/environments', 'look/mark'],
  },
  /** What payments are shown with, in the portal as on the hosted pages. */
  shown: {
    dashboard: [
      'components/dates/date-format',
      'components/dates/moment',
      'components/money/money',
      'components/payment/card-label',
      'components/ui/merchant-logo',
      'components/ui/skeleton',
      'components/ui/copy-button',
    ],
    contracts: [
      'payments/decline-reasons',
      'fraud/fraud-rules',
      'http/identifiers',
      'payment-methods/',
      'card-numbers/',
      'statuses/transaction-status',
      'frequencies/frequencies',
      'money/money',
      'dates/dates',
    ],
  },
  /** What every page behind the sign-in begins with. */
  'portal-base': {
    dashboard: [
      'app/palette/palette-words',
      'app/screens/',
      'components/dates/days-in-address',
      'components/list/list-behind',
      'components/status/status-badges',
      'components/status/status-words',
      'components/payment/payment-label',
      'components/money/summary-query',
      'components/form/unsaved-forms',
      'components/form/field-errors-words',
      'components/form/kept-document',
      'components/overlay/use-overlay',
      'components/ui/open-layers',
      'components/ui/popups.tsx',
      'access/companies',
      'features/chargebacks/chargeback-links',
      'features/subscriptions/subscription-links',
      'features/users/users-paths',
      'components/dates/account-clock',
      'sandbox/clock-moves',
      'sandbox/sandbox-words',
      'session/use-role',
      'sandbox/use-may-simulate',
    ],
    contracts: [
      'http/text-length',
      'roles/permissions',
      'sandbox/next-outcomes',
      'statuses/chargeback-status',
    ],
  },
  /** What a list is made of, of which each list needs most. What one list alone needs stays out: it would draw that list's page in. */
  lists: {
    dashboard: [
      'components/list/',
      'components/data-table/',
      'components/story/story-query',
      'components/ui/link-tabs',
      'components/dates/date-choice',
      'components/dates/dates-words',
      'components/dates/typed',
      'features/transactions/transactions-search',
      'features/transactions/use-transactions-columns',
      'features/transactions/first-payment',
      'features/transactions/transaction-queries',
      'features/transactions/transaction-links',
      'features/transactions/reversals/refund-plan',
    ],
    without: ['components/list/filters-sheet', 'components/list/list-behind'],
    contracts: ['refunds/refund-rules'],
  },
} as const satisfies Record<string, Modules>;

const dashboard = '/dashboard/src/';
const contracts = '/contracts/src/';

const beginsOne = (path: string, folder: string, beginnings: readonly string[]): boolean => {
  const at = path.lastIndexOf(folder);
  return at >= 0 && beginnings.some((beginning) => path.startsWith(beginning, at + folder.length));
};

/** Whether the module of a path belongs to a chunk. */
export const isInChunk = (path: string, modules: Modules): boolean =>
  beginsOne(path, contracts, modules.contracts) ||
  (beginsOne(path, dashboard, modules.dashboard) && !beginsOne(path, dashboard, modules.without ?? []));
