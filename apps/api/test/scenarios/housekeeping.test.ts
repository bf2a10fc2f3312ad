import { day, hour } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { resultSample } from '@pasarela/contracts/webhooks/result-sample';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhookPayload } from '#core/outbox/webhooks/webhook-outbox.ts';
import { sql } from '#database/sql.ts';
import { makePasswordLink } from '#features/accounts/password-links-service.ts';
import { createHousekeeping } from '#features/system/housekeeping-service.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { visa } from '../factories/cards-factory.ts';
import { countOf, rowOf, rowsOf } from '../table-rows.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
});
afterAll(() => app.close());

it('takes away what is over, and nothing that still counts', async () => {
  const { read } = app.database;
  const clock = { now: () => app.time.now };
  const { sweep } = createHousekeeping({ database: app.database, clock });
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    for (const [key, age] of [
      ['old', day],
      ['young', day - 1],
    ] as const)
      await unit.insert('idempotency_records', {
        accountId: 1,
        key,
        requestHash: '',
        answer: '{}',
        createdAt: new Date(seededAt - age - (key === 'old' ? 1 : 0)),
      });
    for (const [sessionId, age] of [
      ['old', day + limits.formSessionLife + 1],
      ['young', day],
    ] as const)
      await unit.insert('form_sessions', {
        ...visa,
        accountId: 1,
        sessionId,
        createdAt: new Date(seededAt - age),
      });
    for (const failure of [
      { subject: 'forgotten', count: 3, lastAt: new Date(seededAt - hour) },
      {
        subject: 'locked',
        count: 0,
        lastAt: new Date(seededAt - hour),
        lockedUntil: new Date(seededAt + 1),
      },
      { subject: 'recent', count: 3, lastAt: new Date(seededAt) },
    ])
      await unit.insert('login_failures', failure);
  });
  await app.signIn('admin');
  const { id: userId } = await rowOf(read, 'users', { userName: 'admin' });
  await app.database.unit({ outside: 'installation' }, (unit) =>
    unit.insert('known_addresses', { userId, subject: 'home', lastAt: new Date(seededAt) }),
  );
  await makePasswordLink(app.dependencies, 'admin', app.url);

  await sweep();
  expect((await rowsOf(read, 'idempotency_records')).map(({ key }) => key)).toEqual(['young']);
  expect((await rowsOf(read, 'form_sessions')).map(({ sessionId }) => sessionId)).toEqual(['young']);
  expect((await rowsOf(read, 'login_failures')).map(({ subject }) => subject).toSorted()).toEqual([
    'locked',
    'recent',
  ]);
  expect(await countOf(read, 'sessions')).toBe(1);
  expect(await countOf(read, 'password_links')).toBe(1);

  app.time.now += 2 * day;
  await sweep();
  expect(await countOf(read, 'sessions')).toBe(0);
  expect(await countOf(read, 'password_links')).toBe(0);
  expect(await countOf(read, 'known_addresses')).toBe(1);
  expect(await countOf(read, 'idempotency_records')).toBe(0);

  app.time.now = seededAt + limits.knownAddressLife + 1;
  await sweep();
  expect(await countOf(read, 'known_addresses')).toBe(0);
});

it('takes away results that nothing is to come of, with their attempts', async () => {
  const { read } = app.database;
  const { sweep } = createHousekeeping({ database: app.database, clock: { now: () => app.time.now } });
  const written = {
    accountId: 1,
    transactionId: null,
    status: 2,
    url: 'https://tienda.example',
    payload: webhookPayload(2, new Date(app.time.now), resultSample(2, app.time.now)),
  };
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    await unit.run(sql`delete from webhook_attempts`);
    await unit.run(sql`delete from webhook_messages`);
    for (const [code, age, nextAttemptAt] of [
      ['old', limits.webhookLife + 1, null],
      ['old-but-waiting', limits.webhookLife + 1, new Date(app.time.now)],
      ['young', limits.webhookLife, null],
    ] as const) {
      const at = new Date(app.time.now - age);
      const state = nextAttemptAt ? 'waiting' : 'delivered';
      const dates = { createdAt: at, occurredAt: at, nextAttemptAt };
      const messageId = await unit.insert('webhook_messages', {
        ...written,
        ...dates,
        code,
        state,
        lane: '1 tienda.example',
      });
      await unit.insert('webhook_attempts', {
        accountId: 1,
        messageId,
        number: 1,
        url: written.url,
        requestHeaders: '{}',
        startedAt: at,
        milliseconds: 1,
      });
    }
  });
  await sweep();
  expect((await rowsOf(read, 'webhook_messages')).map(({ code }) => code)).toEqual([
    'old-but-waiting',
    'young',
  ]);
  expect(await countOf(read, 'webhook_attempts')).toBe(2);
});
