import { PrismaClient } from '#generated/prisma/client.ts';
import { migrate } from './migrate.ts';
import { openProblem, prepareFolder, refuseDamagedFile, refuseDamagedPages } from './open-problems.ts';
import { readingAdapter, writingAdapter } from './prisma-adapters.ts';
import type { Reader, Work } from './queries.ts';
import { databaseFile, openReader, openWriter } from './sqlite-connections.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { UnitsOfWork } from './unit-of-work.ts';

export type Database = {
  /** Where it is, for the threads that open a reader of their own. */
  readonly url: string;
  /** Reads what is committed. */
  readonly read: Reader;
  /** Writes: all of it is committed together and on disk when this resolves, or nothing of it. */
  unit<Result>(work: Work<Result>): Promise<Result>;
  /** Answers what was accepted, then closes. */
  close(): Promise<void>;
};

/** Opens a database, brought to the newest migration first. This is the only way to one. */
export const openDatabase = async (url: string): Promise<Database> => {
  const file = databaseFile(url);
  try {
    prepareFolder(file);
    refuseDamagedFile(file);
    await migrate(url, { beforeMigrating: (connection) => refuseDamagedPages(file, connection) });
    return await connect(url);
  } catch (error) {
    throw openProblem(error, file);
  }
};

const connect = async (url: string): Promise<Database> => {
  const writer = await openWriter(url);
  const reader = await openReader(url);
  const units = new UnitsOfWork(writer.handle, new SqliteStatements(writer.handle));
  const writingPrisma = new PrismaClient({ adapter: writingAdapter(writer.adapter, units.guard) });
  units.use(writingPrisma);
  const readingPrisma = new PrismaClient({ adapter: readingAdapter(reader.adapter) });
  const statements = new SqliteStatements(reader.handle);
  return {
    url,
    read: {
      prisma: readingPrisma,
      all: async (statement) => statements.all(statement),
      first: async (statement) => statements.first(statement),
    },
    unit: (work) => units.run(work),
    close: async () => {
      await units.close();
      await Promise.all([writingPrisma.$disconnect(), readingPrisma.$disconnect()]);
      reader.handle.close();
      writer.handle.close();
    },
  };
};
