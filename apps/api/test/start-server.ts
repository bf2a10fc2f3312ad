import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPostgres } from '#database/postgres/postgres-url.ts';
import { bundleFolder, type ProgramName, programs } from '#installation/installed-files.ts';

/** The folder of the API. */
export const apiFolder = fileURLToPath(new URL('..', import.meta.url));

const sourceOf = (name: ProgramName, folder = apiFolder): string => join(folder, 'src', programs[name]);

/**
 * The file of a program that runs as a process. A run of all checks has just built what ships, which starts in half the time
 * (`PASARELA_TEST_PROGRAMS`); the sources need no build.
 */
export const programPath = (name: ProgramName): string =>
  process.env.PASARELA_TEST_PROGRAMS === 'built'
    ? join(apiFolder, bundleFolder, `${name}.js`)
    : sourceOf(name);

export type RunningServer = {
  readonly url: string;
  /** Everything that the server has written so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code or the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
};

/** The URL of a database at a place: of the file in a folder, or the place itself where that is a URL of PostgreSQL. */
export const databaseUrlIn = (place: string): string =>
  isPostgres(place) ? place : `file:${join(place, 'pasarela.db')}`;

const spawnServer = (
  place: string,
  environment: Readonly<Record<string, string>>,
  sources: string | undefined,
) =>
  spawn(process.execPath, [sources === undefined ? programPath('server') : sourceOf('server', sources)], {
    cwd: sources ?? apiFolder,
    env: {
      PATH: process.env.PATH,
      // Compiled code is kept from one start to the next.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrlIn(place),
      PASARELA_CALLS_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts a server and kills it after some milliseconds; returns whether it was ready by then. */
export const killedStart = async (folder: string, after: number): Promise<boolean> => {
  const child = spawnServer(folder, {}, undefined);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error(`the server ended with ${code} by itself:\n${output}`);
  return output.includes('Pasarela is ready');
};

/**
 * Starts the real server in a separate process on the database at a place: a folder, or a URL of PostgreSQL. What is to run from its
 * sources, another version of the product for one, is started by the folder of its API.
 */
export const startServer = async (
  place: string,
  environment: Readonly<Record<string, string>> = {},
  sources?: string,
): Promise<RunningServer> => {
  const child = spawnServer(place, environment, sources);
  let output = '';
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, port] = /Pasarela is ready at http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((reason) => reject(new Error(`the server ended with ${reason}:\n${output}`)));
  });
  return {
    url: await ready,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
  };
};
