import type { ScenarioRule } from '@pasarela/contracts/sandbox/scenario-rules';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** The rules that give requests of an account a `Sandbox-Scenario`. */
export const findScenarioRules = async (
  queries: Queries,
  accountId: number,
): Promise<readonly ScenarioRule[]> => {
  const row = await queries.first<{ readonly scenarioRules: string | null }>(
    sql`select scenario_rules from account_states where account_id = ${accountId}`,
  );
  return row?.scenarioRules ? (JSON.parse(row.scenarioRules) as readonly ScenarioRule[]) : [];
};

export const updateScenarioRules = (
  unit: Unit,
  accountId: number,
  rules: readonly ScenarioRule[],
): Promise<number> =>
  unit.run(
    sql`update account_states set scenario_rules = ${JSON.stringify(rules)} where account_id = ${accountId}`,
  );
