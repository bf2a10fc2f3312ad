import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** Runs a trivial query, which fails if the database cannot be read. */
export const readAnything = (queries: Queries): Promise<object | undefined> =>
  queries.first(sql`select 1 as alive`);
