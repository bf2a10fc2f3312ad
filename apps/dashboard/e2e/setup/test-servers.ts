import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const host = '127.0.0.1';

/** Journeys that run at the same time; each has a server and a database of its own. */
export const workers = 2;

/** A port that is free now, of those that no system gives out by itself: no other program is given it meanwhile. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(15_000, 32_000);
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, host, () => server.close(() => resolve(port)));
  });

const freePorts = async (): Promise<string> => {
  const ports = await Promise.all(Array.from({ length: workers }, freePort));
  return ports.join(' ');
};

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Where the servers of this run listen and keep their databases. The configuration is read again in every worker: what
 * the first reading decided travels to them in the environment.
 */
export const testServers = async () => {
  process.env.PASARELA_E2E_PORTS ??= await freePorts();
  process.env.PASARELA_E2E_FOLDER ??= temporaryFolder();
  const folder = process.env.PASARELA_E2E_FOLDER;
  return process.env.PASARELA_E2E_PORTS.split(' ').map((port) => ({
    url: `http://${host}:${port}`,
    environment: {
      HOST: host,
      PORT: port,
      DATABASE_URL: `file:${join(folder, port, 'pasarela.db')}`,
      PASARELA_CALLS_PER_MINUTE: '1000000',
      PASARELA_DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
  }));
};

/** The server of the worker that asks. */
export const urlOfWorker = (servers: readonly { readonly url: string }[]): string | undefined =>
  servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]?.url;
