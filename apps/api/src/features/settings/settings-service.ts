import { type SettingProperty, settingValue } from '@pasarela/contracts/settings/setting-properties';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { resultDestinations } from '@pasarela/contracts/webhooks/webhook-events';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { ensureSettings, openWebhookSecret } from '#core/outbox/webhooks/account-settings.ts';
import { findSettings } from '#core/outbox/webhooks/account-settings-repository.ts';
import { inboxOf } from '#core/outbox/webhooks/inbox-address.ts';
import type { Queries } from '#database/queries.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import { toSettings } from './settings-mapper.ts';
import { findBusinessName, findKeysOfBusiness, updateProperty } from './settings-repository.ts';

const isAddress = (property: SettingProperty): boolean =>
  resultDestinations.some((destination) => destination === property);

/** The settings of an account: what its customers see, its API keys, and the addresses that receive its results. */
export const createSettingsService = ({ database, secrets, site, addressGuard }: Dependencies) => {
  const settingsOf = async (accountId: number): Promise<AccountSettingsRow> =>
    (await findSettings(database.read, accountId)) ??
    (await database.unit({ account: accountId }, (unit) => ensureSettings(unit, secrets, accountId)));

  const view = async (queries: Queries, account: CallAccount, row: AccountSettingsRow): Promise<Settings> =>
    toSettings({
      account,
      row,
      keys: await findKeysOfBusiness(queries, account.businessId),
      webhookSecret: openWebhookSecret(secrets, row),
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
