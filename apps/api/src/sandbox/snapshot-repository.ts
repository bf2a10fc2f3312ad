import { greatest } from '#database/dialect.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import { type ContentTable, contentTables } from './content-tables-repository.ts';
import type { StoredValues } from './snapshot-rows.ts';

/**
 * What a snapshot leaves out: cards on their way from a page, files of links that are being made, idempotency keys, and what follows
 * from the rows of payments: their terms and the counted sales.
 */
const leftOut: ReadonlySet<keyof StoredTables> = new Set([
  'form_sessions',
  'link_parts',
  'idempotency_records',
  'transaction_terms',
  'sale_days',
]);

const files: ContentTable = { name: 'stored_files', table: sql`stored_files`, key: sql`id` };

/** The tables of a snapshot in the order in which they are filled: referring tables come last. */
export const snapshotTables = [
  ...contentTables.filter(({ name }) => !leftOut.has(name)).toReversed(),
  files,
].map((table) => ({ ...table, isNumbered: storedColumns[table.name].id?.kind === 'number' }));

const tableOf = new Map(snapshotTables.map(({ name, table }) => [name, table]));

/** The number of rows that an account has in the tables of a snapshot, counted up to `max` in each. */
export const countRows = async (queries: Queries, accountId: number, max: number): Promise<number> => {
  let rows = 0;
  for (const { table } of snapshotTables) {
    const counted = await queries.first<{ readonly rows: number }>(sql`
      select count(*) as rows from (select 1 from ${table} where account_id = ${accountId} limit ${max}) counted`);
    rows += counted?.rows ?? 0;
  }
  return rows;
};

/** The bytes of the files of an account that a snapshot holds. */
export const countFileBytes = async (queries: Queries, accountId: number): Promise<number> => {
  const counted = await queries.first<{ readonly bytes: number }>(sql`
    select coalesce(sum(size), 0) as bytes from stored_files
    where account_id = ${accountId} and chargeback_id is not null`);
  return counted?.bytes ?? 0;
};

/** The rows of an account in a table. Of its files, only the proofs of chargebacks: the others belong to its settings. */
export const findRows = (
  queries: Queries,
  accountId: number,
  { name, table, key }: ContentTable,
): Promise<object[]> =>
  name === 'stored_files'
    ? queries.all(sql`
        select * from stored_files where account_id = ${accountId} and chargeback_id is not null order by id`)
    : queries.all(sql`select * from ${table} where account_id = ${accountId} order by ${key}`);

/** The identifiers of the API keys of an account, revoked ones too. */
export const findKeyNames = async (queries: Queries, accountId: number): Promise<string[]> => {
  const keys = await queries.all<{ readonly identifier: string }>(
    sql`select identifier from api_keys where account_id = ${accountId}`,
  );
  return keys.map(({ identifier }) => identifier);
};

/** Inserts a row of a snapshot. Its fields were checked against the columns of its table. */
export const insertRow = (
  unit: Unit,
  accountId: number,
  name: keyof StoredTables,
  row: StoredValues,
): Promise<number> => unit.insert(name, { ...row, accountId } as never);

/** The first id of a table that no account has taken yet. */
export const findSequence = async (queries: Queries, name: keyof StoredTables): Promise<number> => {
  const row = await queries.first<{ readonly nextId: number }>(
    sql`select next_id from id_sequences where name = ${name}`,
  );
  return row?.nextId ?? 1;
};

/** Keeps ids up to `last` from being given out again in a table, by any account. */
export const passIds = async (unit: Unit, name: keyof StoredTables, last: number): Promise<void> => {
  await unit.run(sql`
    insert into id_sequences (name, next_id) values (${name}, ${last + 1})
    on conflict (name) do update set next_id = ${greatest(sql`id_sequences.next_id`, sql`${last + 1}`)}`);
};

type LeasedIds = { readonly table: string; readonly next: number; readonly last: number };

/** The ids that other accounts have taken and not given out yet. */
export const findLeases = async (queries: Queries, accountId: number): Promise<LeasedIds[]> => {
  const states = await queries.all<{ readonly idLeases: string }>(
    sql`select id_leases from account_states where account_id <> ${accountId}`,
  );
  return states.flatMap(({ idLeases }) =>
    Object.entries(JSON.parse(idLeases) as Readonly<Record<string, readonly [number, number]>>).map(
      ([table, [next, last]]) => ({ table, next, last }),
    ),
  );
};

/** Whether another account has a row with an id of a range. Each account is looked up by its key. */
export const isHeldElsewhere = async (
  queries: Queries,
  accountId: number,
  { name, first, last }: { readonly name: keyof StoredTables; readonly first: number; readonly last: number },
): Promise<boolean> => {
  const table = tableOf.get(name);
  if (!table) throw new Error(`no table ${name}`);
  const held = await queries.first(sql`
    select 1 as found from accounts a
    where a.id <> ${accountId}
      and exists (select 1 from ${table} held where held.account_id = a.id and held.id between ${first} and ${last})
    limit 1`);
  return held !== undefined;
};

/** Ends the blocks of ids that the account has leased: they can be smaller than the ids of its restored rows. */
export const endLeases = (unit: Unit, accountId: number): Promise<number> =>
  unit.run(sql`update account_states set id_leases = '{}' where account_id = ${accountId}`);
