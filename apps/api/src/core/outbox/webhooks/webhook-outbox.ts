import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { isSubscriptionEvent, type SubscriptionEventType } from '@pasarela/contracts/webhooks/webhook-events';
import type { Unit } from '#database/queries.ts';
import { webhookCode } from '#security/identifiers.ts';
import { addressOf, eventOf, type KnownAddresses, laneOf, type MessageSubject } from './result-addresses.ts';
import { type ChosenDelivery, insertChosen } from './scenario-deliveries.ts';
import { insertMessage } from './webhook-messages-repository.ts';

/** The body of a message in the Standard Webhooks format. It is stored, and every attempt sends the same body. */
export const webhookPayload = (subject: MessageSubject, occurredAt: Date, data: object): string =>
  JSON.stringify({ type: eventOf(subject).type, timestamp: occurredAt.toISOString(), data });

type Occurrence = {
  readonly accountId: number;
  /** When the change happened: `occurredAt` by the account's clock, `createdAt` by real time. */
  readonly occurredAt: Date;
  readonly createdAt: Date;
  /** How the request that it comes from chose it to be delivered. */
  readonly chosen?: ChosenDelivery | undefined;
};

type Result = Occurrence & {
  /** Null for a sample message. */
  readonly transactionId: number | null;
  readonly status: TransactionStatus;
};

type SubscriptionNotice = Occurrence & {
  /** Null for a sample message. */
  readonly subscriptionId: number | null;
  readonly event: SubscriptionEventType;
};

type About = { readonly transactionId: number | null; readonly subscriptionId: number | null };

/** `dataOf` is called only if the account has an address for the message. */
const enqueue = async (
  unit: Unit,
  addresses: KnownAddresses | undefined,
  {
    accountId,
    occurredAt,
    createdAt,
    chosen,
    subject,
    about,
  }: Occurrence & { subject: MessageSubject; about: About },
  dataOf: () => object | Promise<object>,
): Promise<number | undefined> => {
  const url = addresses && addressOf(addresses, subject);
  if (!addresses || !url) return undefined;
  const message = {
    accountId,
    code: webhookCode(createdAt.getTime()),
    ...about,
    ...(isSubscriptionEvent(subject) ? { status: 0, event: subject } : { status: subject }),
    url,
    payload: webhookPayload(subject, occurredAt, await dataOf()),
    state: 'waiting',
    lane: laneOf(accountId, url, addresses.inbox),
    nextAttemptAt: createdAt,
    createdAt,
    occurredAt,
  };
  return chosen ? insertChosen(unit, message, chosen) : insertMessage(unit, message);
};

/**
 * Queues a result in the unit of the change that it reports, so that both are stored or neither. Returns the message's id;
 * undefined if the account has no URL for this status. `dataOf` is called only if there is a URL.
 */
export const enqueueResult = (
  unit: Unit,
  addresses: KnownAddresses | undefined,
  { transactionId, status, ...occurrence }: Result,
  dataOf: () => object | Promise<object>,
): Promise<number | undefined> =>
  enqueue(
    unit,
    addresses,
    { ...occurrence, subject: status, about: { transactionId, subscriptionId: null } },
    dataOf,
  );

/** Queues the event of a subscription, as `enqueueResult` queues the result of a transaction. */
export const enqueueSubscriptionEvent = (
  unit: Unit,
  addresses: KnownAddresses | undefined,
  { subscriptionId, event, ...occurrence }: SubscriptionNotice,
  dataOf: () => object | Promise<object>,
): Promise<number | undefined> =>
  enqueue(
    unit,
    addresses,
    { ...occurrence, subject: event, about: { transactionId: null, subscriptionId } },
    dataOf,
  );
