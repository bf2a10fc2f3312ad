import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from './figures.ts';
import { startPrism } from './prism-server.ts';

const run = promisify(execFile);
const archive = fileURLToPath(new URL('../../../dist/pasarela.tgz', import.meta.url));
const programs = fileURLToPath(new URL('emulators', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const abilities = ['declines', 'idempotency', 'refunds', 'webhooks', 'clock'] as const;
type Does = Readonly<Record<(typeof abilities)[number], boolean>>;
/** Milliseconds from the beginning; a refund takes its own time. Null where it cannot be done. */
type Measured = {
  readonly ready: number;
  readonly payment: number;
  readonly webhook: number | null;
  readonly refund: number | null;
  readonly does: Does;
};

const measuredBy = async (program: string, folder: string): Promise<Measured> =>
  JSON.parse((await run(process.execPath, [program], { cwd: folder })).stdout);

/** Prism answers what the description's examples say, and keeps nothing. */
const measurePrism = async (folder: string, ours: string, port: number): Promise<Measured> => {
  const begun = performance.now();
  const prism = await startPrism(ours, folder, port);
  const ready = performance.now() - begun;
  const post = async (
    path: string,
    body: object,
  ): Promise<{ responseCode?: string; transactionNumber?: string }> => {
    const response = await fetch(`${prism.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { responseCode?: string; transactionNumber?: string };
  };
  const order = {
    Amount: 350.5,
    Currency: 'MXN',
    FirstName: 'Ana',
    LastName: 'López',
    Email: 'ana@example.com',
  };
  const card = { cardExpirationMonth: '12', cardExpirationYear: '2035', cvv: '123' };
  const pay = (ReferenceNumber: string, cardNumber: string) =>
    post('/api/pay/create', { ...order, ...card, ReferenceNumber, cardNumber });
  await pay('A-1', '4242424242424242');
  const payment = performance.now() - begun;
  const declined = await pay('A-2', '5105105105105100');
  await prism.stop();
  const does = {
    declines: declined.responseCode === '003',
    idempotency: false,
    refunds: false,
    webhooks: false,
    clock: false,
  };
  return { ready, payment, webhook: null, refund: null, does };
};

/** Milliseconds until the command says that it is ready, from its start as a process. */
const measureCommand = async (folder: string, args: readonly string[]): Promise<number> => {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/pasarela/bin/pasarela.cjs'), '--port', '0', '--db', ':temp:', ...args],
    { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await new Promise<void>((done) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready at')) done();
    });
  });
  const ready = performance.now() - begun;
  child.kill('SIGINT');
  await once(child, 'exit');
  return ready;
};

const medianOf = (values: readonly (number | null)[]): string => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? '–' : `${Math.round(median(known))} ms`;
};

const rowOf = (name: string, rounds: readonly Measured[]): string => {
  const [first] = rounds;
  const columns = (['ready', 'payment', 'webhook', 'refund'] as const).map((column) =>
    medianOf(rounds.map((round) => round[column])),
  );
  const cannot = abilities.filter((ability) => !first?.does[ability]);
  return `| ${[name, ...columns, cannot.join(', ') || 'none of these'].join(' | ')} |`;
};

/** Pasarela as a package beside other emulators, each installed from npm: how long until something can be tested. */
export const benchEmulators = async (folder: string, rounds: number): Promise<void> => {
  if (!existsSync(archive)) throw new Error('dist/pasarela.tgz is missing: run `pnpm package` first');
  const project = join(folder, 'emulators');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  cpSync(programs, project, { recursive: true });
  const npm = (...args: string[]) =>
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...args], {
      cwd: project,
      env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    });
  // The first installation fills npm's cache.
  await npm(archive, 'emulate@0.12.2');
  const begun = performance.now();
  await npm('--force', archive);
  say(`\n## Emulators: medians of ${rounds} rounds, each in a new process`);
  say(`\nInstalled from a warm cache in ${Math.round(performance.now() - begun)} ms.`);
  const measured: Record<'pasarela' | 'emulate' | 'prism', Measured[]> = {
    pasarela: [],
    emulate: [],
    prism: [],
  };
  const commands: Record<'plain' | 'demo', number[]> = { plain: [], demo: [] };
  const { createSandbox } = await import(
    join(project, 'node_modules/pasarela/apps/api/dist/server/create-sandbox.js')
  );
  const ours = await createSandbox();
  for (let round = 0; round < rounds; round += 1) {
    measured.pasarela.push(await measuredBy('pasarela.mjs', project));
    measured.emulate.push(await measuredBy('emulate.mjs', project));
    measured.prism.push(await measurePrism(project, ours.url, 4_520));
    commands.plain.push(await measureCommand(project, ['--no-demo']));
    commands.demo.push(await measureCommand(project, []));
  }
  await ours.close();
  say(
    '\n| | ready | first payment | its webhook | a refund takes | cannot |\n| --- | --- | --- | --- | --- | --- |',
  );
  say(rowOf('Pasarela, `createSandbox()`', measured.pasarela));
  say(rowOf('vercel-labs/emulate 0.12.2, Stripe', measured.emulate));
  say(rowOf("Prism on Pasarela's description", measured.prism));
  say(
    `\n\`npx pasarela\`, installed, from the start of its process: ready in ${medianOf(commands.plain)} with \`--no-demo\`, in ${medianOf(commands.demo)} with the demo.`,
  );
};
