import { isPostgres } from '../postgres/postgres-url.ts';
import type { PlainStatement } from '../sql.ts';
import { streamOfSqlite, withSnapshotOfSqlite } from '../sqlite/sqlite-streams.ts';

/** Rows in the order of the statement's columns, several at a time. Instants are milliseconds. */
type Batches = AsyncIterable<readonly (readonly unknown[])[]>;

/** Runs several statements that all read the same state of the database. */
export type Snapshot = { readonly rows: (statement: PlainStatement) => Batches };

/** Reads the rows of a statement, with a separate connection that closes at the end. */
export async function* streamRows(url: string, statement: PlainStatement): Batches {
  if (!isPostgres(url)) return yield* streamOfSqlite(url, statement.sqlite);
  const { streamOfPostgres } = await import('../postgres/postgres-streams.ts');
  yield* streamOfPostgres(url, statement.postgres);
}

/** Runs work with a separate connection that does not see concurrent writes and closes at the end. */
export const withSnapshot = async <Result>(
  url: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> => {
  if (!isPostgres(url))
    return withSnapshotOfSqlite(url, (rows) => work({ rows: ({ sqlite }) => rows(sqlite) }));
  const { withSnapshotOfPostgres } = await import('../postgres/postgres-streams.ts');
  return withSnapshotOfPostgres(url, (rows) => work({ rows: ({ postgres }) => rows(postgres) }));
};
