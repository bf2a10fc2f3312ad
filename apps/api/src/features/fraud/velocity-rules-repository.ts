import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { VelocityTerms } from '@pasarela/contracts/fraud/velocity-rules';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
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
