import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { shownEmailsOn } from '@pasarela/contracts/emails/email-switches';
import { type SettingProperty, settingValue } from '@pasarela/contracts/settings/setting-properties';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { resultDestinations } from '@pasarela/contracts/webhooks/webhook-events';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import {
  ensureSettings,
  openWebhookSecret,
  previousSecretEnd,
} from '#core/outbox/webhooks/account-settings.ts';
import { findSettings } from '#core/outbox/webhooks/account-settings-repository.ts';
import { inboxOf, inboxUrl } from '#core/outbox/webhooks/result-addresses.ts';
import type { Queries } from '#database/queries.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import {
  findBusinessName,
  findKeysOfBusiness,
  type NamedKey,
  updateProperty,
} from './settings-repository.ts';

/** Masks a webhook secret; the last four characters are enough to tell two secrets apart. */
const masked = (secret: string | undefined): string => `whsec_…${secret?.slice(-4) ?? ''}`;

type SettingsView = {
  readonly account: CallAccount;
  readonly row: AccountSettingsRow;
  readonly keys: readonly NamedKey[];
  readonly webhookSecret: string | undefined;
  /** Until when the previous one is valid too; null where it is not. */
  readonly previousSecretUntil: Date | null;
  readonly site: string;
  readonly sendsEmails: boolean;
  readonly allowsPrivate: boolean;
};

const toSettings = (view: SettingsView): Settings => {
  const { account, row, keys, webhookSecret, previousSecretUntil, site, sendsEmails, allowsPrivate } = view;
  const keyOf = (environment: EnvironmentName) => {
    const key = keys.findLast((each) => each.environment === environment);
    return {
      identifier: key?.identifier ?? null,
      created: key?.createdAt.toISOString() ?? null,
      lastUsed: key?.lastUsedAt ? new Date(key.lastUsedAt).toISOString() : null,
      canRoll: account.environment === environment,
    };
  };
  return {
    urlLogo: row.urlLogo,
    notificationText: row.notificationText,
    notificationEmail: row.notificationEmail,
    emailsOn: shownEmailsOn(row.emailsOn),
    apiKey: { sandbox: keyOf('Sandbox'), production: keyOf('Production') },
    publicKey: row.publicKey,
    urlResponseSuccess: row.urlResponseSuccess,
    urlResponseError: row.urlResponseError,
    urlResponseDefault: row.urlResponseDefault,
    webhookSecret: masked(webhookSecret),
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
    urlInbox: account.environment === 'Sandbox' ? inboxUrl(site, row.inbox) : null,
    sendsEmails,
    allowsPrivateAddresses: allowsPrivate,
  };
};

const isAddress = (property: SettingProperty): boolean =>
  resultDestinations.some((destination) => destination === property);

/** The settings of an account: what its customers see, its API keys, and the addresses that receive its results. */
export const createSettingsService = ({ database, clock, secrets, site, addressGuard }: Dependencies) => {
  const settingsOf = async (accountId: number): Promise<AccountSettingsRow> =>
    (await findSettings(database.read, accountId)) ??
    (await database.unit({ account: accountId }, (unit) => ensureSettings(unit, secrets, accountId)));

  const view = async (queries: Queries, account: CallAccount, row: AccountSettingsRow): Promise<Settings> =>
    toSettings({
      account,
      row,
      keys: await findKeysOfBusiness(queries, account.businessId),
      webhookSecret: openWebhookSecret(secrets, row),
      previousSecretUntil: previousSecretEnd(row, clock.now()),
      site: site.url,
      sendsEmails: site.sendsEmails,
      allowsPrivate: addressGuard.allowsPrivate,
    });

  /** Refuses private addresses. The account's own inbox runs in this process, so its address is always allowed. */
  const refusePrivate = async (account: CallAccount, url: string): Promise<void> => {
    const { inbox } = await settingsOf(account.id);
    const own = account.environment === 'Sandbox' && inboxOf(url) === inbox;
    if (!own && !(await addressGuard.mayDeliverTo(url)))
      throw invalidFields([{ field: 'Value', code: 'private_address' }]);
  };

  return {
    businessName: (account: CallAccount): Promise<string> =>
      findBusinessName(database.read, account.businessId),

    read: async (account: CallAccount): Promise<Settings> =>
      view(database.read, account, await settingsOf(account.id)),

    update: async (account: CallAccount, property: SettingProperty, given: string): Promise<Settings> => {
      const value = settingValue(property, given);
      if (isAddress(property)) await refusePrivate(account, value);
      return database.unit({ account: account.id }, async (unit) => {
        await ensureSettings(unit, secrets, account.id);
        await updateProperty(unit, account.id, property, value);
        return view(unit, account, await ensureSettings(unit, secrets, account.id));
      });
    },
  };
};

export type SettingsService = ReturnType<typeof createSettingsService>;
