import type { NewRows, StoredTables } from '#generated/stored-tables.ts';
import type { Sql } from './sql.ts';

/** Runs SQL queries. Rows have the fields and types of the model; integers are returned as numbers. */
export interface Queries {
  all<Row extends object>(statement: Sql): Promise<Row[]>;
  first<Row extends object>(statement: Sql): Promise<Row | undefined>;
}

/** The fields of a new row; fields that are nullable or have a default are optional. */
export type Inserted<Table extends keyof StoredTables> = NewRows[Table];

/**
 * What a unit may write outside accounts: `people` (users, their roles, sessions and failed sign-ins), `installation` (accounts, a
 * new secret) or `first data` (what an empty database is filled with at a start). One unit of a kind runs at a time, in all processes
 * together; one with `first data` waits for the others without a limit, because filling a database can take minutes.
 */
type OutsideAccounts = 'people' | 'installation' | 'first data';

/** The tables whose rows are counters: their numbers beside the key are sums. A row can also be its key alone. */
type CounterTable =
  | 'ledger_balances'
  | 'ledger_days'
  | 'sale_days'
  | 'transaction_counts'
  | 'transaction_terms';

/**
 * The account whose rows a unit writes, what it writes outside accounts, or both. It is known before the first statement, so that an
 * engine can lock the account.
 */
export type UnitScope =
  | { readonly account: number }
  | { readonly outside: OutsideAccounts }
  | { readonly account: number; readonly outside: OutsideAccounts };

/** The queries and writes of a unit of work. It must not be used after the unit ends; it throws then. */
export interface Unit extends Queries {
  /** Runs a statement; returns the number of changed rows. */
  run(statement: Sql): Promise<number>;
  /** Inserts a row and returns its id, which comes from the account or from the table's sequence. */
  insert<Table extends keyof StoredTables>(table: Table, row: Inserted<Table>): Promise<number>;
  /** Adds to the numbers of the row with the same key; makes the row if there is none. */
  add<Table extends CounterTable>(table: Table, row: Inserted<Table>): Promise<void>;
  /** Waits until the inserted rows are in the database: at the latest here a row that breaks a constraint throws. */
  settle(): Promise<void>;
  /** Reserves an id of an account for a row that is inserted by a custom statement. */
  nextId(table: keyof StoredTables, accountId: number): Promise<number>;
}

/** The function run in a unit: all its writes are committed together, or none. */
export type Work<Result> = (unit: Unit) => Promise<Result>;
