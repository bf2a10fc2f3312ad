import { Status, type TransactionStatus, transactionStatusIds } from '../statuses/transaction-status.ts';

/** The three addresses of an account that results are sent to, by their names in the settings. */
export const resultDestinations = ['Success', 'Error', 'Default'] as const;
export type ResultDestination = (typeof resultDestinations)[number];

type WebhookEvent = {
  /** The `type` of the message. */
  readonly type: string;
  readonly destination: ResultDestination;
};

/** The event that notifies of each status, and the address that it is sent to. */
export const webhookEvents = {
  1: { type: 'transaction.created', destination: 'Default' },
  2: { type: 'transaction.accepted', destination: 'Success' },
  3: { type: 'transaction.rejected', destination: 'Error' },
  4: { type: 'transaction.canceled_by_customer', destination: 'Error' },
  5: { type: 'transaction.pending_payment', destination: 'Default' },
  6: { type: 'transaction.expired', destination: 'Error' },
  7: { type: 'transaction.review', destination: 'Default' },
  8: { type: 'transaction.authorized', destination: 'Success' },
  9: { type: 'transaction.reversed', destination: 'Default' },
  10: { type: 'transaction.non_payment', destination: 'Error' },
  11: { type: 'transaction.replaced', destination: 'Default' },
  12: { type: 'transaction.refunded', destination: 'Default' },
  13: { type: 'transaction.authorization_expired', destination: 'Error' },
  14: { type: 'transaction.cash_payment_expired', destination: 'Error' },
  15: { type: 'transaction.canceled', destination: 'Default' },
  16: { type: 'transaction.partially_refunded', destination: 'Default' },
  17: { type: 'transaction.chargeback_in_process', destination: 'Default' },
  18: { type: 'transaction.chargeback_lost', destination: 'Default' },
} as const satisfies Record<TransactionStatus, WebhookEvent>;

export type WebhookEventType = (typeof webhookEvents)[TransactionStatus]['type'];
export const webhookEventTypes = transactionStatusIds.map((id) => webhookEvents[id].type);

/** The status that a sample for each address tells of. */
export const sampleStatuses = {
  Success: Status.accepted,
  Error: Status.rejected,
  Default: Status.pendingPayment,
} as const satisfies Record<ResultDestination, TransactionStatus>;
