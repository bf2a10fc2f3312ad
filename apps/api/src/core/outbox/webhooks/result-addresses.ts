import {
  isTransactionStatus,
  type TransactionStatus,
} from '@pasarela/contracts/transactions/transaction-status';
import { type ResultDestination, webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import { inboxOf } from './inbox-address.ts';

/** The three addresses of an account; an empty one takes no results. */
export type ResultAddresses = Pick<
  AccountSettingsRow,
  'urlResponseSuccess' | 'urlResponseError' | 'urlResponseDefault'
>;

/** … with what names the account's own inbox, and who else is told of results. */
export type KnownAddresses = ResultAddresses & Pick<AccountSettingsRow, 'inbox' | 'notificationEmail'>;

const fields = {
  Success: 'urlResponseSuccess',
  Error: 'urlResponseError',
  Default: 'urlResponseDefault',
} as const satisfies Record<ResultDestination, keyof ResultAddresses>;

/** Where the result of a status goes. */
export const addressOf = (addresses: ResultAddresses, status: TransactionStatus): string =>
  addresses[fields[webhookEvents[status].destination]];

/** Where the next attempt of a message goes: to the address that the account has now, whatever it was when it was written. */
export const nextAddressOf = (
  addresses: ResultAddresses,
  { status, url }: { readonly status: number; readonly url: string },
): string => (isTransactionStatus(status) && addressOf(addresses, status)) || url;

const inboxLane = / inbox$/;

/** The lane of what goes to an account's own inbox. */
export const inboxLaneOf = (accountId: number): string => `${accountId} inbox`;

/**
 * What waits on one lane delays no other: an account's messages to one host. Those to its own inbox have theirs: they need no
 * network.
 */
export const laneOf = (accountId: number, url: string, ownInbox: string): string =>
  inboxOf(url) === ownInbox ? inboxLaneOf(accountId) : `${accountId} ${new URL(url).host}`;

export const isInboxLane = (lane: string): boolean => inboxLane.test(lane);
