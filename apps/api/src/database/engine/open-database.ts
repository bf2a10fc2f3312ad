import type { Database } from '../database.ts';
import { isPostgres } from '../postgres/postgres-url.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';

/** Opens the database of a URL after applying all migrations; the URL chooses the engine. There is no other way to open one. */
export const openDatabase = async (url: string): Promise<Database> => {
  if (!isPostgres(url)) return openSqlite(url);
  // The driver is loaded only if it is used.
  const { openPostgres } = await import('../postgres/postgres-database.ts');
  return openPostgres(url);
};
