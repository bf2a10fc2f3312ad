import { openReader } from './sqlite-connections.ts';

/** A statement that can be sent to another thread. */
export type PlainStatement = { readonly text: string; readonly values: readonly (string | number | null)[] };

/** Iterates over the rows of a statement, with a separate connection that closes at the end. */
export function* streamRows(url: string, { text, values }: PlainStatement): Iterable<readonly unknown[]> {
  const connection = openReader(url, { cacheKilobytes: 4_096 });
  try {
    const statement = connection.prepare(text).raw(true).safeIntegers(false);
    yield* statement.iterate(...values) as IterableIterator<readonly unknown[]>;
  } finally {
    connection.close();
  }
}

/** Runs several statements that all read the same state of the database. */
export type Snapshot = { readonly rows: (statement: PlainStatement) => Iterable<readonly unknown[]> };

/** Runs work with a separate connection that does not see concurrent writes and closes at the end. */
export const withSnapshot = async <Result>(
  url: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> => {
  const connection = openReader(url, { cacheKilobytes: 4_096 });
  try {
    connection.exec('begin');
    return await work({
      rows: ({ text, values }) =>
        connection
          .prepare(text)
          .raw(true)
          .safeIntegers(false)
          .iterate(...values) as IterableIterator<readonly unknown[]>,
    });
  } finally {
    connection.close();
  }
};
