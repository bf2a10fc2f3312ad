import type { DueWorkKind } from '#core/due-work/due-work.ts';
import type { StoredTables } from '#generated/stored-tables.ts';

type Table = keyof StoredTables;

/** The columns of a snapshot that name a row of another table by its id. */
const references: {
  readonly [Name in Table]?: Partial<Record<keyof StoredTables[Name], Table>>;
} = {
  transactions: {
    settlementId: 'settlements',
    subscriptionId: 'subscriptions',
    replacedById: 'transactions',
  },
  transaction_events: { transactionId: 'transactions', relatedId: 'transactions' },
  refunds: { transactionId: 'transactions' },
  ledger_transfers: { transactionId: 'transactions' },
  checkouts: { transactionId: 'transactions' },
  subscriptions: { originTransactionId: 'transactions', cardTokenId: 'card_tokens' },
  chargebacks: { transactionId: 'transactions' },
  webhook_messages: { transactionId: 'transactions', subscriptionId: 'subscriptions' },
  webhook_attempts: { messageId: 'webhook_messages' },
  request_logs: { transactionId: 'transactions' },
  stored_files: { chargebackId: 'chargebacks' },
  card_replacements: { subscriptionId: 'subscriptions' },
  emails: { transactionId: 'transactions' },
};

/** The table of the row that a piece of due work is about. Null: the account itself; the parts of a file of links are in no snapshot. */
const subjects: Readonly<Record<DueWorkKind, Table | null | undefined>> = {
  abandonCheckout: 'transactions',
  expireLink: 'transactions',
  abandonChallenge: 'transactions',
  expireCash: 'transactions',
  payCash: 'transactions',
  expireAuthorization: 'transactions',
  openChargeback: 'transactions',
  missChargebackProof: 'chargebacks',
  decideChargeback: 'chargebacks',
  collect: 'subscriptions',
  reprocess: 'subscriptions',
  sendLateWebhook: 'webhook_messages',
  makeLinks: undefined,
  settle: null,
};

const subjectOf = (kind: unknown): Table | null | undefined => subjects[kind as DueWorkKind];

/** A field of a row that names another row, and the table of that row. */
export type Reference = { readonly field: string; readonly to: Table };

/** The fields of a row that name other rows; `kind` decides what a piece of due work is about. */
export const referencesOf = (table: Table, row: Readonly<Record<string, unknown>>): readonly Reference[] => {
  if (table === 'due_work') {
    const to = subjectOf(row.kind);
    return to ? [{ field: 'subjectId', to }] : [];
  }
  return Object.entries(references[table] ?? {})
    .filter(([field]) => typeof row[field] === 'number')
    .map(([field, to]) => ({ field, to: to as Table }));
};

/** Whether a piece of due work can be in a snapshot: it is about a row that can be in one, or about the account. */
export const isKeptWork = (kind: unknown): boolean => subjectOf(kind) !== undefined;
