import { isRowNumber } from '@pasarela/contracts/http/identifiers';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** A row of the request log before it is inserted, without its id. */
export type NewRequest = Inserted<'request_logs'> & { readonly accountId: number };

export const insertRequest = (unit: Unit, row: NewRequest): Promise<number> =>
  unit.insert('request_logs', row);

/** The transaction that a refused call named by number or code. */
export const findNamedTransaction = (
  queries: Queries,
  accountId: number,
  name: string,
): Promise<{ readonly id: number } | undefined> =>
  isRowNumber(name)
    ? queries.first(sql`select id from transactions where account_id = ${accountId} and id = ${Number(name)}`)
    : queries.first(sql`select id from transactions where account_id = ${accountId} and code = ${name}`);
