import type { Client } from 'pg';
import { CannotStart } from '#errors/cannot-start.ts';
import { storedColumns } from '#generated/stored-tables.ts';
import { postgresMigrationsFolder } from '#installation/installed-files.ts';
import { isConnectionLost, isOfPostgres } from '../database-errors.ts';
import { readMigrations, refuseOtherVersion } from '../migrations.ts';
import { type MoveEnd, type MoveTarget, rowsAtOnce, wholeTable } from '../move-ends.ts';
import {
  createUnfinishedMove,
  dropUnfinishedMove,
  selectUnfinishedMove,
  unfinishedMove,
} from '../unfinished-move.ts';
import { setText } from './gathered-writes.ts';
import { finishedIn, migratePostgres } from './migrate-postgres.ts';
import { type PostgresCatalogue, readCatalogue } from './postgres-catalogue.ts';
import { connectTo } from './postgres-connections.ts';
import { openProblem } from './postgres-problems.ts';
import { PostgresStatements } from './postgres-statements.ts';
import { batchesOf } from './postgres-streams.ts';
import { withoutPassword } from './postgres-url.ts';

/** A number that only Pasarela takes a lock by: whoever moves an installation to a database is alone in that. */
const moveLock = 1_886_413_171;

const allTables = Object.keys(storedColumns).join(', ');

const holdsTable = async (client: Client, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ readonly found: boolean }>(
    'select to_regclass($1) is not null as found',
    [name],
  );
  return rows[0]?.found === true;
};

const sourceOfMove = async (client: Client): Promise<string | undefined> => {
  if (!(await holdsTable(client, 'unfinished_move'))) return undefined;
  const { rows } = await client.query<{ readonly source: string }>(selectUnfinishedMove);
  return rows[0]?.source;
};

/** Refuses a database that an installation was to be moved to. */
export const refuseUnfinishedMove = async (client: Client, url: string): Promise<void> => {
  const source = await sourceOfMove(client);
  if (source !== undefined) throw unfinishedMove(withoutPassword(url), source);
};

/** An error as a sentence about the database, if it is one of the server's that an operator can do something about. */
const problemOf = (error: unknown, url: string): unknown => {
  if (isOfPostgres(error) && /^(55P03|40P01)$/.test(error.code))
    return new CannotStart(
      `${withoutPassword(url)} is in use. Stop the servers that work on it first, or the other move.`,
    );
  return openProblem(error, url);
};

/** Connects, and runs work whose errors become sentences about the database; it closes the connection if the work fails. */
const connected = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  try {
    const client = await connectTo(url, 'move');
    try {
      return await work(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  } catch (error) {
    throw problemOf(error, url);
  }
};

const endOn = (client: Client, catalogue: PostgresCatalogue, url: string): MoveEnd => {
  const statements = new PostgresStatements(client, catalogue);
  return {
    place: withoutPassword(url),
    read: {
      all: (statement) => statements.all(statement),
      first: (statement) => statements.first(statement),
    },
    rows: (table) => batchesOf(client, wholeTable(table), rowsAtOnce(table)),
    unfinishedFrom: () => sourceOfMove(client),
    close: () => client.end(),
  };
};

/** Opens the database to move from: one state of it, and locks that keep writers out until it is closed. */
export const openPostgresSource = (url: string): Promise<MoveEnd> =>
  connected(url, async (client) => {
    const place = withoutPassword(url);
    const finished = (await holdsTable(client, '_prisma_migrations'))
      ? await finishedIn(client)
      : new Set<string>();
    refuseOtherVersion(place, finished, readMigrations(postgresMigrationsFolder));
    const catalogue = await readCatalogue(client);
    await client.query('begin isolation level repeatable read, read only');
    // The locks come first: the first statement that reads decides which state is seen.
    await client.query(`lock table ${allTables} in share mode`);
    return endOn(client, catalogue, url);
  });

/** Begins the transaction of a move, in which nobody else can write. */
const begin = async (client: Client, source: string): Promise<void> => {
  // Of a move that was killed, the server may still be at work for a moment.
  await client.query('select pg_advisory_lock($1)', [moveLock]);
  await client.query(createUnfinishedMove);
  if ((await sourceOfMove(client)) === undefined)
    await client.query('insert into unfinished_move (source, begun_at) values ($1, $2)', [
      source,
      Date.now(),
    ]);
  await client.query('begin');
  await client.query(`lock table ${allTables} in exclusive mode`);
  await client.query('delete from id_sequences');
};

const targetOn = (client: Client, catalogue: PostgresCatalogue, url: string): MoveTarget => ({
  ...endOn(client, catalogue, url),
  tables: catalogue.parentsFirst,
  begin: async (source) => {
    try {
      await begin(client, source);
    } catch (error) {
      throw problemOf(error, url);
    }
  },
  insert: async (table, rows) => {
    const fields = Object.keys(storedColumns[table]);
    const text = setText(table, fields, catalogue);
    const values = fields.map((_, index) => rows.map((row) => row[index]));
    try {
      await client.query({ name: `move ${table}`, text, values });
    } catch (error) {
      if (isConnectionLost(error) || !isOfPostgres(error)) throw error;
      throw new CannotStart(`${withoutPassword(url)} refuses a row of ${table}: ${error.message}.`);
    }
  },
  commit: async () => {
    await client.query(`analyze ${allTables}`);
    await client.query(dropUnfinishedMove);
    await client.query('commit');
  },
  giveUp: async () => {
    await client.query('rollback');
    await client.query(dropUnfinishedMove);
  },
});

/** Refuses a database of another program: it has tables, and none of them is that of our migrations. */
const refuseForeign = async (client: Client, url: string): Promise<void> => {
  if (await holdsTable(client, '_prisma_migrations')) return;
  const { rows } = await client.query(
    "select 1 from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') limit 1",
  );
  if (rows.length > 0)
    throw new CannotStart(
      `${withoutPassword(url)} is the database of another program. Name another one: Pasarela needs a database of its own.`,
    );
};

/** Opens the database to move to after applying all migrations. */
export const openPostgresTarget = (url: string): Promise<MoveTarget> =>
  connected(url, async (client) => {
    await refuseForeign(client, url);
    await migratePostgres(client, url);
    return targetOn(client, await readCatalogue(client), url);
  });
