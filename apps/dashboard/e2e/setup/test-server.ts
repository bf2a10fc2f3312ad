import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const host = '127.0.0.1';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Where the server of this run listens and keeps its database. The configuration is read again in every worker: what the
 * first reading decided travels to them in the environment.
 */
export const testServer = async () => {
  process.env.PASARELA_E2E_PORT ??= String(await freePort());
  process.env.PASARELA_E2E_FOLDER ??= temporaryFolder();
  const url = `http://${host}:${process.env.PASARELA_E2E_PORT}`;
  return {
    url,
    environment: {
      HOST: host,
      PORT: process.env.PASARELA_E2E_PORT,
      DATABASE_URL: `file:${join(process.env.PASARELA_E2E_FOLDER, 'pasarela.db')}`,
      PASARELA_DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
  };
};
