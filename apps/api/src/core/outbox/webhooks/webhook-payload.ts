import type { TransactionStatus } from '@pasarela/contracts/transactions/transaction-status';
import { webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';

/** A message's body as Standard Webhooks lays it out. It is fixed when it is written: every attempt sends the same. */
export const webhookPayload = (status: TransactionStatus, occurredAt: Date, data: object): string =>
  JSON.stringify({ type: webhookEvents[status].type, timestamp: occurredAt.toISOString(), data });
