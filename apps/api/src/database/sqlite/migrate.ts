import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import { CannotStart } from '#errors/cannot-start.ts';
import { isBusy, isOfSqlite, isUnavailable } from '../database-errors.ts';
import { type Migration, readMigrations } from '../migrations.ts';
import { databaseFile } from './sqlite-connections.ts';

export type MigrateOptions = {
  readonly migrations?: readonly Migration[];
  /** Checks the database before any change, and throws if it must not be migrated. */
  readonly beforeMigrating?: (connection: Database) => void;
  /** Called before each statement; tests kill the process there. */
  readonly onStatement?: (text: unknown) => void;
};

/** How long to wait while another process migrates the same file, in milliseconds. */
const waitsFor = 30_000;

/** Identical to Prisma's own table, because Prisma's command line reads it too. */
const createHistory = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
);`;

type History = { readonly finished: ReadonlySet<string>; readonly unfinished: readonly string[] };

/** The migrations that are recorded in a database, by name. */
export const historyOf = (connection: Database): History => {
  const known = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
  if (known === undefined) return { finished: new Set(), unfinished: [] };
  const rows = connection
    .prepare<[], { readonly name: string; readonly finished: number }>(
      `SELECT migration_name AS name, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    )
    .all();
  const finished = new Set(rows.filter((row) => row.finished === 1).map(({ name }) => name));
  const unfinished = rows.map(({ name }) => name).filter((name) => !finished.has(name));
  return { finished, unfinished };
};

const refuseUnknown = ({ finished }: History, migrations: readonly Migration[], file: string): void => {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...finished].filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw new CannotStart(
      `${file} was written by a newer version of Pasarela (${unknown.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
    );
};

/** Refuses a database of another program: it has tables, and no migration of ours was begun in it. */
const refuseForeign = (
  connection: Database,
  { finished, unfinished }: History,
  migrations: readonly Migration[],
  file: string,
): void => {
  const begun = [...finished, ...unfinished];
  if (begun.some((name) => migrations.some((migration) => migration.name === name))) return;
  const tables = connection
    .prepare<[], { readonly tables: number }>(
      "SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name <> '_prisma_migrations'",
    )
    .get();
  if (begun.length > 0 || (tables?.tables ?? 0) > 0)
    throw new CannotStart(
      `${file} is the database of another program. Name another file: Pasarela makes a database of its own.`,
    );
};

/**
 * Earlier versions did not apply a migration in a transaction, so a killed process could leave a part of it. If that was the first
 * migration, there is no data yet and the tables are dropped; otherwise the start is refused.
 */
const removeHalfApplied = (connection: Database, { finished, unfinished }: History, file: string): void => {
  if (unfinished.length === 0) return;
  if (finished.size > 0)
    throw new CannotStart(
      `${file} is half upgraded: an earlier version was interrupted in ${unfinished.join(', ')}. Restore a backup from before the upgrade and start again.`,
    );
  const tables = connection
    .prepare<[], { readonly name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .all();
  for (const { name } of tables) connection.exec(`DROP TABLE "${name}"`);
};

const refuseBrokenReferences = (connection: Database, { name }: Migration): void => {
  const broken = connection.pragma('foreign_key_check') as readonly { readonly table: string }[];
  if (broken.length > 0)
    throw new CannotStart(
      `${name} would leave ${broken.length} rows that point nowhere, the first in ${broken[0]?.table}. The database is as it was before.`,
    );
};

/** Applies and records one migration in a transaction; on failure nothing changes. */
const apply = (connection: Database, migration: Migration, file: string): void => {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const history = historyOf(connection);
    removeHalfApplied(connection, history, file);
    // Another process may have applied the migration while this one waited for the lock.
    if (!history.finished.has(migration.name)) {
      const startedAt = Date.now();
      connection.exec(createHistory);
      connection.exec(migration.text);
      refuseBrokenReferences(connection, migration);
      connection
        .prepare(
          `INSERT INTO _prisma_migrations
             (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
           VALUES (?, ?, ?, ?, ?, 1)`,
        )
        .run(randomUUID(), migration.checksum, migration.name, startedAt, Date.now());
    }
    connection.exec('COMMIT');
  } catch (error) {
    if (isUnavailable(error) || !isOfSqlite(error)) throw error;
    throw new CannotStart(
      `${migration.name} could not be applied to ${file}, which is as it was before: ${error.message}`,
    );
  } finally {
    if (connection.inTransaction) connection.exec('ROLLBACK');
  }
};

/** Repeats an action that found the database locked until it succeeds. */
const whenFree = async (action: () => void): Promise<void> => {
  const until = Date.now() + waitsFor;
  for (;;) {
    try {
      action();
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await setTimeout(20);
    }
  }
};

/** Applies the missing migrations, each in its own transaction: if the process is killed, the next start continues. */
export const migrate = async (
  url: string,
  { migrations = readMigrations(), beforeMigrating, onStatement }: MigrateOptions = {},
): Promise<void> => {
  const file = databaseFile(url);
  const connection = new BetterSqlite3(file, { timeout: 0, verbose: onStatement });
  try {
    beforeMigrating?.(connection);
    await whenFree(() => connection.pragma('journal_mode = WAL'));
    connection.pragma('synchronous = FULL');
    // SQLite ignores this pragma inside a transaction, so it is set here: scripts that recreate a table need it. References are
    // checked before each commit instead.
    connection.pragma('foreign_keys = OFF');
    const history = historyOf(connection);
    refuseForeign(connection, history, migrations, file);
    refuseUnknown(history, migrations, file);
    for (const migration of migrations)
      if (!history.finished.has(migration.name)) await whenFree(() => apply(connection, migration, file));
  } finally {
    connection.close();
  }
};
