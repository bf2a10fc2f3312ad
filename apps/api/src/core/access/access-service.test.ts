import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minute } from '@pasarela/contracts/dates/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { sql } from '#database/sql.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets } from '#security/secrets.ts';
import { createTokens } from '#security/tokens.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { createAccessService } from './access-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-access-'));
const createdAt = new Date(Date.UTC(2026, 10, 20));
const time = { now: createdAt.getTime() };
const clock = { now: () => time.now };
const secrets = deriveSecrets('a secret of the tests, thirty-two bytes or more');
const tokens = createTokens(secrets, clock);
const authorization = `Bearer ${tokens.dashboardToken('session')}`;

let database: Database;
beforeAll(async () => {
  database = await openDatabase(`file:${join(folder, 'access.db')}`);
  const person = { userName: 'ana', email: 'ana@example.com', displayName: 'Ana', passwordHash: '' };
  const session = { id: 'session', environment: 'Sandbox', createdAt, lastSeenAt: createdAt };
  await database.unit({ outside: 'installation' }, async (unit) => {
    const userId = await unit.insert('users', { ...person, createdAt });
    await unit.insert('sessions', { ...session, userId });
  });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const accessWith = (unit: Database['unit']) =>
  createAccessService(
    createDependencies({
      database: { ...database, unit },
      clock,
      identifiers: randomIdentifiers,
      secrets,
      siteUrl: 'http://localhost:3000',
    }),
  );
const lastSeen = async () =>
  (
    await database.read.first<{ readonly lastSeenAt: Date }>(
      sql`select last_seen_at from sessions where id = ${'session'}`,
    )
  )?.lastSeenAt.getTime();

it('knows a user while nothing can be written, and prolongs the session once it can', async () => {
  time.now += 2 * minute;
  const full = accessWith(() => Promise.reject(new DatabaseUnavailable('the disk is full')));
  expect(await full.user(authorization)).toMatchObject({ userName: 'ana', environment: 'Sandbox' });
  expect(await lastSeen()).toBe(createdAt.getTime());
  await accessWith(database.unit).user(authorization);
  expect(await lastSeen()).toBe(time.now);
});

it('hides no other failure to prolong it', async () => {
  time.now += 2 * minute;
  const broken = accessWith(() => Promise.reject(new Error('a mistake')));
  await expect(broken.user(authorization)).rejects.toThrow('a mistake');
});
