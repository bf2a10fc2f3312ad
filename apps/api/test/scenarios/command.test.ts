import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { basic, createOperationCalls } from '../operation-calls.ts';
import { programPath } from '../start-server.ts';

const program = programPath('pasarela');
const folder = mkdtempSync(join(tmpdir(), 'pasarela-command-'));
const temporary = mkdtempSync(join(tmpdir(), 'pasarela-command-temporary-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(temporary, { recursive: true, force: true });
});

/** What the command is told of the machine. Compiled code is kept from one start to the next. */
const own = {
  PATH: process.env.PATH,
  TMPDIR: temporary,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** Runs the command in the folder until it has said everything, hands its output on, and stops it. */
const running = async (
  args: readonly string[],
  work: (output: string, port: string) => Promise<unknown> = async () => {},
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  const said = new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (/^ {2}data {2,}.+\n/m.test(output)) resolve(/localhost:(\d+)/.exec(output)?.[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    closed.then(() => resolve(undefined));
  });
  const port = await said;
  try {
    if (port) await work(output, port);
  } finally {
    child.kill('SIGINT');
    await closed;
  }
  return output;
};

const callsAt = (port: string) => createOperationCalls(supertest(`http://127.0.0.1:${port}`));
const headersIn = (output: string): Readonly<Record<string, string>> => {
  const [, identifier = '', password = ''] = /payment API {2,}(\S+) \/ (\S+)/.exec(output) ?? [];
  return basic(identifier, password);
};

it('without demo and configuration it prints credentials that work, and removes a temporary file', async () => {
  await running(['--port', '0', '--no-demo', '--db', ':temp:'], async (output, port) => {
    const [, UserName, Password] = /sign-in {2,}(\S+), password (\S+),/.exec(output) ?? [];
    await callsAt(port).answered('getClock', { headers: headersIn(output) });
    await callsAt(port).answered('login', { body: { UserName, Password, Environment: 'Sandbox' } });
    expect(readdirSync(temporary).filter((name) => name.startsWith('pasarela-'))).toHaveLength(1);
  });
  expect(readdirSync(temporary).filter((name) => name.startsWith('pasarela-'))).toEqual([]);
  expect(existsSync(join(folder, '.pasarela'))).toBe(false);
});

/** The signals that a terminal and npx send one after another, `apart` milliseconds. */
const interruptedTwice = async (apart: number, ready: RegExp | undefined): Promise<number | null> => {
  const child = spawn(process.execPath, [program, '--port', '0', '--no-demo', '--db', ':temp:'], {
    cwd: folder,
    env: own,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  if (ready) for await (const chunk of child.stdout) if (ready.test(String(chunk))) break;
  while (readdirSync(temporary).every((name) => !name.startsWith('pasarela-'))) await setTimeout(5);
  child.kill('SIGINT');
  await setTimeout(apart);
  child.kill('SIGINT');
  const [code] = await closed;
  return code;
};

it.each([
  ['once it is ready', /ready at/, 0],
  ['while it starts', undefined, 1],
] as const)('removes its temporary file although it is interrupted twice, %s', async (_, ready, code) => {
  expect(await interruptedTwice(3, ready)).toBe(code);
  expect(readdirSync(temporary).filter((name) => name.startsWith('pasarela-'))).toEqual([]);
});

it('keeps the data in the folder, out of git, and prints credentials once', async () => {
  const first = await running(['start', '--port=0', '--no-demo']);
  expect(readFileSync(join(folder, '.pasarela/.gitignore'), 'utf8')).toBe('*\n');
  const again = await running(['--port', '0', '--no-demo'], async (_, port) => {
    await callsAt(port).answered('getClock', { headers: headersIn(first) });
  });
  expect(again).not.toMatch(/password|payment API|demo/);
  await running(['--port', '0', '--no-demo'], async (_, port) => {
    // Beside the server that is running.
    const printed = await running(['reset-password', '--user', 'admin'], undefined, { PORT: port });
    const [, token = ''] = new RegExp(`^http://localhost:${port}/login#token=(\\S+)\n`).exec(printed) ?? [];
    const body = { token, newPassword: 'cuatro-nubes-y-un-faro' };
    const { data } = await callsAt(port).answered('resetPassword', { body });
    expect(data).toEqual({ userName: 'admin' });
  });
  expect(await running(['reset-password', '--user', 'nadie'])).toBe(
    'No link was made. Nobody who may sign in has the username or the e-mail nadie.\n',
  );
  expect(await running(['reset-password', '--user', 'admin', '--db', 'none.db'])).toContain(
    `There is no database ${join(folder, 'none.db')}.`,
  );
  expect(existsSync(join(folder, 'none.db'))).toBe(false);

  writeFileSync(join(folder, 'pasarela.config.json'), '{ "businesses": [{ "name": "Otra" }] }');
  expect(await running(['--port', '0'])).toContain(
    'pasarela.config.json was not applied: the database holds data already',
  );
  // The database of the reader's own project is not ours. An option wins over the environment.
  const environment = { DATABASE_URL: `file:${join(folder, 'env.db')}`, PORT: 'x' };
  expect(await running(['--port', '0'], undefined, environment)).toContain(
    'pasarela.config.json was not applied',
  );
  expect(existsSync(join(folder, 'env.db'))).toBe(false);
  expect(await running(['--port', '0', '--db', 'own.db'], undefined, environment)).toContain(
    join(folder, 'own.db'),
  );
});

it('names what it cannot take, and starts nothing', async () => {
  writeFileSync(join(folder, 'bad.json'), '{ "businesses": [{ "name": "A", "port": 1 }] }');
  expect(await running(['--seed', 'bad.json'])).toBe(
    'Pasarela cannot start. bad.json is not valid.\nbusinesses[0].port: There is no such property.\n',
  );
  expect(await running(['--config', 'missing.json'])).toContain(
    'The configuration missing.json cannot be read',
  );
});

it('moves an installation to another file, which begins with the same credentials', async () => {
  const apiKey = { identifier: 'mudanza-key', password: 'mudanza-password' };
  writeFileSync(join(folder, 'own.json'), JSON.stringify({ businesses: [{ name: 'Mudanza', apiKey }] }));
  await running(['--port', '0', '--config', 'own.json', '--db', 'from.db']);
  const moved = await running(['move', '--from', 'from.db', '--to', 'to.db']);
  expect(moved).toContain(`copy ${join(folder, 'from.db.secret')} to ${join(folder, 'to.db.secret')}.`);
  expect(moved).toMatch(/\nMoved \d+ rows of \d+ tables: rows, checksums and books are equal\.\n$/);
  copyFileSync(join(folder, 'from.db.secret'), join(folder, 'to.db.secret'));
  await running(['--port', '0', '--db', 'to.db'], async (_, port) => {
    const headers = basic(apiKey.identifier, apiKey.password);
    await callsAt(port).answered('getClock', { headers });
  });
  expect(await running(['move', '--from', 'from.db', '--to', 'to.db'])).toContain(
    `Nothing was moved. ${join(folder, 'to.db')} holds data already.`,
  );
  expect(await running(['move', '--from', 'to.db', '--to', './to.db'])).toContain('is both --from and --to');
});
