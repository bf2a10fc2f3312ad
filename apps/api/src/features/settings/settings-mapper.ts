import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import type { CallAccount } from '#core/account/caller.ts';
import { inboxUrl } from '#core/outbox/webhooks/inbox-address.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import type { NamedKey } from './settings-repository.ts';

/** Masks a webhook secret; the last four characters are enough to tell two secrets apart. */
const masked = (secret: string | undefined): string => `whsec_…${secret?.slice(-4) ?? ''}`;

export type SettingsView = {
  readonly account: CallAccount;
  readonly row: AccountSettingsRow;
  readonly keys: readonly NamedKey[];
  readonly webhookSecret: string | undefined;
  readonly site: string;
  readonly sendsEmails: boolean;
  readonly allowsPrivate: boolean;
};

export const toSettings = (view: SettingsView): Settings => {
  const { account, row, keys, webhookSecret, site, sendsEmails, allowsPrivate } = view;
  const keyOf = (environment: EnvironmentName) => ({
    identifier: keys.findLast((key) => key.environment === environment)?.identifier ?? null,
    canRoll: account.environment === environment,
  });
  return {
    urlLogo: row.urlLogo,
    notificationText: row.notificationText,
    notificationEmail: row.notificationEmail,
    apiKey: { sandbox: keyOf('Sandbox'), production: keyOf('Production') },
    publicKey: row.publicKey,
    urlResponseSuccess: row.urlResponseSuccess,
    urlResponseError: row.urlResponseError,
    urlResponseDefault: row.urlResponseDefault,
    webhookSecret: masked(webhookSecret),
    urlInbox: account.environment === 'Sandbox' ? inboxUrl(site, row.inbox) : null,
    sendsEmails,
    allowsPrivateAddresses: allowsPrivate,
  };
};
