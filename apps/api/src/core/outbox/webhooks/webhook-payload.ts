import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';

/** The body of a message in the Standard Webhooks format. It is stored, and every attempt sends the same body. */
export const webhookPayload = (status: TransactionStatus, occurredAt: Date, data: object): string =>
  JSON.stringify({ type: webhookEvents[status].type, timestamp: occurredAt.toISOString(), data });
