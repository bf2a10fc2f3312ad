import type { Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

export const clearNextOutcome = (unit: Unit, accountId: number): Promise<number> =>
  unit.run(sql`update accounts set next_outcome = null where id = ${accountId}`);
