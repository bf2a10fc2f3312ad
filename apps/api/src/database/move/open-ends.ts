import type { MoveEnd, MoveTarget } from '../move-ends.ts';
import { isPostgres } from '../postgres/postgres-url.ts';
import { openSqliteSource, openSqliteTarget } from '../sqlite/sqlite-move.ts';

/** Opens the database to move from, which nobody can write to until it is closed. */
export const openSource = async (url: string): Promise<MoveEnd> => {
  if (!isPostgres(url)) return openSqliteSource(url);
  const { openPostgresSource } = await import('../postgres/postgres-move.ts');
  return openPostgresSource(url);
};

/** Opens the database to move to, after applying all migrations. */
export const openTarget = async (url: string): Promise<MoveTarget> => {
  if (!isPostgres(url)) return openSqliteTarget(url);
  const { openPostgresTarget } = await import('../postgres/postgres-move.ts');
  return openPostgresTarget(url);
};
