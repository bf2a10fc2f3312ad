import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { onlyRows, sql } from '#database/sql.ts';
import type { IdempotencyRecordRow } from '#generated/stored-tables.ts';

/** An idempotency key of an account. */
export type IdempotencyName = { readonly accountId: number; readonly key: string };

export const findRecord = (
  queries: Queries,
  { accountId, key }: IdempotencyName,
): Promise<IdempotencyRecordRow | undefined> =>
  queries.first<IdempotencyRecordRow>(
    onlyRows(
      'idempotency_records',
      { accountId, key },
      sql`select * from idempotency_records where account_id = ${accountId} and key = ${key}`,
    ),
  );

export const deleteRecord = (unit: Unit, { accountId, key }: IdempotencyName): Promise<number> =>
  unit.run(sql`delete from idempotency_records where account_id = ${accountId} and key = ${key}`);

export const insertRecord = (unit: Unit, row: Inserted<'idempotency_records'>): Promise<number> =>
  unit.insert('idempotency_records', row);
