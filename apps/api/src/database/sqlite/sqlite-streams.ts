import type { Database } from 'better-sqlite3';
import type { FlatStatement } from '../sql.ts';
import { openReader } from './sqlite-connections.ts';
import { bound } from './sqlite-statements.ts';

type Row = readonly unknown[];

const batch = 500;

/** Reads the rows of a statement, `rowsAtOnce` at a time. The connection does nothing else until the last one is read. */
export async function* batchesOf(
  connection: Database,
  { text, values }: FlatStatement,
  rowsAtOnce = batch,
): AsyncIterable<readonly Row[]> {
  const statement = connection.prepare(text).raw(true).safeIntegers(false);
  let rows: Row[] = [];
  for (const row of statement.iterate(...values.map(bound)) as IterableIterator<Row>) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

export async function* streamOfSqlite(url: string, statement: FlatStatement): AsyncIterable<readonly Row[]> {
  const connection = openReader(url, { cacheKilobytes: 4_096 });
  try {
    yield* batchesOf(connection, statement);
  } finally {
    connection.close();
  }
}

export const withSnapshotOfSqlite = async <Result>(
  url: string,
  work: (rows: (statement: FlatStatement) => AsyncIterable<readonly Row[]>) => Promise<Result>,
): Promise<Result> => {
  const connection = openReader(url, { cacheKilobytes: 4_096 });
  try {
    connection.exec('begin');
    return await work((statement) => batchesOf(connection, statement));
  } finally {
    connection.close();
  }
};
