import type { Queries, Unit } from '#database/queries.ts';
import { listed, Sql, sql } from '#database/sql.ts';

type Column = { readonly name: string; readonly type: string; readonly notnull: number };

const text = (written: string): Sql => new Sql([written], []);

const columnsOf = (queries: Queries, table: string): Promise<Column[]> =>
  queries.all<Column>(sql`select name, type, "notnull" from pragma_table_info(${table})`);

/** The names of all tables whose rows belong to an account, read from the database. */
export const accountTables = async (queries: Queries): Promise<readonly string[]> => {
  const tables = await queries.all<{ name: string }>(sql`
    select name from sqlite_master
    where type = 'table' and exists (select 1 from pragma_table_info(sqlite_master.name) where name = 'account_id')
    order by name`);
  return tables.map(({ name }) => name);
};

/** The number of rows that an account has in each table; tables without rows are omitted. */
export const rowsOfAccount = async (
  queries: Queries,
  accountId: number,
): Promise<Readonly<Record<string, number>>> => {
  const counted: [string, number][] = [];
  for (const table of await accountTables(queries)) {
    const row = await queries.first<{ count: number }>(
      sql`select count(*) as count from ${text(table)} where account_id = ${accountId}`,
    );
    if (row && row.count > 0) counted.push([table, row.count]);
  }
  return Object.fromEntries(counted);
};

/** A value for a column; a column that references another row takes its value from `references`. */
const filledWith = (
  table: string,
  accountId: number,
  references: Readonly<Record<string, number>>,
  { name, type }: Column,
): string | number =>
  ({ account_id: accountId, ...references })[name] ??
  (type === 'TEXT' ? `filled-${table}-${name}` : 1_700_000_000);

const fillTable = async (
  unit: Unit,
  table: string,
  accountId: number,
  references: Readonly<Record<string, number>>,
): Promise<void> => {
  const columns = (await columnsOf(unit, table)).filter(({ notnull }) => notnull === 1);
  const values = columns.map((column) => filledWith(table, accountId, references, column));
  const names = text(columns.map(({ name }) => name).join(', '));
  await unit.run(sql`insert or ignore into ${text(table)} (${names}) values (${listed(values)})`);
};

/** Inserts a row into every table that has rows of accounts. */
export const fillTables = async (unit: Unit, accountId: number, transactionId: number): Promise<void> => {
  const references = { transaction_id: transactionId };
  for (const table of await accountTables(unit))
    if (table !== 'webhook_attempts') await fillTable(unit, table, accountId, references);
  const message = await unit.first<{ id: number }>(
    sql`select id from webhook_messages where account_id = ${accountId}`,
  );
  await fillTable(unit, 'webhook_attempts', accountId, { ...references, message_id: message?.id ?? 0 });
};
