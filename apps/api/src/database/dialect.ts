import { type Sql, sql } from './sql.ts';

// What engines differ in, as words that a statement is put together from. A statement that uses a word of one engine alone fails
// `scripts/checks/check-statements.ts`. These are SQLite's.

/** The greater of two numbers. */
export const greatest = (left: Sql, right: Sql): Sql => sql`max(${left}, cast(${right} as integer))`;

/** The same value, which the planner does not look for in an index: another one is to lead. */
export const unindexed = (column: Sql): Sql => sql`+${column}`;

/** Between two tables of which the first leads: the second is looked up for each of its rows. */
export const leads: Sql = sql`cross join`;

/** Whether a text holds another, which is in lower case. */
export const contains = (column: Sql, text: Sql): Sql => sql`instr(lower(${column}), ${text}) > 0`;

/** The greatest character: what begins with a text lies between it and the text followed by this. */
const last = '\u{10ffff}';

/** Whether a text begins with another. An index on the column answers it. */
export const beginsWith = (column: Sql, text: string): Sql =>
  sql`${column} >= ${text} and ${column} < ${text + last}`;

/** Whether a text stands before all that begin with another, or after all of them: two ranges of an index on the column. */
export const besides = (column: Sql, text: string): readonly [before: Sql, after: Sql] => [
  sql`${column} < ${text}`,
  sql`${column} >= ${text + last}`,
];

/** The values of a column, separated by commas: what a query within a query answers as one value. */
export const commaSeparated = (column: Sql): Sql => sql`group_concat(${column})`;
