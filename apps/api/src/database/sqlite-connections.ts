import BetterSqlite3, { type Database } from 'better-sqlite3';

/** The file that a `file:` URL names. */
export const databaseFile = (url: string): string => {
  if (!url.startsWith('file:'))
    throw new Error(`DATABASE_URL must begin with file: — ${url.split(':')[0]}: is not served yet`);
  return url.slice('file:'.length);
};

/** The one connection that writes: every commit reaches the disk before it is acknowledged. */
export const openWriter = (url: string): Database => {
  const connection = new BetterSqlite3(databaseFile(url), { timeout: 250 });
  connection.pragma('journal_mode = WAL');
  // A busy file is waited for outside, where the thread can serve others meanwhile.
  connection.pragma('busy_timeout = 0');
  connection.pragma('synchronous = FULL');
  // Pages that change often are written back to the file once for many commits.
  connection.pragma('wal_autocheckpoint = 4000');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -32768');
  connection.pragma('temp_store = MEMORY');
  return connection;
};

/** A connection that cannot write, and sees what is committed. */
export const openReader = (url: string, { cacheKilobytes = 32_768 } = {}): Database => {
  const connection = new BetterSqlite3(databaseFile(url), { readonly: true, timeout: 250 });
  connection.pragma(`cache_size = -${cacheKilobytes}`);
  connection.pragma('temp_store = MEMORY');
  connection.pragma('query_only = ON');
  return connection;
};
