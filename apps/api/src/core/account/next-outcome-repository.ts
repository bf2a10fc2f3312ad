import type { NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

export const findNextOutcome = (
  queries: Queries,
  accountId: number,
): Promise<{ readonly nextOutcome: string | null } | undefined> =>
  queries.first(sql`select next_outcome from accounts where id = ${accountId}`);

export const updateNextOutcome = (
  unit: Unit,
  accountId: number,
  outcome: NextOutcome | null,
): Promise<number> => unit.run(sql`update accounts set next_outcome = ${outcome} where id = ${accountId}`);
