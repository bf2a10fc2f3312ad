import type { Client } from 'pg';
import Cursor from 'pg-cursor';
import type { FlatStatement } from '../sql.ts';
import { connectTo } from './postgres-connections.ts';
import { bound } from './postgres-statements.ts';

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
  try {
    for (;;) {
      const rows = await cursor.read(rowsAtOnce);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await cursor.close();
  }
}

export async function* streamOfPostgres(
  url: string,
  statement: FlatStatement,
): AsyncIterable<readonly Row[]> {
  const client = await connectTo(url, 'stream');
  try {
    yield* batchesOf(client, statement);
  } finally {
    await client.end();
  }
}

export const withSnapshotOfPostgres = async <Result>(
  url: string,
  work: (rows: (statement: FlatStatement) => AsyncIterable<readonly Row[]>) => Promise<Result>,
): Promise<Result> => {
  const client = await connectTo(url, 'stream');
  try {
    await client.query('begin isolation level repeatable read, read only');
    return await work((statement) => batchesOf(client, statement));
  } finally {
    await client.end();
  }
};
