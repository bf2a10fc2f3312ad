import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import type { Unit } from '#database/queries.ts';
import { webhookCode } from '#security/identifiers.ts';
import { addressOf, type KnownAddresses, laneOf } from './result-addresses.ts';
import { insertMessage } from './webhook-messages-repository.ts';
import { webhookPayload } from './webhook-payload.ts';

export type Result = {
  readonly accountId: number;
  /** Null for a sample message. */
  readonly transactionId: number | null;
  readonly status: TransactionStatus;
  /** When the change happened: `occurredAt` by the account's clock, `createdAt` by real time. */
  readonly occurredAt: Date;
  readonly createdAt: Date;
};

/**
 * Writes a result to be delivered, in the unit of what it tells of: neither is there without the other. `dataOf` is asked only
 * where the account has an address for it. Answers the message's id, or undefined where nobody wants to know.
 */
export const enqueueResult = async (
  unit: Unit,
  addresses: KnownAddresses | undefined,
  result: Result,
  dataOf: () => object | Promise<object>,
): Promise<number | undefined> => {
  const { accountId, transactionId, status, occurredAt, createdAt } = result;
  const url = addresses && addressOf(addresses, status);
  if (!addresses || !url) return undefined;
  return insertMessage(unit, {
    accountId,
    code: webhookCode(createdAt.getTime()),
    transactionId,
    status,
    url,
    payload: webhookPayload(status, occurredAt, await dataOf()),
    state: 'waiting',
    lane: laneOf(accountId, url, addresses.inbox),
    nextAttemptAt: createdAt,
    createdAt,
    occurredAt,
  });
};
