import type { Client } from 'pg';
import { connectTo, Reconnecting } from './postgres-connections.ts';

/** A connection as the server knows it. */
type Session = { readonly pid: number; readonly begun: string };

/** Ends a session on the server if it is still there, and returns that of the connection. */
const takeOver = async (client: Client, left: Session | undefined): Promise<Session | undefined> => {
  if (left)
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid = $1 and extract(epoch from backend_start)::text = $2`,
      [left.pid, left.begun],
    );
  const { rows } = await client.query<Session>(
    `select pid, extract(epoch from backend_start)::text as begun from pg_stat_activity where pid = pg_backend_pid()`,
  );
  return rows[0];
};

/**
 * A connection that writes. When it takes the place of a lost one, the session of that one is ended: the server may not have noticed
 * the loss, and would go on holding the accounts that were locked there.
 */
export const writingConnection = (url: string): Reconnecting => {
  let last: Session | undefined;
  return new Reconnecting(async (onLost) => {
    const client = await connectTo(url, 'write', onLost);
    last = await takeOver(client, last);
    return client;
  });
};
