import { createHash, type Hash } from 'node:crypto';
import { CannotStart } from '#errors/cannot-start.ts';
import { primaryKeys, type StoredColumn, storedColumns } from '#generated/stored-tables.ts';
import type { MovedRow, MovedValue, Table } from '../move-ends.ts';

type Kind = StoredColumn['kind'];

const whole = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

/** The value that a column holds, whichever engine gave it; undefined if the column cannot hold it. */
const movedValues: Readonly<Record<Kind, (value: unknown) => MovedValue | undefined>> = {
  number: whole,
  instant: whole,
  text: (value) => (typeof value === 'string' ? value : undefined),
  boolean: (value) => {
    if (typeof value === 'boolean') return value;
    return value === 0 || value === 1 ? value === 1 : undefined;
  },
  bytes: (value) => (value instanceof Uint8Array ? value : undefined),
};

/** The columns of a row's primary key with their values, for a message. */
const keyOf = (table: Table, row: readonly unknown[]): string =>
  Object.values(storedColumns[table])
    .flatMap(({ column }, index) => (primaryKeys[table].includes(column) ? [`${column} ${row[index]}`] : []))
    .join(', ');

/**
 * Returns a function that brings the rows of a table into one form for both engines. It throws where a value is not of its column's
 * kind, or is a whole number that JavaScript cannot hold exactly.
 */
export const movedRows = (table: Table): ((row: readonly unknown[]) => MovedRow) => {
  const columns = Object.values(storedColumns[table]).map(({ column, kind }) => ({
    column,
    convert: movedValues[kind],
  }));
  return (row) =>
    columns.map(({ column, convert }, index) => {
      const value = row[index];
      if (value === null) return null;
      const moved = convert(value);
      if (moved === undefined)
        throw new CannotStart(
          `${table}.${column} holds a value that the column cannot have (${keyOf(table, row)}). Mend that row, and move it then.`,
        );
      return moved;
    });
};

/** The rows of a table as two numbers that can be compared. */
export type TableSum = {
  readonly rows: number;
  /** SHA-256 in hexadecimal digits, over all values of all rows in their order. */
  readonly checksum: string;
};

/** A value as text. Its column says what it is, so that no text can be taken for another value. */
const written = (value: MovedValue): string | number | boolean | null =>
  value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
    : value;

/** Adds up the rows of one table. */
export class TableChecksum {
  readonly #hash: Hash;
  #rows = 0;

  constructor(table: Table) {
    const columns = Object.values(storedColumns[table]).map(({ column }) => column);
    this.#hash = createHash('sha256').update(`${JSON.stringify([table, columns])}\n`);
  }

  add(rows: readonly MovedRow[]): void {
    for (const row of rows) this.#hash.update(`${JSON.stringify(row.map(written))}\n`);
    this.#rows += rows.length;
  }

  sum(): TableSum {
    return { rows: this.#rows, checksum: this.#hash.digest('hex') };
  }
}
