import type { Queries, Unit } from '#database/queries.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import { inboxToken, webhookSecret } from '#security/identifiers.ts';
import { seal, unseal } from '#security/sealed.ts';
import type { Secrets } from '#security/secrets.ts';
import {
  deleteKeyPair,
  findSettings,
  findWebhookSecrets,
  insertSettings,
  updateWebhookSecret,
} from './account-settings-repository.ts';

const about = (accountId: number): string => `webhook secret of account ${accountId}`;

/** The settings of an account. They are made when they are first asked for, its inbox and signing secret with them. */
export const ensureSettings = async (
  unit: Unit,
  secrets: Secrets,
  accountId: number,
): Promise<AccountSettingsRow> => {
  const known = await findSettings(unit, accountId);
  if (known) return known;
  await insertSettings(unit, {
    accountId,
    inbox: inboxToken(),
    webhookSecret: seal(secrets.sealed, about(accountId), webhookSecret()),
  });
  const made = await findSettings(unit, accountId);
  if (!made) throw new Error(`the settings of account ${accountId} were not kept`);
  return made;
};

/** The signing secret of an account, opened; undefined where the deployment's own secret is another now: it has to be rolled. */
export const openWebhookSecret = (
  secrets: Secrets,
  settings: Pick<AccountSettingsRow, 'accountId' | 'webhookSecret'>,
): string | undefined => unseal(secrets.sealed, about(settings.accountId), settings.webhookSecret);

/** Gives an account another signing secret; answers it. */
export const rollSigningSecret = async (unit: Unit, secrets: Secrets, accountId: number): Promise<string> => {
  await ensureSettings(unit, secrets, accountId);
  const secret = webhookSecret();
  await updateWebhookSecret(unit, accountId, seal(secrets.sealed, about(accountId), secret));
  return secret;
};

/** Whether the deployment's secret is the one that the database was written with; undefined where nothing there can say so. */
export const opensSettings = async (queries: Queries, secrets: Secrets): Promise<boolean | undefined> => {
  const sealed = await findWebhookSecrets(queries);
  return sealed.length === 0
    ? undefined
    : sealed.some((settings) => openWebhookSecret(secrets, settings) !== undefined);
};

/** Makes anew what another secret of the deployment cannot open: signing secrets, and no key pair until one is asked for. */
export const renewSettings = async (unit: Unit, secrets: Secrets): Promise<void> => {
  for (const settings of await findWebhookSecrets(unit)) {
    if (openWebhookSecret(secrets, settings) !== undefined) continue;
    await rollSigningSecret(unit, secrets, settings.accountId);
    await deleteKeyPair(unit, settings.accountId);
  }
};
