import type { StoredTables } from '#generated/stored-tables.ts';

/** A value that can be bound to a statement. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null | undefined;

/** The database engines that statements are written for. */
export type Engine = 'sqlite' | 'postgres';

/** What a statement reads of a table: only rows with these values. */
export type OnlyRows = {
  readonly table: keyof StoredTables;
  readonly values: Readonly<Record<string, SqlValue>>;
};

type SqlParts = {
  readonly template?: TemplateStringsArray | undefined;
  readonly variants?: Readonly<Record<Engine, Sql>> | undefined;
  readonly only?: OnlyRows | undefined;
};

/** An SQL statement or fragment; its values are kept separate from its text. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly (SqlValue | Sql)[];
  /** The template object, if the statement has no fragments: always the same object, so the statement is prepared once. */
  readonly template: TemplateStringsArray | undefined;
  /** What stands in its place on each engine, if the engines differ. */
  readonly variants: Readonly<Record<Engine, Sql>> | undefined;
  readonly only: OnlyRows | undefined;

  constructor(
    strings: readonly string[],
    values: readonly (SqlValue | Sql)[],
    { template, variants, only }: SqlParts = {},
  ) {
    this.strings = strings;
    this.values = values;
    this.template = template;
    this.variants = variants;
    this.only = only;
  }
}

/** Builds a statement. Values become parameters and `sql` fragments become text; nothing else can become part of the text. */
export const sql = (template: TemplateStringsArray, ...values: readonly (SqlValue | Sql)[]): Sql =>
  new Sql(template, values, values.some((value) => value instanceof Sql) ? {} : { template });

/** A fragment that is written differently for each engine. Only `dialect.ts` needs it. */
export const perEngine = (variants: Readonly<Record<Engine, Sql>>): Sql => new Sql([], [], { variants });

/**
 * A statement that reads only those rows of a table that have the given values. An engine that keeps rows back before they are
 * written knows by it that others need not be written first.
 */
export const onlyRows = <Table extends keyof StoredTables>(
  table: Table,
  values: Partial<Readonly<Record<keyof StoredTables[Table], SqlValue>>>,
  { strings, values: bound, template, variants }: Sql,
): Sql => new Sql(strings, bound, { template, variants, only: { table, values } });

/** An empty fragment, for a condition that is not used. */
const nothing = new Sql([''], []);

/** Joins fragments with `between` as the separator. */
export const joined = (parts: readonly Sql[], between: Sql): Sql => {
  const [first, ...rest] = parts;
  return first ? rest.reduce((whole, part) => sql`${whole}${between}${part}`, first) : nothing;
};

/** The values as parameters `a, b, c` for `in (…)`. */
export const listed = (values: readonly SqlValue[]): Sql =>
  joined(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * The placeholder of the value at a position, from 1. SQLite's `+` hides the value from the planner, which would otherwise plan
 * statements with an order or a minimum again for every value, at a higher cost than running most of them.
 */
const placeholders: Readonly<Record<Engine, (position: number) => string>> = {
  sqlite: () => '+?',
  postgres: (position) => `$${position}`,
};

/** A statement as an engine takes it: the text with a placeholder for each value, and the values in the same order. */
export type FlatStatement = { readonly text: string; readonly values: readonly SqlValue[] };

export const flatten = (statement: Sql, engine: Engine): FlatStatement => {
  const placeholder = placeholders[engine];
  let text = '';
  const values: SqlValue[] = [];
  const write = (part: Sql): void => {
    if (part.variants) {
      write(part.variants[engine]);
      return;
    }
    const { strings, values: given } = part;
    strings.forEach((piece, index) => {
      text += piece;
      if (index === strings.length - 1) return;
      const value = given[index];
      if (value instanceof Sql) write(value);
      else {
        values.push(value);
        text += placeholder(values.length);
      }
    });
  };
  write(statement);
  return { text, values };
};

/** A statement that can be sent to another thread, which knows the engine by its URL. */
export type PlainStatement = Readonly<Record<Engine, FlatStatement>>;

export const plainStatement = (statement: Sql): PlainStatement => ({
  sqlite: flatten(statement, 'sqlite'),
  postgres: flatten(statement, 'postgres'),
});
