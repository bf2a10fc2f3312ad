import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isPostgres } from '#database/postgres/postgres-url.ts';
import { bundleFolder } from '#installation/installed-files.ts';
import { benchSecret } from './bench-database.ts';

export type BenchServer = {
  readonly url: string;
  readonly process: ChildProcess;
  /** The time from the start of the process until it answered, in milliseconds. */
  readonly upAfter: number;
  /** The resident memory in MB. */
  memory(): number;
  /** Resolves when no result is waiting to be delivered. */
  calm(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the real server in a separate process, with a file of SQLite or a URL of PostgreSQL. */
export const startServer = async (database: string, port: number): Promise<BenchServer> => {
  const started = performance.now();
  // What `pnpm start` and the container start, with the same options.
  const program = fileURLToPath(new URL(`../${bundleFolder}/server.js`, import.meta.url));
  const options = ['--expose-gc', '--max-semi-space-size=16', '--max-old-space-size=512'];
  const child = spawn(process.execPath, [...options, program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: isPostgres(database) ? database : `file:${database}`,
      PASARELA_CALLS_PER_MINUTE: '100000000',
      PASARELA_SECRET: benchSecret,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}`;
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Pasarela is ready')) resolve();
    });
  });
  const answer = await fetch(`${url}/api/health`);
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return {
    url,
    process: child,
    upAfter: performance.now() - started,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
    },
    calm: async () => {
      const authorization = `Bearer ${await dashboardToken(url)}`;
      for (;;) {
        const waiting = await fetch(`${url}/api/webhooks?state=waiting`, {
          headers: { authorization, company: '1' },
        });
        const { data } = (await waiting.json()) as { data: readonly unknown[] };
        if (data.length === 0) return;
        await pause(100);
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

/** Requests a token of the payment API. */
export const paymentToken = async (
  url: string,
  credentials = { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' },
): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
};

/** Requests a token of the dashboard. */
export const dashboardToken = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: 'admin', Password: 'Pasarela-2026', Environment: 'Sandbox' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
};
