/** A value that can be bound to a statement. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null | undefined;

/** An SQL statement or fragment; its values are kept separate from its text. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly (SqlValue | Sql)[];
  /** The template object, if the statement has no fragments: always the same object, so the statement is prepared once. */
  readonly template: TemplateStringsArray | undefined;

  constructor(
    strings: readonly string[],
    values: readonly (SqlValue | Sql)[],
    template?: TemplateStringsArray,
  ) {
    this.strings = strings;
    this.values = values;
    this.template = template;
  }
}

/** Builds a statement. Values become parameters and `sql` fragments become text; nothing else can become part of the text. */
export const sql = (template: TemplateStringsArray, ...values: readonly (SqlValue | Sql)[]): Sql =>
  new Sql(template, values, values.some((value) => value instanceof Sql) ? undefined : template);

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
 * The placeholder of a value. The `+` hides the value from the planner, which would otherwise plan statements with an order or a
 * minimum again for every value, at a higher cost than running most of them.
 */
export const placeholder = '+?';

/** The statement's text with a placeholder for each value, and the values in the same order. */
export const flatten = (statement: Sql): { readonly text: string; readonly values: readonly SqlValue[] } => {
  let text = '';
  const values: SqlValue[] = [];
  const write = (part: Sql): void => {
    part.strings.forEach((piece, index) => {
      text += piece;
      if (index === part.strings.length - 1) return;
      const value = part.values[index];
      if (value instanceof Sql) write(value);
      else {
        text += placeholder;
        values.push(value);
      }
    });
  };
  write(statement);
  return { text, values };
};
