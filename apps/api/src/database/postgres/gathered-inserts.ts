import type { Client, QueryResult } from 'pg';
import { type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import type { SqlValue } from '../sql.ts';
import type { PostgresCatalogue } from './postgres-catalogue.ts';
import { bound } from './postgres-statements.ts';

type Table = keyof StoredTables;
type Row = Readonly<Record<string, SqlValue>>;

const tables = Object.keys(storedColumns) as Table[];
const words = /[a-z_][a-z_0-9]*/g;

/** The tables that a statement names, by its text. */
const namedIn = new Map<string, readonly Table[]>();
const maxRemembered = 2_000;

const tablesIn = (text: string): readonly Table[] => {
  const known = namedIn.get(text);
  if (known) return known;
  const found = new Set(text.match(words));
  const named = tables.filter((table) => found.has(table));
  if (namedIn.size >= maxRemembered) namedIn.clear();
  namedIn.set(text, named);
  return named;
};

const columnOf = (table: Table, field: string): string => {
  const column = storedColumns[table][field]?.column;
  if (column === undefined) throw new Error(`${table} has no field ${field}`);
  return column;
};

/** The text of an insert of several rows: each parameter holds the values of a column. */
export const setText = (table: Table, fields: readonly string[], catalogue: PostgresCatalogue): string => {
  const columns = fields.map((field) => columnOf(table, field));
  const arrays = columns.map((column, index) => `$${index + 1}::${catalogue.typeOf(table, column)}[]`);
  return `insert into ${table} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')})`;
};

const rowText = (table: Table, fields: readonly string[]): string => {
  const columns = fields.map((field) => columnOf(table, field));
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;
};

/** The names of prepared inserts: there are few, because the fields that a place in the code inserts are always the same. */
const insertNames = new Map<string, string>();
const nameOf = (text: string): string => {
  const known = insertNames.get(text);
  const name = known ?? `i${insertNames.size + 1}`;
  if (!known) insertNames.set(text, name);
  return name;
};

/**
 * The rows that a unit of work has inserted and not sent yet. They are sent in sets, one statement for a table, when something
 * could see them: a statement that names their table, or the end of the unit.
 */
export class GatheredInserts {
  readonly #client: Client;
  readonly #catalogue: PostgresCatalogue;
  readonly #rows = new Map<Table, Row[]>();

  constructor(client: Client, catalogue: PostgresCatalogue) {
    this.#client = client;
    this.#catalogue = catalogue;
  }

  add(table: Table, row: Row): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
  }

  /** Sends the rows that a statement could see, and those that they point to. */
  sendFor(text: string): readonly Promise<QueryResult>[] {
    if (this.#rows.size === 0) return [];
    const wanted = new Set<Table>();
    for (const table of tablesIn(text)) {
      wanted.add(table);
      for (const ancestor of this.#catalogue.ancestorsOf(table)) wanted.add(ancestor);
    }
    return this.#send((table) => wanted.has(table));
  }

  sendAll(): readonly Promise<QueryResult>[] {
    return this.#rows.size === 0 ? [] : this.#send(() => true);
  }

  #send(isWanted: (table: Table) => boolean): readonly Promise<QueryResult>[] {
    const sent: Promise<QueryResult>[] = [];
    for (const table of this.#catalogue.parentsFirst) {
      const rows = this.#rows.get(table);
      if (!rows || !isWanted(table)) continue;
      this.#rows.delete(table);
      for (const alike of byFields(rows)) sent.push(this.#insert(table, alike));
    }
    return sent;
  }

  #insert(table: Table, rows: readonly Row[]): Promise<QueryResult> {
    const [first = {}] = rows;
    const fields = Object.keys(first);
    const isOne = rows.length === 1;
    const text = isOne ? rowText(table, fields) : setText(table, fields, this.#catalogue);
    const values: unknown[] = isOne
      ? fields.map((field) => bound(first[field]))
      : fields.map((field) => rows.map((row) => bound(row[field])));
    return this.#client.query({ name: nameOf(text), text, values });
  }
}

/** Rows in groups that follow one another and have the same fields. */
const byFields = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const groups: Row[][] = [];
  let last = '';
  for (const row of rows) {
    const fields = Object.keys(row).join();
    if (fields === last) groups.at(-1)?.push(row);
    else groups.push([row]);
    last = fields;
  }
  return groups;
};
