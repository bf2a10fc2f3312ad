import type { TransactionStatus } from '@pasarela/contracts/transactions/transaction-status';
import { type ResultDestination, webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';
import type { AccountSettingsRow } from '#database/stored-rows.ts';

/** The three addresses of an account; an empty one takes no results. */
export type ResultAddresses = Pick<
  AccountSettingsRow,
  'urlResponseSuccess' | 'urlResponseError' | 'urlResponseDefault'
>;

const fields = {
  Success: 'urlResponseSuccess',
  Error: 'urlResponseError',
  Default: 'urlResponseDefault',
} as const satisfies Record<ResultDestination, keyof ResultAddresses>;

/** Where the result of a status goes. */
export const addressOf = (addresses: ResultAddresses, status: TransactionStatus): string =>
  addresses[fields[webhookEvents[status].destination]];

/** What waits on one lane delays no other: an account's messages to one host. */
export const laneOf = (accountId: number, url: string): string =>
  `${accountId} ${URL.canParse(url) ? new URL(url).host : ''}`;
