import pg from 'pg';

/** The object identifiers of the types whose values are numbers here: 64-bit integers, and what summing them gives. */
const numberTypes = [20, 1700];

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    numberTypes.includes(oid) ? Number : pg.types.getTypeParser(oid, format),
};

/** How long to wait for a server to accept a connection, in milliseconds. */
const connectWithin = 5_000;
/** A statement that takes longer is ended by the server; those of reports have no bound. Milliseconds. */
const statementWithin = 30_000;

/** A transaction that nothing is sent in for so long is ended, so that a process that hangs holds no account. Milliseconds. */
const idleWithin = 60_000;

type ConnectionUse = 'write' | 'read' | 'stream' | 'listen' | 'move';

/** How long a move of a whole installation waits for the locks of others, in milliseconds. */
const moveWaitsFor = 10_000;

/** What a connection is used for decides what it may do. */
const settings: Readonly<Record<ConnectionUse, string>> = {
  write: `-c synchronous_commit=on -c statement_timeout=${statementWithin} -c idle_in_transaction_session_timeout=${idleWithin}`,
  read: `-c default_transaction_read_only=on -c statement_timeout=${statementWithin}`,
  stream: '-c default_transaction_read_only=on',
  listen: '',
  // While one database of a move is read, nothing is sent to the other, however long that takes.
  move: `-c synchronous_commit=on -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=${moveWaitsFor}`,
};

/** Opens one connection. Its loss is reported to whoever has a query on it, and to `onLost`. */
export const connectTo = async (
  url: string,
  use: ConnectionUse,
  onLost: () => void = () => {},
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: `pasarela ${use}`,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    options: settings[use],
    pipeline: use === 'write' || use === 'read',
    types,
  });
  client.on('error', onLost);
  client.on('end', onLost);
  await client.connect();
  return client;
};

/** A connection that is opened when it is used, and again after it was lost. */
export class Reconnecting {
  readonly #open: (onLost: () => void) => Promise<pg.Client>;
  #client: Promise<pg.Client> | undefined;

  constructor(open: (onLost: () => void) => Promise<pg.Client>) {
    this.#open = open;
  }

  get(): Promise<pg.Client> {
    if (!this.#client) {
      const client = this.#open(() => this.#forget(client));
      client.catch(() => this.#forget(client));
      this.#client = client;
    }
    return this.#client;
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.then(
      (open) => open.end(),
      () => {},
    );
  }

  #forget(client: Promise<pg.Client>): void {
    if (this.#client === client) this.#client = undefined;
  }
}
