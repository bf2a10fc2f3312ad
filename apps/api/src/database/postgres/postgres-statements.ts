import type { Client, FieldDef } from 'pg';
import type { Sql } from '../sql.ts';
import type { PostgresCatalogue } from './postgres-catalogue.ts';
import { readSetsOf } from './postgres-connections.ts';
import { queryOf, type RawResult } from './prepared-statements.ts';

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

type Column = { readonly name: string; readonly index: number; readonly isInstant: boolean };
type Described = { readonly fields: number; readonly columns: readonly Column[] };

/** The columns of a result that the model knows: `select *` gives those too that a later version has added beside this one. */
const describe = (fields: readonly FieldDef[], { kindOf, isLater }: PostgresCatalogue): Described => ({
  fields: fields.length,
  columns: fields.flatMap(({ name, tableID, columnID }, index) =>
    isLater(tableID, columnID)
      ? []
      : [
          {
            name: camelCase(name),
            index,
            isInstant: tableID !== 0 && kindOf(tableID, columnID) === 'instant',
          },
        ],
  ),
});

/** The columns of the results of statements whose text never changes. */
const described = new WeakMap<TemplateStringsArray, Described>();

const columnsOf = (
  { template }: Sql,
  fields: readonly FieldDef[],
  catalogue: PostgresCatalogue,
): readonly Column[] => {
  const known = template && described.get(template);
  // A table that has got columns since gives more of them, and others may stand behind those.
  if (known?.fields === fields.length) return known.columns;
  const found = describe(fields, catalogue);
  if (template) described.set(template, found);
  return found.columns;
};

const decodeRow = <Row extends object>(columns: readonly Column[], values: readonly unknown[]): Row => {
  const row: Record<string, unknown> = {};
  for (const { name, index, isInstant } of columns) {
    const value = values[index];
    row[name] = isInstant && typeof value === 'number' ? new Date(value) : value;
  }
  return row as Row;
};

/** Sends statements on a connection. Several may be under way: they are carried out in the order in which they are sent. */
export class PostgresStatements {
  readonly #client: Client;
  readonly #catalogue: PostgresCatalogue;

  constructor(client: Client, catalogue: PostgresCatalogue) {
    this.#client = client;
    this.#catalogue = catalogue;
  }

  async all<Row extends object>(statement: Sql): Promise<Row[]> {
    return this.decode<Row>(statement, await this.read(statement));
  }

  async first<Row extends object>(statement: Sql): Promise<Row | undefined> {
    return this.decodeFirst<Row>(statement, await this.read(statement));
  }

  async run(statement: Sql): Promise<number> {
    const { rowCount } = await this.#client.query<unknown[]>(queryOf(statement));
    return rowCount ?? 0;
  }

  /** What a query finds. Goes at the end of this turn of the event loop, or before whatever else is sent on the connection. */
  read(statement: Sql): Promise<RawResult> {
    return readSetsOf(this.#client).read(statement);
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
