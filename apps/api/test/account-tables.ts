import type { Queries, Unit } from '#database/queries.ts';
import { Sql, type SqlValue, sql } from '#database/sql.ts';
import { type StoredColumn, type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import { countOf, rowsOf } from './table-rows.ts';

type Table = keyof StoredTables;

const tables = Object.keys(storedColumns).sort() as Table[];

/** All tables whose rows belong to an account. */
export const accountTables: readonly Table[] = tables.filter((table) => 'accountId' in storedColumns[table]);

/** The number of rows that an account has in each table; tables without rows are omitted. */
export const rowsOfAccount = async (
  queries: Queries,
  accountId: number,
): Promise<Readonly<Record<string, number>>> => {
  const counted: [string, number][] = [];
  for (const table of accountTables) {
    const count = await countOf(queries, table, { accountId });
    if (count > 0) counted.push([table, count]);
  }
  return Object.fromEntries(counted);
};

const someOf: Readonly<Record<StoredColumn['kind'], (name: string) => SqlValue>> = {
  text: (name) => `filled-${name}`,
  number: () => 1_700_000_000,
  instant: () => new Date(1_700_000_000),
  boolean: () => true,
  bytes: () => new Uint8Array([1, 2, 3]),
};

const fillTable = async (
  unit: Unit,
  table: Table,
  references: Readonly<Record<string, number>>,
): Promise<void> => {
  const needed = Object.entries(storedColumns[table]).filter(([, { isNullable }]) => !isNullable);
  const values = needed.map(([field, { kind }]) => references[field] ?? someOf[kind](`${table}-${field}`));
  const names = new Sql([needed.map(([, { column }]) => column).join(', ')], []);
  const given = values.reduce<Sql>(
    (list, value, index) => (index === 0 ? sql`${value}` : sql`${list}, ${value}`),
    sql``,
  );
  await unit.run(
    sql`insert into ${new Sql([table], [])} (${names}) values (${given}) on conflict do nothing`,
  );
};

/** Inserts a row into every table that has rows of accounts. */
export const fillTables = async (unit: Unit, accountId: number, transactionId: number): Promise<void> => {
  const references = { accountId, transactionId };
  for (const table of accountTables)
    if (table !== 'webhook_attempts') await fillTable(unit, table, references);
  const [message] = await rowsOf(unit, 'webhook_messages', { accountId });
  await fillTable(unit, 'webhook_attempts', { ...references, messageId: message?.id ?? 0 });
};
