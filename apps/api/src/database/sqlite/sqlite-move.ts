import { existsSync } from 'node:fs';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import { CannotStart } from '#errors/cannot-start.ts';
import { storedColumns } from '#generated/stored-tables.ts';
import { readMigrations, refuseOtherVersion } from '../migrations.ts';
import { type MoveEnd, type MoveTarget, rowsAtOnce, type Table, wholeTable } from '../move-ends.ts';
import {
  createUnfinishedMove,
  dropUnfinishedMove,
  selectUnfinishedMove,
  unfinishedMove,
} from '../unfinished-move.ts';
import { historyOf, migrate } from './migrate.ts';
import { openProblem, prepareFolder, refuseDamagedFile, refuseDamagedPages } from './open-problems.ts';
import { databaseFile, openWriter } from './sqlite-connections.ts';
import { bound, insertText, SqliteStatements } from './sqlite-statements.ts';
import { batchesOf } from './sqlite-streams.ts';
import { copyTemplate } from './template.ts';

/** How long the write lock is waited for, in milliseconds. */
const waitsFor = 10_000;

const sourceOfMove = (connection: Database): string | undefined => {
  const mark = connection.prepare("select 1 from sqlite_master where name = 'unfinished_move'").get();
  if (mark === undefined) return undefined;
  return connection.prepare<[], { readonly source: string }>(selectUnfinishedMove).get()?.source;
};

/** Refuses a database that an installation was to be moved to. */
export const refuseUnfinishedMove = (connection: Database, file: string): void => {
  const source = sourceOfMove(connection);
  if (source !== undefined) throw unfinishedMove(file, source);
};

/** Runs work whose errors of SQLite become sentences about the file. */
const explained = async <Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw openProblem(error, file);
  }
};

const endOn = (connection: Database, file: string): MoveEnd => {
  const statements = new SqliteStatements(connection);
  return {
    place: file,
    read: {
      all: async (statement) => statements.all(statement),
      first: async (statement) => statements.first(statement),
    },
    rows: (table) => batchesOf(connection, wholeTable(table), rowsAtOnce(table)),
    unfinishedFrom: async () => sourceOfMove(connection),
    close: async () => void connection.close(),
  };
};

/** Opens the database to move from, and holds its write lock until it is closed. */
export const openSqliteSource = (url: string): Promise<MoveEnd> => {
  const file = databaseFile(url);
  return explained(file, () => {
    if (!existsSync(file)) throw new CannotStart(`There is no database ${file}.`);
    refuseDamagedFile(file);
    const connection = new BetterSqlite3(file, { fileMustExist: true, timeout: waitsFor });
    try {
      refuseDamagedPages(file, connection);
      connection.exec('begin immediate');
      refuseOtherVersion(file, historyOf(connection).finished, readMigrations());
      return endOn(connection, file);
    } catch (error) {
      connection.close();
      throw error;
    }
  });
};

const refuseBrokenReferences = (connection: Database): void => {
  const broken = connection.pragma('foreign_key_check') as readonly { readonly table: string }[];
  if (broken.length > 0)
    throw new CannotStart(`${broken.length} rows point nowhere, the first in ${broken[0]?.table}.`);
};

const targetOn = (connection: Database, file: string): MoveTarget => ({
  ...endOn(connection, file),
  tables: Object.keys(storedColumns) as Table[],
  begin: (source) =>
    explained(file, () => {
      connection.exec('begin immediate');
      connection.exec(createUnfinishedMove);
      if (sourceOfMove(connection) === undefined)
        connection
          .prepare('insert into unfinished_move (source, begun_at) values (?, ?)')
          .run(source, Date.now());
      connection.exec('commit');
      connection.exec('begin immediate');
      connection.exec('delete from id_sequences');
    }),
  insert: (table, rows) =>
    explained(file, () => {
      const statement = connection.prepare(insertText(table, Object.keys(storedColumns[table])));
      for (const row of rows) statement.run(...row.map(bound));
    }),
  commit: () =>
    explained(file, () => {
      refuseBrokenReferences(connection);
      connection.exec(dropUnfinishedMove);
      connection.exec('commit');
      connection.pragma('wal_checkpoint(TRUNCATE)');
    }),
  giveUp: () =>
    explained(file, () => {
      connection.exec('rollback');
      connection.exec(dropUnfinishedMove);
    }),
});

/** Opens the database to move to after applying all migrations. */
export const openSqliteTarget = (url: string): Promise<MoveTarget> => {
  const file = databaseFile(url);
  return explained(file, async () => {
    prepareFolder(file);
    refuseDamagedFile(file);
    copyTemplate(file);
    await migrate(url, { beforeMigrating: (connection) => refuseDamagedPages(file, connection) });
    const connection = openWriter(url);
    connection.pragma(`busy_timeout = ${waitsFor}`);
    // Rows arrive before those that they point to; references are checked before the commit.
    connection.pragma('foreign_keys = OFF');
    return targetOn(connection, file);
  });
};
