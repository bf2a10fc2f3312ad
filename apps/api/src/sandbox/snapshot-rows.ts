import { day } from '@pasarela/contracts/dates/dates';
import { maxRowId } from '@pasarela/contracts/http/identifiers';
import { clockBegins, clockEnds } from '@pasarela/contracts/sandbox/clock-bounds';
import type { Words } from '@pasarela/contracts/words/words';
import { type StoredColumn, type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import { columnRule, usualNumber, usualText } from './snapshot-columns.ts';
import { snapshotProblems, snapshotRefusal } from './snapshot-problem.ts';

/** A row as JSON: instants as ISO texts, bytes in base64. */
export type WrittenRow = Readonly<Record<string, unknown>>;
type StoredValue = string | number | boolean | Date | Uint8Array | null;
export type StoredValues = Readonly<Record<string, StoredValue>>;

/** The rows of each table of a snapshot, checked against its columns. */
export type Rows = ReadonlyMap<keyof StoredTables, readonly StoredValues[]>;

/** The rows of one table. They belong to no account yet, so that their `accountId` is not to be read. */
export const rowsIn = <Name extends keyof StoredTables>(
  rows: Rows,
  name: Name,
): readonly StoredTables[Name][] => (rows.get(name) ?? []) as unknown as readonly StoredTables[Name][];

/** The JSON form of a row. The account is left out, because a snapshot can be restored in another one. */
export const writtenRow = (row: object): WrittenRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => field !== 'accountId')
      .map(([field, value]) => [
        field,
        value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
      ]),
  );

const isId = (field: string): boolean => field === 'id' || field.endsWith('Id');

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** Dates are calculated from the time of a clock, such as the next payment of a year: they can lie a little outside its years. */
const instants = { first: clockBegins - day, last: clockEnds + 366 * day };

const isInstant = (moment: number): boolean => moment >= instants.first && moment <= instants.last;

const kindOf = { boolean: 'boolean', text: 'string', number: 'number', instant: 'string', bytes: 'string' };

/** What is wrong with a value of a column; undefined if nothing is. */
const problemOf = (
  { kind, isNullable }: StoredColumn,
  table: keyof StoredTables,
  field: string,
  value: unknown,
): Words | undefined => {
  if (value === undefined || value === null) return isNullable ? undefined : snapshotProblems.missing;
  if (typeof value !== kindOf[kind]) return snapshotProblems.kind;
  const rule = columnRule(table, field);
  switch (kind) {
    case 'text':
      return (rule ?? usualText)(value);
    case 'number':
      if (!Number.isSafeInteger(value)) return snapshotProblems.kind;
      if (!isId(field)) return (rule ?? usualNumber)(value);
      // Only the work of the account itself names no row.
      if ((value as number) < (field === 'subjectId' ? 0 : 1) || (value as number) > maxRowId)
        return snapshotProblems.form;
      return undefined;
    case 'instant':
      return instantForm.test(String(value)) && isInstant(Date.parse(String(value)))
        ? undefined
        : snapshotProblems.instant;
    default:
      return undefined;
  }
};

const storedValue = (kind: StoredColumn['kind'], value: unknown): StoredValue => {
  if (value === undefined || value === null) return null;
  if (kind === 'instant') return new Date(String(value));
  if (kind === 'bytes') return Buffer.from(String(value), 'base64');
  return value as StoredValue;
};

/** Reads a row of a table. Refuses it with its table and field if a value cannot stand there. */
export const storedRow = (table: keyof StoredTables, row: WrittenRow): StoredValues => {
  const columns = storedColumns[table];
  for (const field of Object.keys(row))
    if (field === 'accountId' || !Object.hasOwn(columns, field))
      throw snapshotRefusal(`${table}.${field}`, snapshotProblems.unknownField);
  const stored: Record<string, StoredValue> = {};
  for (const [field, column] of Object.entries(columns)) {
    if (field === 'accountId') continue;
    const value = Object.hasOwn(row, field) ? row[field] : undefined;
    const problem = problemOf(column, table, field, value);
    if (problem) throw snapshotRefusal(`${table}.${field}`, problem);
    stored[field] = storedValue(column.kind, value);
  }
  return stored;
};
