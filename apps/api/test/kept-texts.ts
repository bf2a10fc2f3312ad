import type { Queries } from '#database/queries.ts';
import { listed, Sql, sql } from '#database/sql.ts';

type TextColumn = { readonly table: string; readonly column: string; readonly ofAccount: number };

const text = (written: string): Sql => new Sql([written], []);

/** Every text column of the database, read from its schema. */
const textColumns = (queries: Queries): Promise<TextColumn[]> =>
  queries.all<TextColumn>(sql`
    select kept.name as "table", one.name as "column",
      exists (select 1 from pragma_table_info(kept.name) where name = 'account_id') as of_account
    from sqlite_master kept join pragma_table_info(kept.name) one
    where kept.type = 'table' and substr(kept.name, 1, 1) <> '_' and kept.name not like 'sqlite%'
      and one.type = 'TEXT'`);

const valuesOf = async (queries: Queries, { table, column }: TextColumn, where: Sql): Promise<string[]> => {
  const rows = await queries.all<{ value: string }>(
    sql`select distinct ${text(`"${column}"`)} as value from ${text(`"${table}"`)} where ${where}
      and length(${text(`"${column}"`)}) >= 8`,
  );
  return rows.map(({ value }) => value);
};

/** Names of columns that hold secrets. */
const secretColumn = /hash|secret|fingerprint|private|acquirer_token|^subject$/;

/** All secrets in the database, as they are stored. */
export const keptSecrets = async (queries: Queries): Promise<readonly string[]> => {
  const columns = (await textColumns(queries)).filter(({ column }) => secretColumn.test(column));
  const found = await Promise.all(columns.map((column) => valuesOf(queries, column, sql`1 = 1`)));
  return [...new Set(found.flat())];
};

/** Every text stored in the rows of the accounts. */
export const textsOfAccounts = async (
  queries: Queries,
  accountIds: readonly number[],
): Promise<ReadonlySet<string>> => {
  const columns = (await textColumns(queries)).filter(({ ofAccount }) => ofAccount === 1);
  const own = sql`account_id in (${listed(accountIds)})`;
  const found = await Promise.all(columns.map((column) => valuesOf(queries, column, own)));
  return new Set(found.flat());
};

/** All rows of the accounts, table by table, as text. */
export const rowsOfAccounts = async (queries: Queries, accountIds: readonly number[]): Promise<string> => {
  const tables = await queries.all<{ name: string }>(sql`
    select name from sqlite_master
    where type = 'table' and exists (select 1 from pragma_table_info(sqlite_master.name) where name = 'account_id')
    order by name`);
  const kept: string[] = [];
  for (const { name } of tables) {
    const rows = await queries.all(
      sql`select * from ${text(`"${name}"`)} where account_id in (${listed(accountIds)}) order by rowid`,
    );
    kept.push(name, ...rows.map((row) => JSON.stringify(row)));
  }
  return kept.join('\n');
};

/** Columns and tables that change with every call, whatever it does: last use, request log, and reserved ids. */
const passing: Readonly<Record<string, string>> = {
  sessions: 'last_seen_at',
  account_states: 'id_leases',
};
const beside = ['request_logs', 'id_sequences'];

/** The whole database as text, table by table, without what changes with every call. */
export const everythingKept = async (queries: Queries): Promise<string> => {
  const tables = await queries.all<{ name: string }>(sql`
    select name from sqlite_master
    where type = 'table' and substr(name, 1, 1) <> '_' and name not like 'sqlite%' order by name`);
  const kept: string[] = [];
  for (const { name } of tables.filter((table) => !beside.includes(table.name))) {
    const rows = await queries.all<Record<string, unknown>>(
      sql`select * from ${text(`"${name}"`)} order by rowid`,
    );
    const left = passing[name];
    const shown = left === undefined ? [] : [left.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())];
    kept.push(
      name,
      ...rows.map((row) => JSON.stringify(row, (key, value) => (shown.includes(key) ? null : value))),
    );
  }
  return kept.join('\n');
};
