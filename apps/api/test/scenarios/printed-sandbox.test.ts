import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#entry/create-sandbox.ts';
import type { SandboxOptions } from '#entry/sandbox-options.ts';
import { pageLanguages, readPage } from '../documentation-pages.ts';

/** What the tables of the page on test suites have to name; the compiler finds what is missing here. */
const options = {
  webhooks: true,
  webhookSecret: true,
  clock: true,
  name: true,
  language: true,
  port: true,
  pages: true,
} satisfies Record<keyof SandboxOptions, true>;
const members = {
  url: true,
  key: true,
  password: true,
  authorization: true,
  webhookSecret: true,
  call: true,
  clock: true,
  webhooks: true,
  snapshot: true,
  restore: true,
  reset: true,
  close: true,
} satisfies Record<Extract<keyof Sandbox, string>, true>;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ pages: true });
});
afterAll(() => sandbox.close());

describe.each(pageLanguages)('the page on test suites in %s', (language) => {
  const page = readPage(language, 'automated-tests/test-suite');
  /** The names in the first column of each table. */
  const [ofOptions = [], ofMembers = []] = page
    .split(/^\| --- .*\n/m)
    .slice(1)
    .map((part) => {
      const [rows = ''] = part.split('\n\n');
      return [...rows.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name),
      );
    });

  it('names every option and every member of a sandbox', () => {
    expect(new Set(ofOptions)).toEqual(new Set(Object.keys(options)));
    expect(new Set(ofMembers)).toEqual(new Set(Object.keys(members)));
  });

  it('says how to sign in to a sandbox that has pages', async () => {
    const [, UserName = '', Password = ''] = /`(admin)`, \S+\s+`([a-z-]+)`/.exec(page) ?? [];
    const { token } = await sandbox.call('login', { UserName, Password, Environment: 'Sandbox' });
    expect(token).toBeTruthy();
  });
});
