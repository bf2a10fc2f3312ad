import type { SettingProperty } from '@pasarela/contracts/settings/setting-properties';
import type { Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';

const columns = {
  Logo: sql`url_logo`,
  NotificationText: sql`notification_text`,
  NotificationEmail: sql`notification_email`,
  Success: sql`url_response_success`,
  Error: sql`url_response_error`,
  Default: sql`url_response_default`,
  Emails: sql`emails_on`,
} as const satisfies Record<SettingProperty, Sql>;

export const updateProperty = (
  unit: Unit,
  accountId: number,
  property: SettingProperty,
  value: string,
): Promise<number> =>
  unit.run(sql`update account_settings set ${columns[property]} = ${value} where account_id = ${accountId}`);

export const updateKeyPair = (
  unit: Unit,
  accountId: number,
  pair: { readonly publicKey: string; readonly privateKey: string },
): Promise<number> =>
  unit.run(sql`
    update account_settings set public_key = ${pair.publicKey}, private_key = ${pair.privateKey}
    where account_id = ${accountId}`);

export type NamedKey = {
  readonly environment: string;
  readonly identifier: string;
  readonly createdAt: Date;
  /** The last request of its account that is in the log. */
  readonly lastUsedAt: number | null;
};

/** Returns the unrevoked API keys of a business in both environments, oldest first. */
export const findKeysOfBusiness = (queries: Queries, businessId: number): Promise<NamedKey[]> =>
  queries.all<NamedKey>(sql`
    select a.environment, k.identifier, k.created_at,
      (select max(received_at) from request_logs where account_id = k.account_id) as last_used_at
    from api_keys k join accounts a on a.id = k.account_id
    where a.business_id = ${businessId} and k.revoked_at is null order by k.id`);

export type OwnKey = { readonly id: number; readonly identifier: string };

export const findOwnKey = (queries: Queries, accountId: number): Promise<OwnKey | undefined> =>
  queries.first<OwnKey>(sql`
    select id, identifier from api_keys where account_id = ${accountId} and revoked_at is null order by id desc limit 1`);

/** Stores a new password hash of an API key; tokens issued for the old password become invalid. */
export const updateKeyPassword = (
  unit: Unit,
  accountId: number,
  id: number,
  secretHash: string,
): Promise<number> =>
  unit.run(sql`
    update api_keys set secret_hash = ${secretHash}, version = version + 1
    where account_id = ${accountId} and id = ${id}`);

/** Returns the name of a business. */
export const findBusinessName = async (queries: Queries, businessId: number): Promise<string> => {
  const row = await queries.first<{ readonly name: string }>(
    sql`select name from businesses where id = ${businessId}`,
  );
  if (!row) throw new Error(`no business ${businessId}`);
  return row.name;
};
