import { hour } from '@pasarela/contracts/dates/dates';
import type {
  RolledApiKey,
  RolledWebhookSecret,
  RollWebhookSecret,
} from '@pasarela/contracts/settings/setting-schema';
import { insertApiKey } from '#core/access/access-repository.ts';
import { createKeyPair, sealPrivateKey } from '#core/access/private-key.ts';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { ensureSettings, rollSigningSecret } from '#core/outbox/webhooks/account-settings.ts';
import { apiKeyIdentifier, apiKeyPassword } from '#security/identifiers.ts';
import { keyedHash } from '#security/secrets.ts';
import { findOwnKey, updateKeyPair, updateKeyPassword } from './settings-repository.ts';

/** The keys of an account: the API key, the key pair that encrypts cards in the browser, and the secret that signs webhooks. */
export const createAccountKeysService = ({
  database,
  clock,
  secrets,
}: Pick<Dependencies, 'database' | 'clock' | 'secrets'>) => ({
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

  /** The replaced secret stays valid for so many hours of real time. */
  rollWebhookSecret: async (
    account: CallAccount,
    { keepPreviousHours = 0 }: RollWebhookSecret,
  ): Promise<RolledWebhookSecret> => {
    const until = keepPreviousHours > 0 ? new Date(clock.now() + keepPreviousHours * hour) : null;
    const webhookSecret = await database.unit({ account: account.id }, (unit) =>
      rollSigningSecret(unit, secrets, account.id, until),
    );
    return { webhookSecret, previousSecretUntil: until?.toISOString() ?? null };
  },
});

export type AccountKeysService = ReturnType<typeof createAccountKeysService>;
