import { type SettingProperty, settingValue } from '@pasarela/contracts/settings/setting-properties';
import type { RolledApiKey, Settings } from '@pasarela/contracts/settings/setting-schema';
import { resultDestinations } from '@pasarela/contracts/webhooks/webhook-events';
import { insertApiKey } from '#core/access/access-repository.ts';
import { sealPrivateKey } from '#core/access/private-key.ts';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import {
  ensureSettings,
  openWebhookSecret,
  rollSigningSecret,
} from '#core/outbox/webhooks/account-settings.ts';
import { findSettings } from '#core/outbox/webhooks/account-settings-repository.ts';
import { inboxOf } from '#core/outbox/webhooks/inbox-address.ts';
import type { Queries } from '#database/queries.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import { apiKeyIdentifier, apiKeyPassword } from '#security/identifiers.ts';
import { createKeyPair } from '#security/key-pairs.ts';
import { keyedHash } from '#security/secrets.ts';
import { toSettings } from './settings-mapper.ts';
import {
  findBusinessName,
  findKeysOfBusiness,
  findOwnKey,
  updateKeyPair,
  updateKeyPassword,
  updateProperty,
} from './settings-repository.ts';

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

    /** Returns the public key. The private key is stored encrypted and never leaves the server. */
    createPublicKey: async (account: CallAccount): Promise<string> => {
      const { publicKey, privateKey } = await createKeyPair();
      const sealed = sealPrivateKey(secrets, account.id, privateKey);
      await database.unit({ account: account.id }, async (unit) => {
        await ensureSettings(unit, secrets, account.id);
        await updateKeyPair(unit, account.id, { publicKey, privateKey: sealed });
      });
      return publicKey;
    },

    rollApiKey: (account: CallAccount): Promise<RolledApiKey> =>
      database.unit({ account: account.id }, async (unit) => {
        const password = apiKeyPassword();
        const secretHash = keyedHash(secrets.apiSecret, password);
        const known = await findOwnKey(unit, account.id);
        const identifier = known?.identifier ?? apiKeyIdentifier();
        if (known) await updateKeyPassword(unit, account.id, known.id, secretHash);
        else
          await insertApiKey(unit, {
            accountId: account.id,
            identifier,
            secretHash,
            createdAt: new Date(clock.now()),
          });
        return { identifier, password, environment: account.environment };
      }),

    rollWebhookSecret: async (account: CallAccount): Promise<{ readonly webhookSecret: string }> => ({
      webhookSecret: await database.unit({ account: account.id }, (unit) =>
        rollSigningSecret(unit, secrets, account.id),
      ),
    }),
  };
};

export type SettingsService = ReturnType<typeof createSettingsService>;
