import { isTransactionStatus, type TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import {
  isSubscriptionEvent,
  type ResultDestination,
  type SubscriptionEventType,
  subscriptionEvents,
  type WebhookEventType,
  webhookEvents,
} from '@pasarela/contracts/webhooks/webhook-events';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';

const inboxPath = '/api/sandbox/inbox/';

/** The URL of an inbox in a deployment. */
export const inboxUrl = (site: string, inbox: string): string => `${site}${inboxPath}${inbox}`;

/** The inbox named in a URL, whatever its host; undefined if it is not an inbox URL. */
export const inboxOf = (url: string): string | undefined => {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return path.toLowerCase().startsWith(inboxPath)
    ? path.slice(inboxPath.length).replace(/\/$/, '')
    : undefined;
};

/** The three result URLs of an account; no results are sent to an empty one. */
export type ResultAddresses = Pick<
  AccountSettingsRow,
  'urlResponseSuccess' | 'urlResponseError' | 'urlResponseDefault'
>;

/** The result URLs with the account's inbox, its notification addresses and the e-mails that are on. */
export type KnownAddresses = ResultAddresses &
  Pick<AccountSettingsRow, 'inbox' | 'notificationEmail' | 'emailsOn'>;

const fields = {
  Success: 'urlResponseSuccess',
  Error: 'urlResponseError',
  Default: 'urlResponseDefault',
} as const satisfies Record<ResultDestination, keyof ResultAddresses>;

/** What a message tells of: a status of a transaction, or an event of a subscription. */
export type MessageSubject = TransactionStatus | SubscriptionEventType;

/** The `type` of a message and the address that it is sent to. */
export const eventOf = (
  subject: MessageSubject,
): { readonly type: WebhookEventType; readonly destination: ResultDestination } =>
  isSubscriptionEvent(subject)
    ? { type: subject, destination: subscriptionEvents[subject].destination }
    : webhookEvents[subject];

/** What a stored message tells of; undefined for a status that the catalogue does not have. */
export const subjectOf = ({
  status,
  event,
}: {
  readonly status: number;
  readonly event: string | null;
}): MessageSubject | undefined => {
  if (isSubscriptionEvent(event)) return event;
  return isTransactionStatus(status) ? status : undefined;
};

/** The URL to which messages of this subject are sent. */
export const addressOf = (addresses: ResultAddresses, subject: MessageSubject): string =>
  addresses[fields[eventOf(subject).destination]];

/** The URL of the next attempt: the account's current one; the stored one if none is set now. */
export const nextAddressOf = (
  addresses: ResultAddresses,
  message: { readonly status: number; readonly event: string | null; readonly url: string },
): string => {
  const subject = subjectOf(message);
  return (subject && addressOf(addresses, subject)) || message.url;
};

const inboxLane = / inbox$/;

/** The lane of messages to an account's own inbox. */
export const inboxLaneOf = (accountId: number): string => `${accountId} inbox`;

/**
 * The lane of a message: messages of one account to one host. A lane never delays another one. Messages to the account's own inbox
 * have their own lane, because they need no network.
 */
export const laneOf = (accountId: number, url: string, ownInbox: string): string =>
  inboxOf(url) === ownInbox ? inboxLaneOf(accountId) : `${accountId} ${new URL(url).host}`;

export const isInboxLane = (lane: string): boolean => inboxLane.test(lane);
