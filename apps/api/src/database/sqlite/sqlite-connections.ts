import BetterSqlite3, { type Database } from 'better-sqlite3';

/** The file path in a `file:` URL. */
export const databaseFile = (url: string): string => {
  if (!url.startsWith('file:'))
    throw new Error(`DATABASE_URL must begin with file: — ${url.split(':')[0]}: is not served yet`);
  return url.slice('file:'.length);
};

/** The only connection that writes: every commit reaches the disk before it is acknowledged. */
export const openWriter = (url: string): Database => {
  const connection = new BetterSqlite3(databaseFile(url), { timeout: 250 });
  connection.pragma('journal_mode = WAL');
  // Waiting for a busy file is done outside SQLite, so that the thread can serve other calls meanwhile.
  connection.pragma('busy_timeout = 0');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -32768');
  connection.pragma('temp_store = MEMORY');
  return connection;
};

/** Opens a read-only connection, which sees committed data only. */
export const openReader = (url: string, { cacheKilobytes = 32_768 } = {}): Database => {
  const connection = new BetterSqlite3(databaseFile(url), { readonly: true, timeout: 250 });
  connection.pragma(`cache_size = -${cacheKilobytes}`);
  connection.pragma('temp_store = MEMORY');
  connection.pragma('query_only = ON');
  return connection;
};
