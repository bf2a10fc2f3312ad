import type { ScenarioRule } from '@pasarela/contracts/sandbox/scenario-rules';
import type { Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** The rules that give requests of an account a `Sandbox-Scenario`, as they are stored. */
export const readScenarioRules = (text: string): readonly ScenarioRule[] =>
  JSON.parse(text) as readonly ScenarioRule[];

export const updateScenarioRules = (
  unit: Unit,
  accountId: number,
  rules: readonly ScenarioRule[],
): Promise<number> =>
  unit.run(
    sql`update account_states set scenario_rules = ${JSON.stringify(rules)} where account_id = ${accountId}`,
  );
