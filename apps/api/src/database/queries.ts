import type { PrismaClient } from '#generated/prisma/client.ts';
import type { Sql, SqlValue } from './sql.ts';
import type { StoredTables } from './stored-rows.ts';

/** Reads with SQL. Rows come with Prisma's field names and types, whole numbers as numbers. */
export interface Queries {
  all<Row extends object>(statement: Sql): Promise<Row[]>;
  first<Row extends object>(statement: Sql): Promise<Row | undefined>;
}

/** What can be read outside a unit of work: what is committed. */
export interface Reader extends Queries {
  readonly prisma: PrismaClient;
}

/** The fields of a new row; those left out take the table's defaults. */
export type Inserted<Table extends keyof StoredTables> = {
  readonly [Field in keyof StoredTables[Table]]?: StoredTables[Table][Field] & SqlValue;
};

/** What a unit of work writes with. It ends with the unit; used later, it throws. */
export interface Unit extends Queries {
  readonly prisma: PrismaClient;
  /** Answers how many rows were changed. */
  run(statement: Sql): Promise<number>;
  /** Inserts a row and answers its id. */
  insert<Table extends keyof StoredTables>(table: Table, row: Inserted<Table>): Promise<number>;
}

/** A use case that changes something: everything it writes is committed together, or not at all. */
export type Work<Result> = (unit: Unit) => Promise<Result>;
