import type { Queries } from '#database/queries.ts';
import { Sql, sql } from '#database/sql.ts';
import { type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import { accountTables } from './account-tables.ts';
import { rowsOf } from './table-rows.ts';

type Table = keyof StoredTables;
type TextColumn = { readonly table: Table; readonly column: string };

const text = (written: string): Sql => new Sql([written], []);
const tables = Object.keys(storedColumns).sort() as Table[];

const textColumns: readonly TextColumn[] = tables.flatMap((table) =>
  Object.values(storedColumns[table]).flatMap(({ column, kind }) =>
    kind === 'text' ? [{ table, column }] : [],
  ),
);

const valuesOf = async (queries: Queries, { table, column }: TextColumn, where: Sql): Promise<string[]> => {
  const rows = await queries.all<{ value: string }>(
    sql`select distinct ${text(column)} as value from ${text(table)} where ${where} and length(${text(column)}) >= 8`,
  );
  return rows.map(({ value }) => value);
};

/** Names of columns that hold secrets. */
const secretColumn = /hash|secret|fingerprint|private|acquirer_token|^subject$/;

/** All secrets in the database, as they are stored. */
export const keptSecrets = async (queries: Queries): Promise<readonly string[]> => {
  const columns = textColumns.filter(({ column }) => secretColumn.test(column));
  const found = await Promise.all(columns.map((column) => valuesOf(queries, column, sql`1 = 1`)));
  return [...new Set(found.flat())];
};

/** Every text stored in the rows of the accounts. */
export const textsOfAccounts = async (
  queries: Queries,
  accountIds: readonly number[],
): Promise<ReadonlySet<string>> => {
  const own = text(`account_id in (${accountIds.map(Number).join(', ')})`);
  const columns = textColumns.filter(({ table }) => accountTables.includes(table));
  const found = await Promise.all(columns.map((column) => valuesOf(queries, column, own)));
  return new Set(found.flat());
};

/** The length of the pieces by which `textsWithin` looks for a text. Characters. */
const piece = 8;
/** Places for the hashes of pieces: enough that few of some million pieces share one. */
const places = 2 ** 26;

/** The hash of a text's first characters from a place on (FNV-1a). */
const hashOf = (text: string, from: number): number => {
  let hash = 0x811c9dc5;
  for (let index = from; index < from + piece; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** Which of the texts occur in a long one. Nearly all that do not are ruled out by their first and last characters, without a search. */
export const textsWithin = (long: string, texts: readonly string[]): readonly string[] => {
  const seen = new Uint8Array(places / 8);
  for (let from = 0; from + piece <= long.length; from += 1) {
    const hash = hashOf(long, from) % places;
    seen[hash >>> 3] = (seen[hash >>> 3] ?? 0) | (1 << (hash & 7));
  }
  const isSeen = (text: string, from: number): boolean => {
    const hash = hashOf(text, from) % places;
    return ((seen[hash >>> 3] ?? 0) & (1 << (hash & 7))) !== 0;
  };
  return texts.filter(
    (text) =>
      (text.length < piece || (isSeen(text, 0) && isSeen(text, text.length - piece))) && long.includes(text),
  );
};

/** All rows of the accounts, table by table, as text. */
export const rowsOfAccounts = async (queries: Queries, accountIds: readonly number[]): Promise<string> => {
  const kept: string[] = [];
  for (const table of accountTables) {
    const rows = await rowsOf(queries, table, { accountId: accountIds });
    kept.push(table, ...rows.map((row) => JSON.stringify(row)));
  }
  return kept.join('\n');
};

/** Columns and tables that change with every call, whatever it does: last use, request log, and reserved ids. */
const passing: Readonly<Partial<Record<Table, string>>> = {
  sessions: 'lastSeenAt',
  account_states: 'idLeases',
};
const beside: readonly Table[] = ['request_logs', 'id_sequences'];

/** The whole database as text, table by table, without what changes with every call. */
export const everythingKept = async (queries: Queries): Promise<string> => {
  const kept: string[] = [];
  for (const table of tables.filter((name) => !beside.includes(name))) {
    const rows = await rowsOf(queries, table);
    const texts = rows.map((row) =>
      JSON.stringify(row, (key, value: unknown) => (key === passing[table] ? null : value)),
    );
    // Not every table has an order of its own on every engine.
    kept.push(table, ...texts.sort());
  }
  return kept.join('\n');
};
