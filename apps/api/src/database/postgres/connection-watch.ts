import type { Socket } from 'node:net';
import pg from 'pg';
import { isOfPostgres } from '../database-errors.ts';

/** How often a connection is looked at, in milliseconds, and after how many silent looks the server is asked about it. */
const every = 1_000;
const silentLooks = 2;
/** How long the server may take to accept the question, and to answer it. Milliseconds. */
const acceptWithin = 2_000;
const answerWithin = 1_000;

/** Whether the server still works on what a session sent. False where no server answers, or the session waits or is gone. */
const isAtWork = async (url: string, session: number): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pasarela watch',
    connectionTimeoutMillis: acceptWithin,
    query_timeout: answerWithin,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly state: string | null }>(
      'select state from pg_stat_activity where pid = $1',
      [session],
    );
    const [row] = rows;
    return row !== undefined && !row.state?.startsWith('idle');
  } catch (error) {
    // A server that has no connection left for the question, or refuses it, may work all the same.
    return isOfPostgres(error) && !error.code.startsWith('57');
  } finally {
    void client.end();
  }
};

type Watched = {
  readonly url: string;
  readonly client: pg.Client;
  readonly socket: Socket;
  /** The number of its session on the server. */
  readonly session: number;
};

type Open = { readonly url: string; readonly socket: Socket; readonly isAnswered: () => boolean };

/** All connections that are watched. */
const all = new Set<Open>();

/** Cuts a connection, and those to the same place that wait for nothing: they are opened again sooner than their loss is noticed. */
const cutWithOthers = (lost: Open): void => {
  for (const open of all)
    if (open === lost || (open.url === lost.url && open.isAnswered())) open.socket.destroy();
};

/**
 * Cuts a connection that is lost without a word of it, as behind a broken network or after a server lost its power: something was
 * sent, nothing comes back, and the server, asked on another connection, does not work on it. A statement that takes long goes on.
 * A connection is asked about two to three seconds after the last word on it, and cut at most three seconds later.
 */
export const watchConnection = ({ url, client, socket, session }: Watched): void => {
  let written = socket.bytesWritten;
  let read = socket.bytesRead;
  let silent = 0;
  let isAsking = false;
  const isAnswered = (): boolean => socket.bytesWritten === written;
  const open = { url, socket, isAnswered };
  const look = async (): Promise<void> => {
    silent = isAnswered() || socket.bytesRead !== read ? 0 : silent + 1;
    read = socket.bytesRead;
    if (silent < silentLooks || isAsking) return;
    isAsking = true;
    const isLost = !(await isAtWork(url, session));
    isAsking = false;
    if (isLost && socket.bytesRead === read && !isAnswered()) cutWithOthers(open);
  };
  // Everything that was sent is answered.
  client.on('drain', () => {
    written = socket.bytesWritten;
  });
  const timer = setInterval(() => void look(), every).unref();
  all.add(open);
  socket.once('close', () => {
    all.delete(open);
    clearInterval(timer);
  });
};
