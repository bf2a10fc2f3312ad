import { Socket } from 'node:net';
import pg from 'pg';
import { isUnavailable, needsNewConnection, unavailable } from '../database-errors.ts';
import { watchConnection } from './connection-watch.ts';
import { ReadSets } from './read-sets.ts';

/** The object identifiers of the types whose values are numbers here: 64-bit integers, and what summing them gives. */
const numberTypes = [20, 1700];

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    numberTypes.includes(oid) ? Number : pg.types.getTypeParser(oid, format),
};

/** How long to wait for a server to accept a connection, in milliseconds. */
const connectWithin = 3_000;
/** A statement that takes longer is ended by the server; those of reports have no bound. Milliseconds. */
const statementWithin = 30_000;
/** A connection on which a statement is not even ended by then is cut. Milliseconds. */
const answerWithin = statementWithin + 5_000;
/** How long the last word on a connection may take when it is closed, in milliseconds. */
const closeWithin = 2_000;

/** A transaction that nothing is sent in for so long is ended, so that a process that hangs holds no account. Milliseconds. */
const idleWithin = 60_000;

/** After how many seconds of silence each side asks whether the other is there; it is given up after five questions, a second apart. */
const aliveAfter = 5;
/** A session of which nothing arrives any more is ended by the server, so that it holds no account. Milliseconds. */
const lostAfter = 8_000;
const alive = `-c tcp_keepalives_idle=${aliveAfter} -c tcp_keepalives_interval=1 -c tcp_keepalives_count=5 -c tcp_user_timeout=${lostAfter}`;

type ConnectionUse = 'start' | 'write' | 'read' | 'stream' | 'listen' | 'move';

/** How long a move of a whole installation waits for the locks of others, in milliseconds. */
const moveWaitsFor = 10_000;

/** What a connection is used for decides what it may do. */
const settings: Readonly<Record<ConnectionUse, string>> = {
  // A process waits for another one that migrates, and a migration of large tables takes as long as it takes.
  start: '-c synchronous_commit=on -c statement_timeout=0',
  write: `-c synchronous_commit=on -c statement_timeout=${statementWithin} -c idle_in_transaction_session_timeout=${idleWithin}`,
  read: `-c default_transaction_read_only=on -c statement_timeout=${statementWithin}`,
  stream: '-c default_transaction_read_only=on',
  listen: '',
  // While one database of a move is read, nothing is sent to the other, however long that takes.
  move: `-c synchronous_commit=on -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=${moveWaitsFor}`,
};

const sockets = new WeakMap<pg.Client, Socket>();

const readSets = new WeakMap<pg.Client, ReadSets>();

/** The reads that wait on a connection. */
export const readSetsOf = (client: pg.Client): ReadSets => {
  const known = readSets.get(client);
  if (!known) throw new Error('a connection that was not opened here');
  return known;
};

/**
 * Keeps back what is sent on a connection until the end of this turn of the event loop, so that many statements go in one packet and
 * reads with the same text in one statement. Everything goes in the order in which it was given.
 */
const sendInTurns = (client: pg.Client, socket: Socket): void => {
  const { query } = client;
  const sets = new ReadSets((statement) => client.query(statement), hold);
  let isHeld = false;
  function hold(): void {
    if (isHeld) return;
    isHeld = true;
    socket.cork();
    setImmediate(() => {
      sets.sendWaiting();
      isHeld = false;
      socket.uncork();
    });
  }
  client.query = function held(this: pg.Client, ...given: unknown[]) {
    hold();
    sets.sendWaiting();
    return Reflect.apply(query, this, given);
  } as typeof query;
  readSets.set(client, sets);
};

/** Ends a connection without a word to the server, which may be gone. */
const cut = (client: pg.Client): void => {
  sockets.get(client)?.destroy();
};

/** Closes a connection, with a last word to the server if that goes in time. */
export const closeConnection = async (client: pg.Client): Promise<void> => {
  const timer = setTimeout(() => cut(client), closeWithin);
  await client.end().finally(() => clearTimeout(timer));
};

/** Opens one connection. Its loss is reported to whoever has a query on it, and to `onLost`. */
export const connectTo = async (
  url: string,
  use: ConnectionUse,
  onLost: () => void = () => {},
): Promise<pg.Client> => {
  const socket = new Socket();
  const isBounded = use === 'write' || use === 'read';
  const client = new pg.Client({
    connectionString: url,
    application_name: `pasarela ${use}`,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    keepAliveInitialDelayMillis: aliveAfter * 1_000,
    options: `${settings[use]} ${alive}`.trim(),
    pipeline: isBounded,
    ...(isBounded ? { query_timeout: answerWithin } : {}),
    stream: () => socket,
    types,
  });
  sockets.set(client, socket);
  sendInTurns(client, socket);
  client.on('error', onLost);
  client.on('end', onLost);
  try {
    await client.connect();
  } catch (error) {
    cut(client);
    throw error;
  }
  if ('processID' in client && typeof client.processID === 'number')
    watchConnection({ url, client, socket, session: client.processID });
  return client;
};

type Opened = { readonly promise: Promise<pg.Client>; client?: pg.Client };

/** A connection that is opened when it is used, and again after it was lost. */
export class Reconnecting {
  readonly #open: (onLost: () => void) => Promise<pg.Client>;
  #opened: Opened | undefined;

  constructor(open: (onLost: () => void) => Promise<pg.Client>) {
    this.#open = open;
  }

  /** Throws `DatabaseUnavailable` where none can be opened, whatever the reason. */
  get(): Promise<pg.Client> {
    if (this.#opened) return this.#opened.promise;
    const forget = (): void => {
      if (this.#opened === opened) this.#opened = undefined;
    };
    const opened: Opened = {
      promise: this.#open(forget).then(
        (client) => {
          opened.client = client;
          return client;
        },
        (error: unknown) => {
          forget();
          throw unavailable(error);
        },
      ),
    };
    this.#opened = opened;
    return opened.promise;
  }

  /** Gives a connection up if an error on it says that it is of no more use; returns whether it did. */
  giveUpAfter(error: unknown, client: pg.Client): boolean {
    if (!needsNewConnection(error)) return false;
    if (this.#opened?.client === client) this.#opened = undefined;
    cut(client);
    return true;
  }

  /** Runs work that may be done twice: where its connection is lost, it runs once more, on a new one. */
  async repeatable<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    for (let tried = 1; ; tried += 1) {
      const client = await this.get();
      try {
        return await work(client);
      } catch (error) {
        if (!this.giveUpAfter(error, client) || tried > 1)
          throw isUnavailable(error) ? unavailable(error) : error;
      }
    }
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    await opened?.promise.then(closeConnection, () => {});
  }
}
