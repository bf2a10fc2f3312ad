import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { Queries } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';

/** The keys that identify a payer: lower-case e-mail, IP address, keyed card fingerprint. Null if unknown. */
export type PayerKeys = Readonly<Record<FraudField, string | null>>;

/** An active blacklist entry that matches the payer, or an active velocity rule, which is evaluated later. */
export type StandingRule = {
  readonly kind: 'blacklist' | 'velocity';
  readonly field: string;
  readonly value: number;
  readonly timeRange: string;
};

/** All blacklist entries and velocity rules that may stop a payer, in one statement. */
export const findStandingRules = (
  queries: Queries,
  accountId: number,
  { email, ip, card }: PayerKeys,
): Promise<StandingRule[]> =>
  queries.all<StandingRule>(sql`
    select 'blacklist' as kind, field, 0 as value, '' as time_range from blacklist_entries
    where account_id = ${accountId} and field = 'email' and match_key = ${email} and active = ${true}
    union all
    select 'blacklist', field, 0, '' from blacklist_entries
    where account_id = ${accountId} and field = 'ip' and match_key = ${ip} and active = ${true}
    union all
    select 'blacklist', field, 0, '' from blacklist_entries
    where account_id = ${accountId} and field = 'card' and match_key = ${card} and active = ${true}
    union all
    select 'velocity', field, value, time_range from velocity_rules where account_id = ${accountId} and active = ${true}`);

/** One fixed template for each field, so that each statement is prepared only once. */
const counts: Readonly<
  Record<FraudField, (accountId: number, key: string, after: number, max: number) => Sql>
> = {
  email: (accountId, key, after, max) => sql`
    select count(*) as attempts from (
      select 1 from transactions
      where account_id = ${accountId} and email_key = ${key} and attempted_at > ${after} limit ${max})`,
  ip: (accountId, key, after, max) => sql`
    select count(*) as attempts from (
      select 1 from transactions
      where account_id = ${accountId} and payer_ip = ${key} and attempted_at > ${after} limit ${max})`,
  card: (accountId, key, after, max) => sql`
    select count(*) as attempts from (
      select 1 from transactions
      where account_id = ${accountId} and card_fingerprint = ${key} and attempted_at > ${after} limit ${max})`,
};

/** The number of attempts after a given time with the same e-mail, IP address or card, counted up to `max`. */
export const countAttempts = async (
  queries: Queries,
  accountId: number,
  field: FraudField,
  { key, after, max }: { readonly key: string; readonly after: number; readonly max: number },
): Promise<number> => {
  const row = await queries.first<{ attempts: number }>(counts[field](accountId, key, after, max));
  return row?.attempts ?? 0;
};
