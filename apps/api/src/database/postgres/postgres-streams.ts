import type { Client } from 'pg';
import Cursor from 'pg-cursor';
import { isUnavailable, unavailable } from '../database-errors.ts';
import type { FlatStatement } from '../sql.ts';
import { closeConnection, connectTo } from './postgres-connections.ts';
import { bound } from './prepared-statements.ts';

type Row = readonly unknown[];

/** How many rows the server sends at a time. */
const batch = 1_000;

/** Reads the rows of a statement, `rowsAtOnce` at a time, with a cursor of the connection. */
export async function* batchesOf(
  client: Client,
  { text, values }: FlatStatement,
  rowsAtOnce = batch,
): AsyncIterable<readonly Row[]> {
  const cursor = client.query(new Cursor<Row>(text, values.map(bound), { rowMode: 'array' }));
  let isOpen = true;
  try {
    for (;;) {
      const rows = await cursor.read(rowsAtOnce).catch((error: unknown) => {
        isOpen = false;
        throw isUnavailable(error) ? unavailable(error) : error;
      });
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    // After a failure the server would not answer: without a connection it cannot, and otherwise it has closed the cursor itself.
    if (isOpen) await cursor.close();
  }
}

/** Opens a connection of its own for one report. */
const connected = async (url: string): Promise<Client> => {
  try {
    return await connectTo(url, 'stream');
  } catch (error) {
    throw unavailable(error);
  }
};

export async function* streamOfPostgres(
  url: string,
  statement: FlatStatement,
): AsyncIterable<readonly Row[]> {
  const client = await connected(url);
  try {
    yield* batchesOf(client, statement);
  } finally {
    await closeConnection(client);
  }
}

export const withSnapshotOfPostgres = async <Result>(
  url: string,
  work: (rows: (statement: FlatStatement) => AsyncIterable<readonly Row[]>) => Promise<Result>,
): Promise<Result> => {
  const client = await connected(url);
  try {
    await client.query('begin isolation level repeatable read, read only');
    return await work((statement) => batchesOf(client, statement));
  } catch (error) {
    throw isUnavailable(error) ? unavailable(error) : error;
  } finally {
    await closeConnection(client);
  }
};
