import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** The number of the only row. */
const only = 1;

/** The check value of the secret that an installation works with; undefined if none was stored yet. */
export const findSecretCheck = async (queries: Queries): Promise<string | undefined> =>
  (
    await queries.first<{ readonly secretCheck: string }>(
      sql`select secret_check from installations where id = ${only}`,
    )
  )?.secretCheck;

export const insertSecretCheck = (unit: Unit, secretCheck: string): Promise<number> =>
  unit.insert('installations', { id: only, secretCheck });

export const updateSecretCheck = (unit: Unit, secretCheck: string): Promise<number> =>
  unit.run(sql`update installations set secret_check = ${secretCheck} where id = ${only}`);
