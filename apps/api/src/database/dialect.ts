import { perEngine, type Sql, sql } from './sql.ts';

// SQL fragments that differ between database engines. A statement that uses the syntax of one engine directly fails
// `scripts/checks/check-statements.ts`.

/** The greater of two integers. */
export const greatest = (left: Sql, right: Sql): Sql =>
  perEngine({
    sqlite: sql`max(${left}, cast(${right} as integer))`,
    postgres: sql`greatest(${left}, ${right})`,
  });

/** The same value without use of an index on the column, so that SQLite's planner chooses another index. */
export const unindexed = (column: Sql): Sql => perEngine({ sqlite: sql`+${column}`, postgres: column });

/** A join in which SQLite's planner reads the first table first and looks up the second for each of its rows. */
export const leads: Sql = perEngine({ sqlite: sql`cross join`, postgres: sql`join` });

/** Whether a column contains a text, ignoring case; the text must be in lower case. */
export const contains = (column: Sql, text: Sql): Sql =>
  perEngine({
    sqlite: sql`instr(lower(${column}), ${text}) > 0`,
    postgres: sql`strpos(lower(${column}), ${text}) > 0`,
  });

/** The greatest character: texts with a prefix lie between the prefix and the prefix followed by this. */
const last = '\u{10ffff}';

/** Whether a column begins with a text. An index on the column is used. */
export const beginsWith = (column: Sql, text: string): Sql =>
  sql`${column} >= ${text} and ${column} < ${text + last}`;

/** Whether a column sorts before or after all values with a prefix: two ranges of an index on the column. */
export const besides = (column: Sql, text: string): readonly [before: Sql, after: Sql] => [
  sql`${column} < ${text}`,
  sql`${column} >= ${text + last}`,
];

/**
 * Whether a column has one of the values that a query finds. The query is run once: of a table that has grown since it was last
 * analyzed, PostgreSQL expects one row, and would run it anew for each row.
 */
export const oneOf = (column: Sql, found: Sql): Sql =>
  perEngine({
    sqlite: sql`${column} in (${found})`,
    postgres: sql`${column} = any(array(${found}))`,
  });

/** The same of rows of a table that are found by a condition, which may end with a limit, whatever columns their key has. */
export const oneOfRows = (table: Sql, key: Sql, condition: Sql): Sql =>
  perEngine({
    sqlite: sql`(${key}) in (select ${key} from ${table} where ${condition})`,
    // By their places, which stay the same within a statement.
    postgres: sql`ctid = any(array(select ctid from ${table} where ${condition}))`,
  });

/** The values of a column joined by commas, as one value. */
export const commaSeparated = (column: Sql): Sql =>
  perEngine({
    sqlite: sql`group_concat(${column})`,
    postgres: sql`string_agg(cast(${column} as text), ',')`,
  });
