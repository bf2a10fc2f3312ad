import type { Database } from '../database.ts';
import { noNews } from '../news.ts';
import { migrate } from './migrate.ts';
import { openProblem, prepareFolder, refuseDamagedFile, refuseDamagedPages } from './open-problems.ts';
import { databaseFile, openReader, openWriter } from './sqlite-connections.ts';
import { refuseUnfinishedMove } from './sqlite-move.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { copyTemplate } from './template.ts';
import { UnitsOfWork } from './units-of-work.ts';

/** Opens the SQLite database of a `file:` URL after applying all migrations. */
export const openSqlite = async (url: string): Promise<Database> => {
  const file = databaseFile(url);
  try {
    prepareFolder(file);
    refuseDamagedFile(file);
    copyTemplate(file);
    await migrate(url, { beforeMigrating: (connection) => refuseDamagedPages(file, connection) });
    return connect(url, file);
  } catch (error) {
    throw openProblem(error, file);
  }
};

const connect = (url: string, file: string): Database => {
  const writer = openWriter(url);
  try {
    refuseUnfinishedMove(writer, file);
  } catch (error) {
    writer.close();
    throw error;
  }
  const reader = openReader(url);
  const units = new UnitsOfWork(writer, new SqliteStatements(writer));
  const statements = new SqliteStatements(reader);
  return {
    engine: 'sqlite',
    url,
    read: {
      all: async (statement) => statements.all(statement),
      first: async (statement) => statements.first(statement),
    },
    unit: (scope, work) => units.run(scope, work),
    news: noNews,
    close: async () => {
      await units.close();
      reader.close();
      writer.close();
    },
  };
};
