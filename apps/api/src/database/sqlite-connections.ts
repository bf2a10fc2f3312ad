import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Database } from 'better-sqlite3';

export type SqliteConnection = { readonly handle: Database; readonly adapter: SqlDriverAdapter };

/** The file that a `file:` URL names. */
export const databaseFile = (url: string): string => {
  if (!url.startsWith('file:'))
    throw new Error(`DATABASE_URL must begin with file: — ${url.split(':')[0]}: is not served yet`);
  return url.slice('file:'.length);
};

/** Instants are kept as milliseconds, by Prisma and by SQL alike. */
const adapterFactory = (
  url: string,
  readonly = false,
): SqlDriverAdapterFactory & { connect(): Promise<SqlDriverAdapter> } =>
  new PrismaBetterSqlite3({ url, readonly, timeout: 250 }, { timestampFormat: 'unixepoch-ms' });

/** Prisma's adapter opens the connection; SQL shares it, so that both see the same transaction. */
const connect = async (url: string, readonly: boolean): Promise<SqliteConnection> => {
  const adapter = await adapterFactory(url, readonly).connect();
  const handle: unknown = Reflect.get(adapter, 'client');
  if (!isConnection(handle)) throw new Error("Prisma's SQLite adapter no longer shows its connection");
  return { handle, adapter };
};

const isConnection = (value: unknown): value is Database =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'pragma' in value;

/** The one connection that writes: every commit reaches the disk before it is acknowledged. */
export const openWriter = async (url: string): Promise<SqliteConnection> => {
  const connection = await connect(url, false);
  connection.handle.pragma('journal_mode = WAL');
  // A busy file is waited for outside, where the thread can serve others meanwhile.
  connection.handle.pragma('busy_timeout = 0');
  connection.handle.pragma('synchronous = FULL');
  connection.handle.pragma('foreign_keys = ON');
  connection.handle.pragma('cache_size = -32768');
  connection.handle.pragma('temp_store = MEMORY');
  return connection;
};

/** A connection that cannot write, and sees what is committed. */
export const openReader = async (
  url: string,
  { cacheKilobytes = 32_768 } = {},
): Promise<SqliteConnection> => {
  const connection = await connect(url, true);
  connection.handle.pragma(`cache_size = -${cacheKilobytes}`);
  connection.handle.pragma('temp_store = MEMORY');
  connection.handle.pragma('query_only = ON');
  return connection;
};
