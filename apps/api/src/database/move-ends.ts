import { primaryKeys, type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import type { Queries } from './queries.ts';

export type Table = keyof StoredTables;

/** A value as both engines can hold it: instants are milliseconds. */
export type MovedValue = string | number | boolean | Uint8Array | null;
export type MovedRow = readonly MovedValue[];

/** One of the two databases of a move. What is read comes from one state of it, which nobody changes meanwhile. */
export type MoveEnd = {
  /** The file, or the URL without its password. */
  readonly place: string;
  readonly read: Queries;
  /**
   * The rows of a table, several at a time, in the order of its primary key; their values as the engine gives them, in the order of
   * `storedColumns`.
   */
  rows(table: Table): AsyncIterable<readonly (readonly unknown[])[]>;
  /** The place that an unfinished move to this database began from. */
  unfinishedFrom(): Promise<string | undefined>;
  /** Ends the transaction without keeping what is not committed, and closes. */
  close(): Promise<void>;
};

/** The database to move to, with the tables of this version. */
export type MoveTarget = MoveEnd & {
  /** All tables, in the order in which they can be filled. */
  readonly tables: readonly Table[];
  /**
   * Marks the database as the target of a move, and begins the transaction that all the rest happens in. The sequences of an empty
   * installation, which a migration begins, are taken away in it.
   */
  begin(source: string): Promise<void>;
  /** Inserts rows whose values are in the order of `storedColumns`. */
  insert(table: Table, rows: readonly MovedRow[]): Promise<void>;
  /** Takes the mark away, and commits. */
  commit(): Promise<void>;
  /** Ends the transaction without its changes, and takes the mark away: the database belongs to somebody else. */
  giveUp(): Promise<void>;
};

/** How many rows are read and inserted at a time: few where one may hold a file, so that a move needs little memory. */
export const rowsAtOnce = (table: Table): number =>
  Object.values(storedColumns[table]).some(({ kind }) => kind === 'bytes') ? 4 : 500;

/** The statement that reads a whole table as `MoveEnd.rows` gives it. */
export const wholeTable = (table: Table): { readonly text: string; readonly values: readonly [] } => {
  const columns = Object.values(storedColumns[table]).map(({ column }) => column);
  return {
    text: `select ${columns.join(', ')} from ${table} order by ${primaryKeys[table].join(', ')}`,
    values: [],
  };
};
