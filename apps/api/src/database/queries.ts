import type { NewRows, StoredTables } from '#generated/stored-tables.ts';
import type { Sql } from './sql.ts';

/** Reads with SQL. Rows come with the fields and types of the model, whole numbers as numbers. */
export interface Queries {
  all<Row extends object>(statement: Sql): Promise<Row[]>;
  first<Row extends object>(statement: Sql): Promise<Row | undefined>;
}

/** The fields of a new row; those that may be null or have a default can be left out. */
export type Inserted<Table extends keyof StoredTables> = NewRows[Table];

/**
 * What is written without naming one account: `people` (users, their roles, sessions and failed sign-ins), and the
 * `installation` as a whole (its first data, another secret).
 */
type OutsideAccounts = 'people' | 'installation';

/** Whose rows a unit of work writes. It is known before the first statement, so that an engine can lock the account. */
export type UnitScope = { readonly account: number } | { readonly outside: OutsideAccounts };

/** What a unit of work writes with. It ends with the unit; used later, it throws. */
export interface Unit extends Queries {
  /** Answers how many rows were changed. */
  run(statement: Sql): Promise<number>;
  /** Inserts a row and answers its id, which an account or the table's sequence gives it. */
  insert<Table extends keyof StoredTables>(table: Table, row: Inserted<Table>): Promise<number>;
  /** An id of an account for a row that a statement of its own writes. */
  nextId(table: keyof StoredTables, accountId: number): number;
}

/** A use case that changes something: everything it writes is committed together, or not at all. */
export type Work<Result> = (unit: Unit) => Promise<Result>;
