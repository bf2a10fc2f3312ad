import { openReader } from './sqlite-connections.ts';

/** A statement that can be handed to another thread. */
export type PlainStatement = { readonly text: string; readonly values: readonly (string | number | null)[] };

/** The rows of a statement one by one, over a connection of their own that ends with them. */
export const streamRows = async (
  url: string,
  { text, values }: PlainStatement,
): Promise<Iterable<readonly unknown[]>> => {
  const connection = openReader(url, { cacheKilobytes: 4_096 });
  const statement = connection.prepare(text).raw(true).safeIntegers(false);
  return (function* rows() {
    try {
      yield* statement.iterate(...values) as IterableIterator<readonly unknown[]>;
    } finally {
      connection.close();
    }
  })();
};

/** What several statements read, all of it as it stood at one moment. */
export type Snapshot = { readonly rows: (statement: PlainStatement) => Iterable<readonly unknown[]> };

/** Reads over a connection of its own, which sees nothing of what is written meanwhile and ends with the work. */
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
