import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { CannotStart } from '#errors/cannot-start.ts';
import { postgresMigrationsFolder } from '#installation/installed-files.ts';
import { isOfPostgres, isTransient } from '../database-errors.ts';
import { type Migration, readMigrations } from '../migrations.ts';
import { withoutPassword } from './postgres-url.ts';

/** Identical to Prisma's own table, because Prisma's command line reads it too. */
const createHistory = `
create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

/** A number that only Pasarela takes a lock by: who migrates a database is alone in it. */
export const migrationLock = 1_886_413_170;

/** The oldest server that is supported. */
const oldestVersion = 160_000;

/** Texts are compared by their characters' numbers on every engine; a server with other rules would find other rows. */
const bytewise = /^(C|POSIX|C\.UTF-?8|C\.utf8)$/;

/** Refuses a server or a database that would answer differently. */
const refuseUnfit = async (client: Client, url: string): Promise<void> => {
  const { rows } = await client.query<{
    readonly version: number;
    readonly encoding: string;
    readonly collation: string;
  }>(`
    select current_setting('server_version_num')::int8 as version, pg_encoding_to_char(encoding) as encoding,
      -- The column of the locale was called otherwise before version 17.
      coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', datcollate) as collation
    from pg_database d where datname = current_database()`);
  const [found] = rows;
  if (!found) return;
  const place = withoutPassword(url);
  if (found.version < oldestVersion)
    throw new CannotStart(`${place} is older than PostgreSQL 16, the oldest version that Pasarela runs on.`);
  if (found.encoding !== 'UTF8' || !bytewise.test(found.collation))
    throw new CannotStart(
      `${place} has the encoding ${found.encoding} and the collation ${found.collation}. Pasarela needs a database that was made with ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0.`,
    );
};

/** The names of the migrations that are recorded as applied. The table of migrations has to be there. */
export const finishedIn = async (client: Client): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ readonly migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  );
  return new Set(rows.map((row) => row.migration_name));
};

/**
 * How long a migration waits for a lock that others hold, in milliseconds: who works on the tables meanwhile waits behind it. It is
 * less than what a server takes for a deadlock, so that the migration gives way and not a call.
 */
const lockWithin = 500;
/** How long others may go on before it tries again, in milliseconds: twice as long each time, up to the most. */
const firstPause = 100;
const longestPause = 5_000;
/** Some five minutes. */
const maxTries = 60;

/** Waits for the units of accounts that are under way, and keeps others from beginning: each begins by locking its account there. */
const stopUnits = `do $$ begin
  if to_regclass('account_states') is not null then lock table account_states in exclusive mode; end if;
end $$`;

/** Whether a migration met the locks of others. */
const metLocks = (error: unknown): boolean =>
  isTransient(error) || (isOfPostgres(error) && error.code === '55P03');

/** Applies and records one migration in a transaction; on failure nothing changes. */
const applyOnce = async (client: Client, { name, text, checksum }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockWithin}`);
    await client.query(stopUnits);
    await client.query(text);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/** Applies one migration beside processes that work; where it meets their locks it gives way, and tries again. */
const apply = async (client: Client, migration: Migration, url: string, tries: number): Promise<void> => {
  let wait = firstPause;
  for (let tried = 1; ; tried += 1)
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (metLocks(error) && tried < tries) {
        await pause(wait);
        wait = Math.min(wait * 2, longestPause);
        continue;
      }
      if (!isOfPostgres(error) || /^(08|53|57|58)/.test(error.code)) throw error;
      const remedy = metLocks(error) ? ' Start again when nobody holds its tables (pg_stat_activity).' : '';
      throw new CannotStart(
        `${migration.name} could not be applied to ${withoutPassword(url)}, which is as it was before: ${error.message}.${remedy}`,
      );
    }
};

/** Applies the missing migrations, each in its own transaction. Of several processes one does it, and the others wait. */
export const migratePostgres = async (
  client: Client,
  url: string,
  migrations: readonly Migration[] = readMigrations(postgresMigrationsFolder),
  tries = maxTries,
): Promise<void> => {
  await refuseUnfit(client, url);
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await client.query(createHistory);
    const finished = await finishedIn(client);
    const names = new Set(migrations.map(({ name }) => name));
    const unknown = [...finished].filter((name) => !names.has(name));
    if (unknown.length > 0)
      throw new CannotStart(
        `${withoutPassword(url)} was written by a newer version of Pasarela (${unknown.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
      );
    for (const migration of migrations)
      if (!finished.has(migration.name)) await apply(client, migration, url, tries);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
  }
};
