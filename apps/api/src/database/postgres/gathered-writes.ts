import type { Client, QueryResult } from 'pg';
import { primaryKeys, type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import { flatten, type OnlyRows, type Sql, type SqlValue } from '../sql.ts';
import type { PostgresCatalogue } from './postgres-catalogue.ts';
import { bound } from './prepared-statements.ts';

type Table = keyof StoredTables;
type Row = Readonly<Record<string, SqlValue>>;

const tables = Object.keys(storedColumns) as Table[];
const words = /[a-z_][a-z_0-9]*/g;

/** The tables that statements name, by their text and, where the text never changes, by the place that it is written in. */
const byText = new Map<string, readonly Table[]>();
const byTemplate = new WeakMap<TemplateStringsArray, readonly Table[]>();
const maxRemembered = 2_000;

const findTables = (text: string): readonly Table[] => {
  const known = byText.get(text);
  if (known) return known;
  const found = new Set(text.match(words));
  const named = tables.filter((table) => found.has(table));
  if (byText.size >= maxRemembered) byText.clear();
  byText.set(text, named);
  return named;
};

/** The tables that a statement names. */
export const tablesIn = (statement: Sql): readonly Table[] => {
  const { template } = statement;
  const known = template && byTemplate.get(template);
  if (known) return known;
  const named = findTables(flatten(statement, 'postgres').text);
  if (template) byTemplate.set(template, named);
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

/** The text that adds to counters, of rows that are made where there are none. */
const addText = (table: Table, fields: readonly string[], catalogue: PostgresCatalogue): string => {
  const key = primaryKeys[table];
  const sums = fields.map((field) => columnOf(table, field)).filter((column) => !key.includes(column));
  const action =
    sums.length === 0
      ? 'nothing'
      : `update set ${sums.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')}`;
  return `${setText(table, fields, catalogue)} on conflict (${key.join(', ')}) do ${action}`;
};

/** The names of prepared statements: there are few, because the fields that a place in the code writes are always the same. */
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const known = names.get(text);
  const name = known ?? `w${names.size + 1}`;
  if (!known) names.set(text, name);
  return name;
};

const isInKey = (table: Table, field: string): boolean => primaryKeys[table].includes(columnOf(table, field));

/** A key of a table as text, in whose order counters are sent: whoever locks several rows locks them in the same order. */
const keyText = (table: Table, row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([field]) => isInKey(table, field))
      .map(([, value]) => bound(value)),
  );

/** Whether a row may have the values: one whose value is not known yet may. */
const mayHave = (row: Row, values: Row): boolean =>
  Object.entries(values).every(
    ([field, value]) => row[field] === undefined || bound(row[field]) === bound(value),
  );

/**
 * The rows that units of work have inserted, and what they have added to counters, as far as it was not sent yet. It is sent in
 * sets, one statement for a table, when something could see it: a statement that names the table, or the end.
 */
export class GatheredWrites {
  readonly #client: Client;
  readonly #catalogue: PostgresCatalogue;
  readonly #rows = new Map<Table, Row[]>();
  /** The sums by table and key. */
  readonly #sums = new Map<Table, Map<string, Record<string, SqlValue>>>();

  constructor(client: Client, catalogue: PostgresCatalogue) {
    this.#client = client;
    this.#catalogue = catalogue;
  }

  insert(table: Table, row: Row): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
  }

  /** Adds the numbers of a row that are not in its key to those of the row with the same key. */
  add(table: Table, row: Row): void {
    const sums = this.#sums.get(table) ?? new Map<string, Record<string, SqlValue>>();
    this.#sums.set(table, sums);
    const key = keyText(table, row);
    const sum = sums.get(key);
    if (!sum) {
      sums.set(key, { ...row });
      return;
    }
    for (const [field, value] of Object.entries(row))
      if (!isInKey(table, field)) sum[field] = Number(sum[field]) + Number(value);
  }

  /** Takes over what another one has gathered; that one must not be used afterwards. */
  takeOver(other: GatheredWrites): void {
    for (const [table, rows] of other.#rows) for (const row of rows) this.insert(table, row);
    for (const [table, sums] of other.#sums) for (const row of sums.values()) this.add(table, row);
  }

  /** Sends what is to be written to some tables, or to all. */
  send(tables?: ReadonlySet<Table>): readonly Promise<QueryResult>[] {
    return this.#isEmpty ? [] : this.#send((table) => tables?.has(table) ?? true);
  }

  get #isEmpty(): boolean {
    return this.#rows.size + this.#sums.size === 0;
  }

  /** The tables of which a query could see something that is here, and those that they point to. */
  seenBy(statement: Sql): ReadonlySet<Table> {
    const wanted = new Set<Table>();
    if (this.#isEmpty) return wanted;
    for (const table of tablesIn(statement)) {
      if (!this.#holds(table, statement.only)) continue;
      // With the rows that they point to.
      for (const needed of [table, ...this.#catalogue.ancestorsOf(table)]) wanted.add(needed);
    }
    return wanted;
  }

  /** Whether a statement that names a table could read something that is here. */
  #holds(table: Table, only: OnlyRows | undefined): boolean {
    if (only?.table === table)
      return this.#rows.get(table)?.some((row) => mayHave(row, only.values)) ?? false;
    return this.#rows.has(table) || this.#sums.has(table);
  }

  #send(isWanted: (table: Table) => boolean): readonly Promise<QueryResult>[] {
    const sent: Promise<QueryResult>[] = [];
    for (const table of this.#catalogue.parentsFirst) {
      if (!isWanted(table)) continue;
      for (const alike of byFields(this.#rows.get(table) ?? [])) sent.push(this.#insert(table, alike));
      this.#rows.delete(table);
      const sums = [...(this.#sums.get(table) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1));
      if (sums.length > 0)
        sent.push(
          this.#sendSet(
            table,
            sums.map(([, row]) => row),
            addText,
          ),
        );
      this.#sums.delete(table);
    }
    return sent;
  }

  #insert(table: Table, rows: readonly Row[]): Promise<QueryResult> {
    const [first = {}] = rows;
    if (rows.length > 1) return this.#sendSet(table, rows, setText);
    const fields = Object.keys(first);
    const text = rowText(table, fields);
    return this.#client.query({
      name: nameOf(text),
      text,
      values: fields.map((field) => bound(first[field])),
    });
  }

  #sendSet(table: Table, rows: readonly Row[], textOf: typeof setText): Promise<QueryResult> {
    const fields = Object.keys(rows[0] ?? {});
    const text = textOf(table, fields, this.#catalogue);
    const values = fields.map((field) => rows.map((row) => bound(row[field])));
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
