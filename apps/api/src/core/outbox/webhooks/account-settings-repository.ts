import { enterName } from '#core/account/directory-repository.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import type { KnownAddresses, ResultAddresses } from './result-addresses.ts';

export const findSettings = (queries: Queries, accountId: number): Promise<AccountSettingsRow | undefined> =>
  queries.first<AccountSettingsRow>(sql`select * from account_settings where account_id = ${accountId}`);

export const findResultAddresses = (
  queries: Queries,
  accountId: number,
): Promise<KnownAddresses | undefined> =>
  queries.first<KnownAddresses>(sql`
    select url_response_success, url_response_error, url_response_default, inbox, notification_email, emails_on
    from account_settings where account_id = ${accountId}`);

export const insertSettings = async (unit: Unit, row: Inserted<'account_settings'>): Promise<void> => {
  await enterName(unit, row.accountId, 'inbox', row.inbox);
  await unit.insert('account_settings', row);
};

/** Sets the sealed secrets of an account: the one that signs from now on, and the one that stays valid beside it. */
export const updateSigningSecrets = (
  unit: Unit,
  {
    accountId,
    webhookSecret,
    previousSecret,
    previousSecretUntil,
  }: Pick<AccountSettingsRow, 'accountId' | 'webhookSecret' | 'previousSecret' | 'previousSecretUntil'>,
): Promise<number> =>
  unit.run(sql`
    update account_settings
    set webhook_secret = ${webhookSecret}, previous_secret = ${previousSecret},
      previous_secret_until = ${previousSecretUntil}
    where account_id = ${accountId}`);

export const updateResultAddresses = (
  unit: Unit,
  accountId: number,
  { urlResponseSuccess, urlResponseError, urlResponseDefault }: ResultAddresses,
): Promise<number> =>
  unit.run(sql`
    update account_settings
    set url_response_success = ${urlResponseSuccess}, url_response_error = ${urlResponseError},
      url_response_default = ${urlResponseDefault}
    where account_id = ${accountId}`);

export const updateNotified = (unit: Unit, accountId: number, notificationEmail: string): Promise<number> =>
  unit.run(sql`
    update account_settings set notification_email = ${notificationEmail} where account_id = ${accountId}`);

export const findWebhookSecrets = (
  queries: Queries,
): Promise<Pick<AccountSettingsRow, 'accountId' | 'webhookSecret'>[]> =>
  queries.all(sql`select account_id, webhook_secret from account_settings order by account_id`);

/** Deletes an account's key pair. Pages cannot encrypt for the account until a new pair is created. */
export const deleteKeyPair = (unit: Unit, accountId: number): Promise<number> =>
  unit.run(
    sql`update account_settings set public_key = null, private_key = null where account_id = ${accountId}`,
  );
