import { migrate } from './migrate.ts';
import { openProblem, prepareFolder, refuseDamagedFile, refuseDamagedPages } from './open-problems.ts';
import type { Queries, UnitScope, Work } from './queries.ts';
import { databaseFile, openReader, openWriter } from './sqlite-connections.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { copyTemplate } from './template.ts';
import { UnitsOfWork } from './unit-of-work.ts';

export type Database = {
  /** The `file:` URL, for threads that open their own reader. */
  readonly url: string;
  /** Reads committed data. */
  readonly read: Queries;
  /** Runs a unit of work. When it resolves, all its writes are committed and on disk; otherwise none is. */
  unit<Result>(scope: UnitScope, work: Work<Result>): Promise<Result>;
  /** Completes all accepted units, then closes. */
  close(): Promise<void>;
};

/** Opens a database after applying all migrations. There is no other way to open one. */
export const openDatabase = async (url: string): Promise<Database> => {
  const file = databaseFile(url);
  try {
    prepareFolder(file);
    refuseDamagedFile(file);
    copyTemplate(file);
    await migrate(url, { beforeMigrating: (connection) => refuseDamagedPages(file, connection) });
    return connect(url);
  } catch (error) {
    throw openProblem(error, file);
  }
};

const connect = (url: string): Database => {
  const writer = openWriter(url);
  const reader = openReader(url);
  const units = new UnitsOfWork(writer, new SqliteStatements(writer));
  const statements = new SqliteStatements(reader);
  return {
    url,
    read: {
      all: async (statement) => statements.all(statement),
      first: async (statement) => statements.first(statement),
    },
    unit: (scope, work) => units.run(scope, work),
    close: async () => {
      await units.close();
      reader.close();
      writer.close();
    },
  };
};
