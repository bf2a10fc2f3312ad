import type { NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

export const findNextOutcome = (
  queries: Queries,
  accountId: number,
): Promise<{ readonly nextOutcome: string | null } | undefined> =>
  queries.first(sql`select next_outcome from account_states where account_id = ${accountId}`);

export const updateNextOutcome = (
  unit: Unit,
  accountId: number,
  outcome: NextOutcome | null,
): Promise<number> =>
  unit.run(sql`update account_states set next_outcome = ${outcome} where account_id = ${accountId}`);
