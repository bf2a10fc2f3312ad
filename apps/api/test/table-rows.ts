import type { Queries, Unit } from '#database/queries.ts';
import { joined, listed, perEngine, type Sql, type SqlValue, sql } from '#database/sql.ts';
import { primaryKeys, type StoredTables, storedColumns } from '#generated/stored-tables.ts';

// Reads and changes rows directly, where no operation of the product does what a test needs.

type Table = keyof StoredTables;
type Value<Row, Field extends keyof Row> = Row[Field] & SqlValue;
/** Each field must equal the value or one of the values; `undefined` sets no condition. */
type Where<Row> = { readonly [Field in keyof Row]?: Value<Row, Field> | readonly Value<Row, Field>[] };
type Changes<Row> = { readonly [Field in keyof Row]?: Value<Row, Field> };

/** A table or column name of the model as SQL text; never input of a test. */
const named = (name: string): Sql => {
  if (!/^[a-z_0-9]+$/.test(name)) throw new Error(`${name} is no name of a table or column`);
  return sql(Object.assign([name], { raw: [name] }));
};

const columnOf = (table: Table, field: PropertyKey): Sql => {
  const column = storedColumns[table][String(field)]?.column;
  if (!column) throw new Error(`${table} has no field ${String(field)}`);
  return named(column);
};

const conditionOf = <Name extends Table>(table: Name, where: Where<StoredTables[Name]>): Sql => {
  const parts = Object.entries<SqlValue | readonly SqlValue[]>(where).flatMap(([field, value]) => {
    const column = columnOf(table, field);
    if (value === undefined) return [];
    if (value === null) return [sql`${column} is null`];
    if (Array.isArray(value)) return [sql`${column} in (${listed(value as readonly SqlValue[])})`];
    return [sql`${column} = ${value as SqlValue}`];
  });
  return parts.length === 0 ? sql`1 = 1` : joined(parts, sql` and `);
};

/** The tables whose rows SQLite keeps in the order of their keys. */
const keyed: readonly Table[] = ['transaction_terms'];

/** The order in which rows were inserted: of an account, which gives its ids out in that order. */
const insertionOrder = (table: Table): Sql =>
  perEngine({
    sqlite: keyed.includes(table) ? joined(primaryKeys[table].map(named), sql`, `) : sql`rowid`,
    postgres: storedColumns[table].id?.kind === 'number' ? sql`id` : sql`ctid`,
  });

/** The rows of a table in the order in which they were inserted. */
export const rowsOf = <Name extends Table>(
  queries: Queries,
  table: Name,
  where: Where<StoredTables[Name]> = {},
): Promise<StoredTables[Name][]> =>
  queries.all<StoredTables[Name]>(
    sql`select * from ${named(table)} where ${conditionOf(table, where)} order by ${insertionOrder(table)}`,
  );

/** The first matching row; throws if there is none. */
export const rowOf = async <Name extends Table>(
  queries: Queries,
  table: Name,
  where: Where<StoredTables[Name]> = {},
): Promise<StoredTables[Name]> => {
  const [row] = await rowsOf(queries, table, where);
  if (!row) throw new Error(`no such row in ${table}: ${JSON.stringify(where)}`);
  return row;
};

export const countOf = async <Name extends Table>(
  queries: Queries,
  table: Name,
  where: Where<StoredTables[Name]> = {},
): Promise<number> => (await rowsOf(queries, table, where)).length;

/** Updates rows; returns the number of changed rows. */
export const updateRows = <Name extends Table>(
  unit: Unit,
  table: Name,
  where: Where<StoredTables[Name]>,
  changes: Changes<StoredTables[Name]>,
): Promise<number> => {
  const set = Object.entries<SqlValue>(changes).map(
    ([field, value]) => sql`${columnOf(table, field)} = ${value}`,
  );
  return unit.run(sql`update ${named(table)} set ${joined(set, sql`, `)} where ${conditionOf(table, where)}`);
};

export const deleteRows = <Name extends Table>(
  unit: Unit,
  table: Name,
  where: Where<StoredTables[Name]> = {},
): Promise<number> => unit.run(sql`delete from ${named(table)} where ${conditionOf(table, where)}`);
