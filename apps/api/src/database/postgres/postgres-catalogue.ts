import type { Client } from 'pg';
import { type StoredColumn, type StoredTables, storedColumns } from '#generated/stored-tables.ts';

type Table = keyof StoredTables;

/** What the server knows of our tables and the model does not say. It is read once for a database. */
export type PostgresCatalogue = {
  /** The kind of the model's column that a result's column was read from, by table and column number of the server. */
  readonly kindOf: (tableId: number, columnId: number) => StoredColumn['kind'] | undefined;
  /** Whether a result's column was read from one of our tables, and is none of the model: a later version has added it. */
  readonly isLater: (tableId: number, columnId: number) => boolean;
  /** The type of a column, as it is written in a cast. */
  readonly typeOf: (table: Table, column: string) => string;
  /** All tables, each behind those that its foreign keys point to. */
  readonly parentsFirst: readonly Table[];
  /** The tables that the foreign keys of a table point to, and theirs in turn. */
  readonly ancestorsOf: (table: Table) => ReadonlySet<Table>;
};

const isTable = (name: string): name is Table => Object.hasOwn(storedColumns, name);

type ColumnRow = {
  readonly tableId: number;
  readonly columnId: number;
  readonly table: string;
  readonly column: string;
  readonly type: string;
};

const kindsByColumn = new Map(
  Object.entries(storedColumns).flatMap(([table, fields]) =>
    Object.values(fields).map(({ column, kind }) => [`${table}.${column}`, kind] as const),
  ),
);

const orderByParents = (parents: ReadonlyMap<Table, ReadonlySet<Table>>): readonly Table[] => {
  const ordered = new Set<Table>();
  const add = (table: Table, path: readonly Table[]): void => {
    if (ordered.has(table)) return;
    if (path.includes(table)) throw new Error(`foreign keys in a circle: ${[...path, table].join(' → ')}`);
    for (const parent of parents.get(table) ?? []) if (parent !== table) add(parent, [...path, table]);
    ordered.add(table);
  };
  for (const table of (Object.keys(storedColumns) as Table[]).sort()) add(table, []);
  return [...ordered];
};

export const readCatalogue = async (client: Client): Promise<PostgresCatalogue> => {
  const { rows: columns } = await client.query<ColumnRow>(`
    select c.oid::int8 as "tableId", a.attnum::int8 as "columnId", c.relname as "table", a.attname as "column",
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const { rows: keys } = await client.query<{ readonly child: string; readonly parent: string }>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`);
  const kinds = new Map<string, StoredColumn['kind']>();
  const typesByName = new Map<string, string>();
  const tableIds = new Set<number>();
  for (const { tableId, columnId, table, column, type } of columns) {
    const kind = kindsByColumn.get(`${table}.${column}`);
    if (kind !== undefined) kinds.set(`${tableId}.${columnId}`, kind);
    typesByName.set(`${table}.${column}`, type);
    if (isTable(table)) tableIds.add(tableId);
  }
  const parents = new Map<Table, Set<Table>>();
  for (const { child, parent } of keys)
    if (isTable(child) && isTable(parent)) parents.set(child, (parents.get(child) ?? new Set()).add(parent));
  const parentsFirst = orderByParents(parents);
  const ancestors = new Map<Table, ReadonlySet<Table>>();
  for (const table of parentsFirst)
    ancestors.set(
      table,
      new Set(
        [...(parents.get(table) ?? [])].flatMap((parent) => [parent, ...(ancestors.get(parent) ?? [])]),
      ),
    );
  return {
    kindOf: (tableId, columnId) => kinds.get(`${tableId}.${columnId}`),
    isLater: (tableId, columnId) => tableIds.has(tableId) && !kinds.has(`${tableId}.${columnId}`),
    typeOf: (table, column) => {
      const type = typesByName.get(`${table}.${column}`);
      if (type === undefined) throw new Error(`${table} has no column ${column}`);
      return type;
    },
    parentsFirst,
    ancestorsOf: (table) => ancestors.get(table) ?? new Set(),
  };
};
