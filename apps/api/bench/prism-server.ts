import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Prism's own program file, so that ending the process ends Prism. */
const program = join(
  dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist/index.js',
);

export type PrismServer = { readonly url: string; stop(): Promise<void> };

/** Starts Prism with the description that our server publishes. It stores nothing and logs nothing. */
export const startPrism = async (ours: string, folder: string, port: number): Promise<PrismServer> => {
  const description = join(folder, 'openapi.json');
  writeFileSync(description, await (await fetch(`${ours}/api/openapi.json`)).text());
  const child = spawn(
    process.execPath,
    [
      program,
      'mock',
      ...['--host', '127.0.0.1', '--port', String(port)],
      ...['--verboseLevel', 'silent', '--multiprocess', 'false'],
      description,
    ],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) break;
    if (performance.now() > until) throw new Error('Prism does not answer');
    await pause(100);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
