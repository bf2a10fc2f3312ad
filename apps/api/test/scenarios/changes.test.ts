import { setImmediate } from 'node:timers/promises';
import { eventsType, readEvents } from '@pasarela/contracts/http/events';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { streamsAtOnce } from '#features/transactions/changes-service.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createLink } from '../factories/payment-links-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { rowOf } from '../table-rows.ts';

let app: TestApp;
let headers: Record<string, string>;
/** What happens between the looks of a stream, one thing after another. */
let between: (() => Promise<unknown>)[] = [];
/** The signal of the pause that a stream is in. */
let leaving: AbortSignal | undefined;

beforeAll(async () => {
  app = await buildTestApp({
    scale: 0,
    pause: async (_, signal) => {
      leaving = signal;
      await between.shift()?.();
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  between = [];
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});

const pay = () => app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });

/** The versions that a stream told of, to its end. */
const watch = async (): Promise<readonly string[]> => {
  const { text, headers: sent } = await app.calls.answered('watchChanges', { headers });
  expect(sent['content-type']).toContain(eventsType);
  expect(sent['cache-control']).toBe('no-store');
  return text
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => (JSON.parse(event.replace('data: ', '')) as { version: string }).version);
};

it('tells of what is now, and of nothing more while nothing happens', async () => {
  expect(await watch()).toHaveLength(1);
});

it('tells once of a payment, of a link and of a moved clock, and not of another account', async () => {
  between = [
    () => pay(),
    async () => {},
    async () => createLink(app, await accountIdOf(app, 1)),
    async () => createLink(app, await accountIdOf(app, 2)),
    () => app.calls.answered('moveClock', { body: { days: 1 }, headers }),
  ];
  const told = await watch();
  expect(told).toHaveLength(4);
  expect(new Set(told).size).toBe(4);
});

it('is no use of the session, and ends with it', async () => {
  const lastSeen = async () => {
    const id = app.dependencies.tokens.readDashboardToken(
      headers.authorization?.slice('Bearer '.length) ?? '',
    );
    const row = await rowOf(app.database.read, 'sessions', { id: id ?? '' });
    return Number(row.lastSeenAt);
  };
  const before = await lastSeen();
  app.time.now += 120_000;
  await watch();
  expect(await lastSeen()).toBe(before);
  await app.calls.answered('logout', { body: {}, headers });
  expect((await app.calls.refused('watchChanges', { headers })).code).toBe('session_ended');
});

it('stops looking once the caller has gone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  between = [() => promise];
  const response = await fetch(`${app.url}/api/transaction/changes`, { headers });
  for await (const event of readEvents(response.body)) {
    expect(event).toEqual({ version: expect.any(String) });
    break;
  }
  while (!leaving?.aborted) await setImmediate();
  resolve();
});

it('is open to a user so many times at once, and to others meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  between = Array.from({ length: streamsAtOnce }, () => () => promise);
  const open = (given = headers) => fetch(`${app.url}/api/transaction/changes`, { headers: given });
  const streams = await Promise.all(between.map(() => open()));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const { code, headers: sent } = await app.calls.refused('watchChanges', { headers });
  expect([code, sent['retry-after']]).toEqual(['too_many_requests', '1']);
  const other = await open({ ...bearer(await app.signIn('general')), company: '1' });
  expect(other.status).toBe(200);
  await other.body?.cancel();
  resolve();
  await Promise.all(streams.map((stream) => stream.text()));
  await vi.waitFor(async () => expect(await watch()).toHaveLength(1));
});

it('ends when the server stops', async () => {
  const other = await buildTestApp({ beside: app });
  const response = await fetch(`${other.url}/api/transaction/changes`, { headers });
  expect(response.headers.get('connection')).toBe('close');
  const events = readEvents(response.body);
  expect((await events.next()).done).toBe(false);
  await other.close();
  expect((await events.next()).done).toBe(true);
});
