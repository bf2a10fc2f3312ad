import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { opensSettings } from '#core/outbox/webhooks/account-settings.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { sql } from '#database/sql.ts';
import type { AccountSettingsRow } from '#generated/stored-tables.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets, type Secrets, secretCheckOf } from '#security/secrets.ts';
import { createFirstAdmin } from '#seed/first-admin.ts';
import { realClock } from '#time/real-clock.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { settleSecret } from './settle-secret.ts';

let folder: string;
let secretFile: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pasarela-secret-'));
  secretFile = join(folder, 'pasarela.db.secret');
  database = await openDatabase(`file:${join(folder, 'pasarela.db')}`);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const fill = (secrets: Secrets): Promise<void> =>
  createFirstAdmin(
    createDependencies({
      database,
      clock: realClock,
      identifiers: randomIdentifiers,
      secrets,
      siteUrl: 'http://localhost:3000',
    }),
    { userName: 'duena', password: 'doce-caracteres', business: 'Panadería Ocaso' },
  );

const settings = (): Promise<AccountSettingsRow[]> => database.read.all(sql`select * from account_settings`);
const settle = (secret?: string, newSecret = false): Promise<Secrets> =>
  settleSecret(database, {
    newSecret,
    source: secret === undefined ? { file: secretFile } : { text: secret },
  });
const other = 'another secret than the one that the database was written with';

describe('an empty database', () => {
  it('gets a secret of its own, which is there the next time', async () => {
    const made = await settle();
    const kept = readFileSync(secretFile, 'utf8');
    expect(kept).toMatch(/^[\w-]{64}$/);
    expect(statSync(secretFile).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('secret'))).toEqual(['pasarela.db.secret']);
    expect((await settle()).apiSecret.equals(made.apiSecret)).toBe(true);
    expect(readFileSync(secretFile, 'utf8')).toBe(kept);
  });

  it('gets another one where the making of the first was interrupted', async () => {
    writeFileSync(secretFile, '');
    await settle();
    expect(readFileSync(secretFile, 'utf8')).toHaveLength(64);
  });

  it('takes the configured one, and keeps none', async () => {
    expect((await settle(other)).apiSecret.equals(deriveSecrets(other).apiSecret)).toBe(true);
    expect(readdirSync(folder)).not.toContain('pasarela.db.secret');
  });
});

describe('processes that start at once', () => {
  it('work with one secret, or not at all', async () => {
    const outcomes = await Promise.allSettled([settle(other), settle(`${other}, and again another`)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toContain('another secret than PASARELA_SECRET has');
  });
});

describe('an installation that has sealed nothing yet', () => {
  it('opens with the secret of its first start alone, and holds only a check value of it', async () => {
    await settle(other);
    await expect(settle('a secret that nothing in the database was written with')).rejects.toThrow(
      'The database is empty, and was opened before with another secret than PASARELA_SECRET has. Start with that one. If no other process starts on it, PASARELA_NEW_SECRET=yes',
    );
    await settle(other);
    const renewed = 'a secret that is wanted in place of the first one';
    await settle(renewed, true);
    await settle(renewed);
    await expect(settle(other)).rejects.toThrow('another secret');
    const [row] = await database.read.all<{ secretCheck: string }>(
      sql`select secret_check from installations`,
    );
    expect(row?.secretCheck).toBe(secretCheckOf(deriveSecrets(renewed)));
    expect(row?.secretCheck).not.toContain(renewed);
  });
});

describe('a database with data', () => {
  beforeEach(async () => fill(await settle()));

  it('opens with the secret that it was written with, from the file or configured', async () => {
    const kept = readFileSync(secretFile, 'utf8');
    await settle();
    rmSync(secretFile);
    await settle(kept);
    expect(readdirSync(folder)).not.toContain('pasarela.db.secret');
  });

  it.each([
    [
      'is missing',
      () => rmSync(secretFile),
      undefined,
      /was written with is missing: .+pasarela\.db\.secret\. Restore/,
    ],
    ['is empty', () => writeFileSync(secretFile, ''), undefined, /was written with is damaged: .+Restore/],
    [
      'is cut off',
      () => writeFileSync(secretFile, 'short'),
      undefined,
      /was written with is damaged: .+Restore/,
    ],
    [
      'is of another',
      () => writeFileSync(secretFile, other),
      undefined,
      /with another secret than .+\.secret has/,
    ],
    ['is configured otherwise', () => {}, other, /with another secret than PASARELA_SECRET has/],
  ])('is refused where its secret %s, and says what to do', async (_, lose, secret, said) => {
    const before = await settings();
    lose();
    const files = readdirSync(folder);
    await expect(settle(secret)).rejects.toMatchObject({
      name: 'CannotStart',
      message: expect.stringMatching(said),
    });
    await expect(settle(secret)).rejects.toThrow(
      /PASARELA_NEW_SECRET=yes[\s\S]+signed out[\s\S]+API keys are void[\s\S]+webhooks[\s\S]+blacklist/,
    );
    expect(await settings()).toEqual(before);
    expect(readdirSync(folder)).toEqual(files);
  });

  it.each([
    ['a new one', undefined],
    ['the configured one', other],
  ])('goes on with %s where that is asked for, and opens with it from then on', async (_, secret) => {
    await database.unit({ outside: 'installation' }, (unit) =>
      unit.run(sql`update account_settings set public_key = 'public', private_key = 'sealed'`),
    );
    const [before] = await settings();
    rmSync(secretFile);
    const secrets = await settle(secret, true);
    expect(await opensSettings(database.read, secrets)).toBe(true);
    const [after] = await settings();
    expect(after).toEqual({
      ...before,
      webhookSecret: after?.webhookSecret,
      publicKey: null,
      privateKey: null,
    });
    expect(after?.webhookSecret).not.toBe(before?.webhookSecret);
    // The setting may remain: the secrets are not replaced a second time.
    expect((await settle(secret, true)).apiSecret.equals(secrets.apiSecret)).toBe(true);
    expect((await settle(secret)).apiSecret.equals(secrets.apiSecret)).toBe(true);
    expect(await settings()).toEqual([after]);
  });
});
