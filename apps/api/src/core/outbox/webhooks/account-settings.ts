import { hasAccount } from '#core/account/accounts-repository.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import { inboxToken, webhookSecret } from '#security/identifiers.ts';
import { seal, unseal } from '#security/sealed.ts';
import type { Secrets } from '#security/secrets.ts';
import {
  deleteKeyPair,
  findSettings,
  findWebhookSecrets,
  insertSettings,
  updateSigningSecrets,
} from './account-settings-repository.ts';

const about = (accountId: number): string => `webhook secret of account ${accountId}`;

/** The settings of an account. The first use creates them, with an inbox and a signing secret. */
export const ensureSettings = async (
  unit: Unit,
  secrets: Secrets,
  accountId: number,
): Promise<AccountSettingsRow> => {
  const known = await findSettings(unit, accountId);
  if (known) return known;
  // Settings name no account in the database: those of one that was removed meanwhile would stay for ever.
  if (!(await hasAccount(unit, accountId))) throw new Refusal('credentials_invalid');
  await insertSettings(unit, {
    accountId,
    inbox: inboxToken(),
    webhookSecret: seal(secrets.sealed, about(accountId), webhookSecret()),
  });
  const made = await findSettings(unit, accountId);
  if (!made) throw new Error(`the settings of account ${accountId} were not kept`);
  return made;
};

/** The decrypted signing secret; undefined if the deployment's secret has changed, and the signing secret must be rolled. */
export const openWebhookSecret = (
  secrets: Secrets,
  settings: Pick<AccountSettingsRow, 'accountId' | 'webhookSecret'>,
): string | undefined => unseal(secrets.sealed, about(settings.accountId), settings.webhookSecret);

/** Stores the signing secret of an account that has settings. It has no previous one. */
export const keepSigningSecret = async (
  unit: Unit,
  secrets: Secrets,
  accountId: number,
  secret: string,
): Promise<void> => {
  await updateSigningSecrets(unit, {
    accountId,
    webhookSecret: seal(secrets.sealed, about(accountId), secret),
    previousSecret: null,
    previousSecretUntil: null,
  });
};

/** The sealed signing secrets of an account. */
export type SealedSecrets = Pick<
  AccountSettingsRow,
  'accountId' | 'webhookSecret' | 'previousSecret' | 'previousSecretUntil'
>;

/** Until when the previous secret is valid, seen at a moment of real time in milliseconds; null where it is not. */
export const previousSecretEnd = (
  { previousSecret, previousSecretUntil: until }: SealedSecrets,
  realNow: number,
): Date | null => (previousSecret !== null && until !== null && realNow < until.getTime() ? until : null);

/**
 * The decrypted secrets that sign at a moment of real time in milliseconds: the current one, then the previous one while it is valid.
 * None if the current one cannot be decrypted.
 */
export const openSigningSecrets = (
  secrets: Secrets,
  settings: SealedSecrets,
  realNow: number,
): readonly string[] => {
  const current = openWebhookSecret(secrets, settings);
  if (current === undefined) return [];
  const { accountId, previousSecret } = settings;
  const previous =
    previousSecret !== null && previousSecretEnd(settings, realNow)
      ? unseal(secrets.sealed, about(accountId), previousSecret)
      : undefined;
  return previous === undefined ? [current] : [current, previous];
};

/**
 * Replaces an account's signing secret; returns the new one. The replaced one stays valid until `keepUntil`, by real time; one that
 * was replaced before ends.
 */
export const rollSigningSecret = async (
  unit: Unit,
  secrets: Secrets,
  accountId: number,
  keepUntil: Date | null = null,
): Promise<string> => {
  const { webhookSecret: replaced } = await ensureSettings(unit, secrets, accountId);
  const secret = webhookSecret();
  await updateSigningSecrets(unit, {
    accountId,
    webhookSecret: seal(secrets.sealed, about(accountId), secret),
    previousSecret: keepUntil ? replaced : null,
    previousSecretUntil: keepUntil,
  });
  return secret;
};

/** Whether the deployment's secret decrypts any account's signing secret; undefined if there is none to try it on. */
export const opensSettings = async (queries: Queries, secrets: Secrets): Promise<boolean | undefined> => {
  const sealed = await findWebhookSecrets(queries);
  return sealed.length === 0
    ? undefined
    : sealed.some((settings) => openWebhookSecret(secrets, settings) !== undefined);
};

/** Replaces signing secrets that the deployment's secret cannot decrypt, and deletes the key pairs of those accounts. */
export const renewSettings = async (unit: Unit, secrets: Secrets): Promise<void> => {
  for (const settings of await findWebhookSecrets(unit)) {
    if (openWebhookSecret(secrets, settings) !== undefined) continue;
    await rollSigningSecret(unit, secrets, settings.accountId);
    await deleteKeyPair(unit, settings.accountId);
  }
};
