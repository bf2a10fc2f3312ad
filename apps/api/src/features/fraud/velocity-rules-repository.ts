import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { VelocityTerms } from '@pasarela/contracts/fraud/velocity-rules';
import type { Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';
import type { VelocityRuleRow } from '#generated/stored-tables.ts';

export const findVelocityRules = (queries: Queries, accountId: number): Promise<VelocityRuleRow[]> =>
  queries.all<VelocityRuleRow>(sql`select * from velocity_rules where account_id = ${accountId}`);

export const saveVelocityRule = (
  unit: Unit,
  accountId: number,
  field: FraudField,
  { active, value, timeRange }: VelocityTerms & { readonly active: boolean },
): Promise<number> =>
  unit.run(sql`
    insert into velocity_rules (account_id, field, active, value, time_range)
    values (${accountId}, ${field}, ${active}, ${value}, ${timeRange})
    on conflict (account_id, field) do update
    set active = excluded.active, value = excluded.value, time_range = excluded.time_range`);

const keys: Readonly<Record<FraudField, Sql>> = {
  email: sql`email_key`,
  ip: sql`payer_ip`,
  card: sql`card_fingerprint`,
};

type DryRun = {
  readonly field: FraudField;
  readonly value: number;
  /** The time range of the rule, in milliseconds. */
  readonly range: number;
  /** The start of the shorter and of the longer period, in milliseconds since 1970. */
  readonly shortFrom: number;
  readonly longFrom: number;
  /** The maximum number of attempts to examine, newest first. */
  readonly max: number;
};

type DryRunCounts = {
  readonly shortAttempts: number;
  readonly shortCards: number;
  readonly shortOthers: number;
  readonly longAttempts: number;
  readonly longCards: number;
  readonly longOthers: number;
  /** The number of examined attempts, and the time of the oldest one. */
  readonly looked: number;
  readonly oldest: number | null;
};

/**
 * Applies a velocity rule to the newest attempts of an account, at most `max`. An attempt exceeds the rule if the attempt `value`
 * places before it, with the same key, is within `range`. Attempts stopped by the blacklist count for later ones but are never
 * counted as exceeding.
 */
export const tryRule = async (
  queries: Queries,
  accountId: number,
  { field, value, range, shortFrom, longFrom, max }: DryRun,
): Promise<DryRunCounts> => {
  const exceeds = sql`since_earlier < ${range}`;
  const byCard = sql`payment_method in (8, 10)`;
  const row = await queries.first<DryRunCounts>(sql`
    with recent as (
      select id, attempted_at, ${keys[field]} as key, payment_method, fraud_rule
      from transactions
      where account_id = ${accountId} and attempted_at > ${longFrom - range}
      order by attempted_at desc limit ${max}
    ),
    judged as (
      select attempted_at, payment_method,
        case when key is not null and (fraud_rule is null or fraud_rule not like 'blacklist:%')
          then attempted_at - lag(attempted_at, cast(${value} as integer)) over (partition by key order by attempted_at, id)
        end as since_earlier
      from recent
    )
    select
      count(*) filter (where attempted_at > ${shortFrom}) as short_attempts,
      count(*) filter (where attempted_at > ${shortFrom} and ${exceeds} and ${byCard}) as short_cards,
      count(*) filter (where attempted_at > ${shortFrom} and ${exceeds} and not ${byCard}) as short_others,
      count(*) filter (where attempted_at > ${longFrom}) as long_attempts,
      count(*) filter (where attempted_at > ${longFrom} and ${exceeds} and ${byCard}) as long_cards,
      count(*) filter (where attempted_at > ${longFrom} and ${exceeds} and not ${byCard}) as long_others,
      count(*) as looked, min(attempted_at) as oldest
    from judged`);
  if (!row) throw new Error('nothing was counted');
  return row;
};
