import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, it } from 'vitest';
import { version } from '#features/system/system-service.ts';
import { createReceiver } from '../test/receivers.ts';
import { sizeOf } from '../test/test-size.ts';
import { createProjectFolder, startProgram } from './installed-package.ts';

const run = promisify(execFile);
const archive = fileURLToPath(new URL('../../../dist/pasarela.tgz', import.meta.url));
/** What the archive is made of. */
const unpacked = fileURLToPath(new URL('../../../dist/package', import.meta.url));

const project = createProjectFolder();
const { path: folder, temporary, env } = project;
afterAll(() => project.remove());
const installed = join(folder, 'node_modules/pasarela');
const command = join(installed, 'bin/pasarela.cjs');
const npm = (...args: string[]) => run('npm', args, { cwd: folder, env });

/** The size of the archive that an installation downloads, at most. Bytes. */
const maxSize = 12_000_000;

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const credentials = { identifier: 'tienda-key', password: 'tienda-password' };

const order = {
  ReferenceNumber: 'PEDIDO-1',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2035',
  cvv: '123',
};

it('is small, names its version, and holds the licences of what it is made of', () => {
  expect(statSync(archive).size).toBeLessThan(maxSize);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'pasarela', version, engines: { node: '>=24.7.0' } });
  expect(Object.keys(manifest.dependencies)).toEqual(['better-sqlite3']);
  const licences = readFileSync(join(installed, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const name of ['fastify', 'react', 'zod', '@docusaurus/core', '@fontsource/geist-sans', 'tailwindcss'])
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
});

it('installed into an empty folder, pays and sends a webhook signed with the secret of its configuration', async () => {
  const receiver = await createReceiver();
  const webhooks = { url: receiver.url, secret };
  const businesses = [{ name: 'Mi tienda', apiKey: credentials, webhooks }];
  writeFileSync(join(folder, 'pasarela.config.json'), JSON.stringify({ businesses }));
  const npx = ['npx', '--no-install', 'pasarela', '--port', '0', '--db', ':temp:'] as const;
  const running = startProgram(npx, { cwd: folder, env });
  try {
    const [, port] = await running.wrote(/ready at http:\/\/localhost:(\d+)[\s\S]*data {2,}.+\n/);
    expect(running.output()).toContain('pasarela.config.json: Mi tienda (key tienda-key)');
    const site = `http://127.0.0.1:${port}`;
    const authorization = `Basic ${btoa(`${credentials.identifier}:${credentials.password}`)}`;
    const paid = await fetch(`${site}/api/pay/create`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect(await paid.json()).toMatchObject({ responseCode: '002' });

    await receiver.reached(1);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.arrived;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      data: expect.objectContaining({ referenceNumber: order.ReferenceNumber }),
    });

    for (const page of ['/', '/docs', '/docs/en', '/pasarela.js', '/api/openapi.json'])
      expect((await fetch(site + page)).status, page).toBe(200);
  } finally {
    await running.end('SIGINT');
    await receiver.close();
  }
  expect(readdirSync(temporary).filter((name) => name.startsWith('pasarela-'))).toEqual([]);
});

/** A program of a reader, in the folder that the package is installed in. */
const program = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const copied = (name: string): string =>
  program(name, readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'));

it('is a library for ES modules and for CommonJS', async () => {
  const pays = `
    const sandbox = await createSandbox({ name: 'Mi tienda' });
    const { responseCode } = await sandbox.call('createPayment', ${JSON.stringify(order)});
    const refused = await sandbox.call('createPayment', {}).catch((error) => error);
    await sandbox.close();
    process.stdout.write([responseCode, refused.code, refused instanceof CallRefused].join(' '));`;
  const programs = [
    program('pays.mjs', `import { CallRefused, createSandbox } from 'pasarela';${pays}`),
    program(
      'pays.cjs',
      `const { CallRefused, createSandbox } = require('pasarela');(async () => {${pays}})();`,
    ),
  ];
  for (const file of programs)
    expect((await run(process.execPath, [file], { cwd: folder, env })).stdout).toBe(
      '002 invalid_fields true',
    );
});

const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(
  'package.json',
  'bin/tsc',
);

it.each([
  ['with the newest library', { target: 'es2024', lib: ['es2024', 'esnext.disposable', 'dom'] }],
  ['with the library that the target brings', { target: 'es2022', skipLibCheck: false }],
])('has types that need no other package, %s', async (_, chosen) => {
  copied('library.mts');
  program(
    'library.cts',
    "import pasarela = require('pasarela');\nexport const made = pasarela.createSandbox();\n",
  );
  const compilerOptions = { noEmit: true, strict: true, module: 'nodenext', types: [], ...chosen };
  const files = ['library.mts', 'library.cts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await run(process.execPath, [compiler, '-p', folder], { cwd: folder, env }).catch(({ stdout }) => {
    throw new Error(stdout);
  });
});

const sandboxes = sizeOf({ small: 100, full: 500 });

it(`leaves nothing of ${sandboxes} sandboxes in a process that has ended them`, async () => {
  const { stdout } = await run(process.execPath, ['--expose-gc', copied('leaks.mjs'), String(sandboxes)], {
    cwd: folder,
    env,
  });
  const [half, all] = JSON.parse(stdout);
  // One more at half is a connection that has not timed out yet, and not what a sandbox left.
  expect(all.resources).toBeLessThanOrEqual(half.resources);
  expect(all.files).toBeLessThanOrEqual(half.files);
  // A sandbox that is still held takes 2 MB or more.
  expect(all.heap - half.heap).toBeLessThan(5_000_000);
  expect(readdirSync(temporary).filter((name) => name.startsWith('pasarela-'))).toEqual([]);
});

it('says on an older Node what it needs: the command, and the library', async () => {
  const older = program(
    'older.cjs',
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.6.1' } });",
  );
  const sentence = 'Pasarela needs Node 24.7 or newer; this is Node 24.6.1.';
  const started = (file: string) => run(process.execPath, ['--require', older, file], { cwd: folder, env });
  await expect(started(command)).rejects.toMatchObject({ code: 1, stderr: `${sentence}\n` });
  // Nothing of the library is read: an older Node refuses what it imports.
  for (const file of [
    program('imports.mjs', "import { createSandbox } from 'pasarela';\ncreateSandbox();\n"),
    program('requires.cjs', "require('pasarela');\n"),
  ])
    await expect(started(file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Error: ${sentence}\n`),
    });
});

it('explains a refusal, on a page and in its message', async () => {
  const file = program(
    'refused.mjs',
    `import { createSandbox } from 'pasarela';
    const sandbox = await createSandbox({ language: 'en' });
    const refused = await sandbox.call('createPayment', {}).catch((error) => error);
    const page = await fetch(refused.docUrl);
    await sandbox.close();
    process.stdout.write(JSON.stringify([page.status, page.headers.get('content-type'), refused.remedy, refused.message]));`,
  );
  const { stdout } = await run(process.execPath, [file], { cwd: folder, env });
  const [status, type, remedy, message] = JSON.parse(stdout);
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(remedy).toContain('errors');
  expect(message).toContain(`\n  Email: It is required.\n`);
  expect(message).toContain(`\n  ${remedy}\n  http://`);
});

it('could be published: npm takes it, without asking a registry', async () => {
  const offline = ['--registry', 'http://127.0.0.1:9', '--fetch-retries', '0'];
  const { stdout } = await npm('publish', '--dry-run', '--ignore-scripts', ...offline, unpacked);
  expect(stdout.trim()).toBe(`+ pasarela@${version}`);
});
