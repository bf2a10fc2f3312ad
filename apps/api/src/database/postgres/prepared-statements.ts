import type { QueryArrayConfig, QueryArrayResult } from 'pg';
import { flatten, type Sql, type SqlValue } from '../sql.ts';

/** What the server has answered, with values in the order of the columns. */
export type RawResult = QueryArrayResult<unknown[]>;

export type BoundValue = string | number | bigint | boolean | Uint8Array | null;

/** A value as the driver sends it: instants are milliseconds. */
export const bound = (value: SqlValue): BoundValue => {
  if (value === undefined || value === null) return null;
  return value instanceof Date ? value.getTime() : value;
};

/** A statement whose text never changes: each connection prepares it once. */
export type PreparedStatement = {
  readonly name: string;
  readonly text: string;
  /** Whether it only reads, and can stand inside another statement: it neither locks rows nor has an offset of its own. */
  readonly isPlainRead: boolean;
};

const prepared = new WeakMap<TemplateStringsArray, PreparedStatement>();
let counted = 0;

const isPlainRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\b(for\s+(no\s+key\s+)?(update|share)|offset\s+\$|pg_\w+)/i.test(text);

/** The statement of a template; undefined for one with fragments, whose text may differ from call to call. */
export const preparedOf = (statement: Sql): PreparedStatement | undefined => {
  const { template } = statement;
  if (!template) return undefined;
  const known = prepared.get(template);
  if (known) return known;
  const { text } = flatten(statement, 'postgres');
  const made = { name: `s${++counted}`, text, isPlainRead: isPlainRead(text) };
  prepared.set(template, made);
  return made;
};

/** The values of a statement without fragments. */
export const valuesOf = ({ values }: Sql): readonly BoundValue[] =>
  (values as readonly SqlValue[]).map(bound);

export type ArrayQuery = QueryArrayConfig<unknown[]>;

/** A statement as the driver takes it. */
export const queryOf = (statement: Sql): ArrayQuery => {
  const known = preparedOf(statement);
  if (known) {
    const { name, text } = known;
    return { name, text, values: [...valuesOf(statement)], rowMode: 'array' };
  }
  const { text, values } = flatten(statement, 'postgres');
  return { text, values: values.map(bound), rowMode: 'array' };
};
