import { isTransactionStatus, type TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { type ResultDestination, webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import { inboxOf } from './inbox-address.ts';

/** The three result URLs of an account; no results are sent to an empty one. */
export type ResultAddresses = Pick<
  AccountSettingsRow,
  'urlResponseSuccess' | 'urlResponseError' | 'urlResponseDefault'
>;

/** The result URLs with the account's inbox and its notification addresses. */
export type KnownAddresses = ResultAddresses & Pick<AccountSettingsRow, 'inbox' | 'notificationEmail'>;

const fields = {
  Success: 'urlResponseSuccess',
  Error: 'urlResponseError',
  Default: 'urlResponseDefault',
} as const satisfies Record<ResultDestination, keyof ResultAddresses>;

/** The URL to which results of this status are sent. */
export const addressOf = (addresses: ResultAddresses, status: TransactionStatus): string =>
  addresses[fields[webhookEvents[status].destination]];

/** The URL of the next attempt: the account's current one; the stored one if none is set now. */
export const nextAddressOf = (
  addresses: ResultAddresses,
  { status, url }: { readonly status: number; readonly url: string },
): string => (isTransactionStatus(status) && addressOf(addresses, status)) || url;

const inboxLane = / inbox$/;

/** The lane of messages to an account's own inbox. */
export const inboxLaneOf = (accountId: number): string => `${accountId} inbox`;

/**
 * What waits on one lane delays no other: an account's messages to one host. Those to its own inbox have theirs: they need no
 * network.
 */
export const laneOf = (accountId: number, url: string, ownInbox: string): string =>
  inboxOf(url) === ownInbox ? inboxLaneOf(accountId) : `${accountId} ${new URL(url).host}`;

export const isInboxLane = (lane: string): boolean => inboxLane.test(lane);
