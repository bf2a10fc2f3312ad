import type { StoredTables } from '#generated/stored-tables.ts';
import type { Database } from '../database.ts';
import type { Queries, UnitScope } from '../queries.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { type PostgresCatalogue, readCatalogue } from './postgres-catalogue.ts';
import { closeConnection, connectTo, Reconnecting } from './postgres-connections.ts';
import { refuseUnfinishedMove } from './postgres-move.ts';
import { createPostgresNews } from './postgres-news.ts';
import { openProblem } from './postgres-problems.ts';
import { PostgresStatements } from './postgres-statements.ts';
import { PostgresLane } from './units-of-postgres.ts';
import { writingConnection } from './writing-connections.ts';

/** How many connections read. */
const readers = 4;

/**
 * Reads committed data on several connections. What is read in one turn of the event loop goes to the same one, in one packet. A read
 * that loses its connection is repeated once.
 */
const createReaders = (url: string, catalogue: PostgresCatalogue) => {
  const connections = Array.from(
    { length: readers },
    () => new Reconnecting((onLost) => connectTo(url, 'read', onLost)),
  );
  let turn = 0;
  let isTaken = false;
  const connectionOfTurn = (): Reconnecting => {
    if (!isTaken) {
      isTaken = true;
      turn = (turn + 1) % readers;
      setImmediate(() => {
        isTaken = false;
      });
    }
    return connections[turn] as Reconnecting;
  };
  const read = <Result>(work: (statements: PostgresStatements) => Promise<Result>): Promise<Result> =>
    connectionOfTurn().repeatable((client) => work(new PostgresStatements(client, catalogue)));
  const queries: Queries = {
    all: (statement) => read((statements) => statements.all(statement)),
    first: (statement) => read((statements) => statements.first(statement)),
  };
  return { queries, close: () => Promise.all(connections.map((connection) => connection.close())) };
};

/**
 * Reserves ids in transactions of their own, so that accounts do not wait for one another's commits. They need not be on disk at
 * once: the log is written in order, so whoever commits a row with one of these ids has written the reservation before. Where the
 * connection is lost ids are reserved again: those of the first time are not used.
 */
const createTake = (url: string) => {
  const connection = new Reconnecting(async (onLost) => {
    const client = await connectTo(url, 'write', onLost);
    await client.query('set synchronous_commit = off');
    return client;
  });
  const take = (table: keyof StoredTables, count: number): Promise<number> =>
    connection.repeatable(async (client) => {
      const { rows } = await client.query<{ readonly next_id: number }>({
        name: 'take',
        text: `insert into id_sequences (name, next_id) values ($1, $2::bigint + 1)
          on conflict (name) do update set next_id = id_sequences.next_id + $2::bigint returning next_id`,
        values: [table, count],
      });
      const [row] = rows;
      if (!row) throw new Error(`no sequence of ${table}`);
      return row.next_id - count;
    });
  return { take, close: () => connection.close() };
};

const connect = (url: string, catalogue: PostgresCatalogue): Database => {
  const reading = createReaders(url, catalogue);
  const { take, close: closeTake } = createTake(url);
  const news = createPostgresNews(url);
  const laneOn = (): PostgresLane => new PostgresLane(writingConnection(url), { catalogue, take });
  // One connection writes for all accounts: what waits while it commits goes in the next transaction, and the more there is in one,
  // the less each payment costs. What is written outside accounts has a connection of its own.
  const [ofAccounts, outside] = [laneOn(), laneOn()];
  const laneOf = (scope: UnitScope): PostgresLane => ('account' in scope ? ofAccounts : outside);
  return {
    engine: 'postgres',
    url,
    read: reading.queries,
    unit: (scope, work) => laneOf(scope).run(scope, work),
    news,
    close: async () => {
      await Promise.all([ofAccounts, outside].map((lane) => lane.close()));
      await Promise.all([reading.close(), closeTake(), news.close()]);
    },
  };
};

/** Opens the PostgreSQL database of a URL after applying all migrations. */
export const openPostgres = async (url: string): Promise<Database> => {
  try {
    const client = await connectTo(url, 'start');
    try {
      await migratePostgres(client, url);
      await refuseUnfinishedMove(client, url);
      return connect(url, await readCatalogue(client));
    } finally {
      await closeConnection(client);
    }
  } catch (error) {
    throw openProblem(error, url);
  }
};
