import type { Client, FieldDef, QueryArrayResult } from 'pg';
import { flatten, type Sql, type SqlValue } from '../sql.ts';
import type { PostgresCatalogue } from './postgres-catalogue.ts';

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

type BoundValue = string | number | bigint | boolean | Uint8Array | null;

/** A value as the driver sends it: instants are milliseconds. */
export const bound = (value: SqlValue): BoundValue => {
  if (value === undefined || value === null) return null;
  return value instanceof Date ? value.getTime() : value;
};

type Column = { readonly name: string; readonly isInstant: boolean };

const describe = (fields: readonly FieldDef[], { kindOf }: PostgresCatalogue): readonly Column[] =>
  fields.map(({ name, tableID, columnID }) => ({
    name: camelCase(name),
    isInstant: tableID !== 0 && kindOf(tableID, columnID) === 'instant',
  }));

/** The columns of the results of statements whose text never changes. */
const described = new WeakMap<TemplateStringsArray, readonly Column[]>();

const columnsOf = (
  { template }: Sql,
  fields: readonly FieldDef[],
  catalogue: PostgresCatalogue,
): readonly Column[] => {
  if (!template) return describe(fields, catalogue);
  const known = described.get(template);
  const columns = known ?? describe(fields, catalogue);
  if (!known) described.set(template, columns);
  return columns;
};

const decodeRow = <Row extends object>(columns: readonly Column[], values: readonly unknown[]): Row => {
  const row: Record<string, unknown> = {};
  for (const [index, { name, isInstant }] of columns.entries()) {
    const value = values[index];
    row[name] = isInstant && typeof value === 'number' ? new Date(value) : value;
  }
  return row as Row;
};

type Named = { readonly name: string; readonly text: string };

/** The names of statements whose text never changes: each connection prepares them once. */
const names = new WeakMap<TemplateStringsArray, Named>();
let counted = 0;

/** A statement as the driver takes it. One without fragments has a name, and is prepared once for a connection. */
const queryOf = (statement: Sql) => {
  const { template } = statement;
  if (!template) {
    const { text, values } = flatten(statement, 'postgres');
    return { text, values: values.map(bound) };
  }
  const known = names.get(template);
  const named = known ?? { name: `s${++counted}`, text: flatten(statement, 'postgres').text };
  if (!known) names.set(template, named);
  return { ...named, values: (statement.values as readonly SqlValue[]).map(bound) };
};

/** What the server has answered, with values in the order of the columns. */
export type RawResult = QueryArrayResult<unknown[]>;

/** Sends statements on a connection. Several may be under way: they are carried out in the order in which they are sent. */
export class PostgresStatements {
  readonly #client: Client;
  readonly #catalogue: PostgresCatalogue;

  constructor(client: Client, catalogue: PostgresCatalogue) {
    this.#client = client;
    this.#catalogue = catalogue;
  }

  async all<Row extends object>(statement: Sql): Promise<Row[]> {
    return this.decode<Row>(statement, await this.send(statement));
  }

  async first<Row extends object>(statement: Sql): Promise<Row | undefined> {
    return this.decodeFirst<Row>(statement, await this.send(statement));
  }

  async run(statement: Sql): Promise<number> {
    return (await this.send(statement)).rowCount ?? 0;
  }

  send(statement: Sql): Promise<RawResult> {
    return this.#client.query<unknown[]>({ ...queryOf(statement), rowMode: 'array' });
  }

  decode<Row extends object>(statement: Sql, { fields, rows }: RawResult): Row[] {
    const columns = columnsOf(statement, fields, this.#catalogue);
    return rows.map((values) => decodeRow<Row>(columns, values));
  }

  decodeFirst<Row extends object>(statement: Sql, { fields, rows }: RawResult): Row | undefined {
    const [values] = rows;
    return values && decodeRow<Row>(columnsOf(statement, fields, this.#catalogue), values);
  }
}
