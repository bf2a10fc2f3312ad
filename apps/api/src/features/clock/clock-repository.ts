import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

export const findOffset = async (queries: Queries, accountId: number): Promise<number> => {
  const row = await queries.first<{ clockOffset: number }>(
    sql`select clock_offset from accounts where id = ${accountId}`,
  );
  if (!row) throw new Error(`no account ${accountId}`);
  return row.clockOffset;
};

export const updateOffset = (unit: Unit, accountId: number, offset: number): Promise<number> =>
  unit.run(sql`update accounts set clock_offset = ${offset} where id = ${accountId}`);
