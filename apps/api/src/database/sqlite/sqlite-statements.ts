import type { ColumnDefinition, Database, Statement } from 'better-sqlite3';
import {
  primaryKeys,
  type StoredColumn,
  type StoredTables,
  storedColumns,
} from '#generated/stored-tables.ts';
import { flatten, type Sql, type SqlValue } from '../sql.ts';

type Decode = (value: unknown) => unknown;
type Column = { readonly name: string; readonly decode: Decode | undefined };
type Prepared = { readonly statement: Statement; readonly columns: readonly Column[] };

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const decoders: Readonly<Partial<Record<StoredColumn['kind'], Decode>>> = {
  instant: (value) => (typeof value === 'number' ? new Date(value) : null),
  boolean: (value) => (value === null ? null : value === 1),
};

/** The decoder of each column of a table; most columns need none. */
const decodersOf: ReadonlyMap<string, ReadonlyMap<string, Decode>> = new Map(
  Object.entries(storedColumns).map(([table, fields]) => [
    table,
    new Map(
      Object.values(fields).flatMap(({ column, kind }) => {
        const decode = decoders[kind];
        return decode ? [[column, decode] as const] : [];
      }),
    ),
  ]),
);

/** The decoder of the column a value was read from; computed values are returned as SQLite gives them. */
const decoderOf = ({ table, column }: ColumnDefinition): Decode | undefined =>
  table === null || column === null ? undefined : decodersOf.get(table)?.get(column);

export const bound = (value: SqlValue): string | number | bigint | Uint8Array | null => {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value;
};

/** The prepared statements of one connection; each text is prepared only once. */
export class SqliteStatements {
  readonly #connection: Database;
  readonly #byTemplate = new WeakMap<TemplateStringsArray, Prepared>();
  readonly #byText = new Map<string, Prepared>();

  constructor(connection: Database) {
    this.#connection = connection;
  }

  all<Row extends object>(sql: Sql): Row[] {
    const { prepared, values } = this.#prepared(sql);
    return prepared.statement.all(...values).map((raw) => decodeRow<Row>(prepared.columns, raw));
  }

  first<Row extends object>(sql: Sql): Row | undefined {
    const { prepared, values } = this.#prepared(sql);
    const raw = prepared.statement.get(...values);
    return raw === undefined ? undefined : decodeRow<Row>(prepared.columns, raw);
  }

  run(sql: Sql): number {
    const { prepared, values } = this.#prepared(sql);
    return prepared.statement.run(...values).changes;
  }

  insert(table: keyof StoredTables, values: Readonly<Record<string, SqlValue>>): void {
    this.#write('insert', table, values);
  }

  add(table: keyof StoredTables, values: Readonly<Record<string, SqlValue>>): void {
    this.#write('add', table, values);
  }

  #write(
    way: keyof typeof writeTexts,
    table: keyof StoredTables,
    values: Readonly<Record<string, SqlValue>>,
  ): void {
    const fields = Object.keys(values);
    const key = `${way} ${table}(${fields.join()})`;
    const known = this.#byText.get(key);
    const prepared = known ?? this.#prepare(writeTexts[way](table, fields));
    if (!known) this.#byText.set(key, prepared);
    prepared.statement.run(...fields.map((field) => bound(values[field])));
  }

  #prepared(sql: Sql) {
    if (sql.template) {
      const known = this.#byTemplate.get(sql.template);
      const prepared = known ?? this.#prepare(flatten(sql, 'sqlite').text);
      if (!known) this.#byTemplate.set(sql.template, prepared);
      return { prepared, values: (sql.values as readonly SqlValue[]).map(bound) };
    }
    const { text, values } = flatten(sql, 'sqlite');
    const known = this.#byText.get(text);
    const prepared = known ?? this.#prepare(text);
    if (!known) {
      if (this.#byText.size >= 1_000) this.#byText.clear();
      this.#byText.set(text, prepared);
    }
    return { prepared, values: values.map(bound) };
  }

  #prepare(text: string): Prepared {
    const statement = this.#connection.prepare(text);
    statement.safeIntegers(false);
    if (!statement.reader) return { statement, columns: [] };
    statement.raw(true);
    const columns = statement
      .columns()
      .map((column) => ({ name: camelCase(column.name), decode: decoderOf(column) }));
    return { statement, columns };
  }
}

/** The text of a statement that inserts these fields. */
export const insertText = (table: keyof StoredTables, fields: readonly string[]): string => {
  const names = fields.map((field) => storedColumns[table][field]?.column);
  return `insert into ${table} (${names.join(', ')}) values (${fields.map(() => '?').join(', ')})`;
};

/** The text of a statement that adds these fields to the row with the same key, or inserts it. */
export const addText = (table: keyof StoredTables, fields: readonly string[]): string => {
  const key = primaryKeys[table];
  const sums = fields
    .map((field) => storedColumns[table][field]?.column)
    .filter((column) => column !== undefined && !key.includes(column));
  const action =
    sums.length === 0
      ? 'nothing'
      : `update set ${sums.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')}`;
  return `${insertText(table, fields)} on conflict (${key.join(', ')}) do ${action}`;
};

const writeTexts = { insert: insertText, add: addText } as const;

const decodeRow = <Row extends object>(columns: readonly Column[], raw: unknown): Row => {
  const values = raw as readonly unknown[];
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index] as Column;
    const value = values[index];
    row[column.name] = column.decode ? column.decode(value) : value;
  }
  return row as Row;
};
