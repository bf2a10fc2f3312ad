import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#entry/create-sandbox.ts';
import { pageLanguages, printedCode, readPage } from '../documentation-pages.ts';
import { createReceiver, type Receiver } from '../receivers.ts';

const run = promisify(execFile);

let sandbox: Sandbox;
let shop: Receiver;
beforeAll(async () => {
  sandbox = await createSandbox();
  shop = await createReceiver();
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

/** All blocks of the page as the one script that they are. */
const scriptOf = (page: string): string =>
  printedCode(page)
    .filter(({ title }) => title.startsWith('ci.sh: '))
    .map(({ code }) => code)
    .join('\n\n');

const scripts = {
  es: scriptOf(readPage('es', 'automated-tests/by-calls')),
  en: scriptOf(readPage('en', 'automated-tests/by-calls')),
};
/** The file that the script writes for the shop. */
const environmentFiles = { es: 'tienda.env', en: 'shop.env' } as const;

const folder = mkdtempSync(join(tmpdir(), 'pasarela-ci-script-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runScript = (script: string, environment: Readonly<Record<string, string>> = {}) => {
  writeFileSync(join(folder, 'ci.sh'), script);
  const settings = {
    PASARELA_URL: sandbox.url,
    PASARELA_KEY: sandbox.key,
    PASARELA_PASSWORD: sandbox.password,
  };
  const env = { PATH: process.env.PATH, ...settings, ...environment };
  return run('bash', ['ci.sh'], { cwd: folder, env });
};

describe.each(pageLanguages)('the script of the page on CI by calls in %s', (language) => {
  it('runs, leaves no account, and sends webhooks signed with the secret that the shop is given', async () => {
    shop.arrived.length = 0;
    const { stdout, stderr } = await runScript(scripts[language], { WEBHOOKS_URL: shop.url });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(await sandbox.call('listIsolatedAccounts')).toEqual([]);

    const written = readFileSync(join(folder, environmentFiles[language]), 'utf8');
    const [, secret = ''] = /^PASARELA_WEBHOOK_SECRET=(.+)$/m.exec(written) ?? [];
    const types = shop.arrived.map(({ headers, body }) => {
      const { type } = new Webhook(secret).verify(body, headers) as { readonly type: string };
      return type;
    });
    expect(types).toEqual(expect.arrayContaining(['transaction.accepted', 'transaction.review']));
  });

  it('leaves a snapshot that another account begins from', async () => {
    const other = await createSandbox();
    try {
      const rawBody = readFileSync(join(folder, 'pasarela-snapshot.json'), 'utf8');
      const { contents } = await other.call('importSnapshot', { rawBody });
      expect(contents.transactions).toBe(3);
    } finally {
      await other.close();
    }
  });
});

it('runs without a shop, with the inbox of its account', async () => {
  await expect(runScript(scripts.es)).resolves.toMatchObject({ stderr: '' });
});

it('ends at the first step that is not as it says, and removes its account all the same', async () => {
  await expect(runScript(scripts.es.replace('= 002', '= 003'))).rejects.toMatchObject({ code: 1 });
  expect(await sandbox.call('listIsolatedAccounts')).toEqual([]);
});
