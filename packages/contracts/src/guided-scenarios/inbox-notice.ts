import type { TransactionStatus } from '../statuses/transaction-status.ts';
import { webhookEvents } from '../webhooks/webhook-events.ts';

type Message = { readonly body: string; readonly verified: boolean };

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The message in a test inbox that has a valid signature and reports this status of this transaction. */
export const noticeIn = <M extends Message>(
  messages: readonly M[],
  status: TransactionStatus,
  transactionNumber: string,
): M | undefined =>
  messages.find(({ body, verified }) => {
    const notice = bodyOf(body);
    if (!verified || typeof notice !== 'object' || notice === null) return false;
    const { type, data } = notice as { readonly type?: unknown; readonly data?: unknown };
    return (
      type === webhookEvents[status].type &&
      typeof data === 'object' &&
      data !== null &&
      Reflect.get(data, 'transactionNumber') === transactionNumber
    );
  });
