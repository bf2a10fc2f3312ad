import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { signInTo } from '../changes-load.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { demoKey } from '../operation-calls.ts';
import { prepareDatabase, preparedAccount, preparedSecret, withDatabase } from '../prepared-database.ts';
import { createReceiver, type Receiver } from '../receivers.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { sizeOf } from '../test-size.ts';
import { expectToldOfAll } from '../webhook-invariants.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-two-'));
let receiver: Receiver;
let from: number;
const servers: RunningServer[] = [];
beforeAll(async () => {
  receiver = await createReceiver();
  from = await prepareDatabase(folder, receiver.url);
  const start = () => startServer(folder, { PASARELA_SECRET: preparedSecret });
  servers.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  for (const server of servers) server.signal('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (url: string, path: string, headers: Record<string, string>, body: object) => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect([path, response.status, response.status === 200 ? '' : await response.text()]).toEqual([
    path,
    200,
    '',
  ]);
  return response;
};

/** What ends by itself, or is charged again. */
const kinds = [
  () => paymentOf({ PaymentProcess: { IsTwoStepPay: true } }),
  () => orderOf({ IdPaymentMethod: 5, Email: 'ana+pagado-luego@example.com' }),
  () => orderOf({ IdPaymentMethod: 11, Email: 'ana+sin-pago@example.com' }),
  () => paymentOf({ cardNumber: '4000000000002685' }),
  () => paymentOf({ PaymentProcess: { Subscription: { Frequency: 'Daily' } } }),
] as const;

it('two servers on one database do no piece of work twice, and deliver no message twice', async ({
  task,
}) => {
  const payments = sizeOf({ small: 60, full: 1_000 });
  const rounds = sizeOf({ small: 3, full: 20 });
  const pay = async (url: string, index: number) => {
    const kind = kinds[index % kinds.length];
    if (kind) await post(url, '/pay/create', demoKey, kind());
  };
  const each = <Result>(work: (url: string, index: number) => Promise<Result>) =>
    Promise.all(servers.map(({ url }, index) => work(url, index)));
  const dashboards = await each(signInTo);
  for (let round = 0; round < rounds; round += 1) {
    // Both take payments and both move the same clock, at once.
    await each(async (url, index) => {
      const paying = Array.from({ length: Math.ceil(payments / rounds / 2) }, (_, number) =>
        pay(url, number + index),
      );
      const moves = [{ days: 1 }, { hours: 7 }, { days: 3 }].map((span) =>
        post(url, '/sandbox/clock', dashboards[index] ?? {}, span),
      );
      await Promise.all([...paying, ...moves]);
    });
  }
  await withDatabase(folder, async ({ read }) => {
    const until = performance.now() + 60_000;
    for (;;) {
      const waiting = await read.all(sql`select id from webhook_messages where state = 'waiting' limit 1`);
      if (waiting.length === 0) break;
      if (performance.now() > until) throw new Error('messages are left');
      await pause(50);
    }
    await expectLedgerAgrees(read);
    await expectToldOfAll(read, preparedAccount, from);
    const clock = await read.first<{ offset: number }>(
      sql`select clock_offset as offset from account_states where account_id = ${preparedAccount}`,
    );
    // Every move of both was made.
    expect(clock?.offset).toBe(rounds * 2 * (4 * 24 + 7) * 3_600_000);
    const attempts = await read.all<{ code: string; attempts: number }>(
      sql`select code, attempts from webhook_messages where account_id = ${preparedAccount}`,
    );
    expect(attempts.filter((message) => message.attempts !== 1)).toEqual([]);
    const ids = receiver.arrived.map(({ headers }) => headers['webhook-id']);
    expect(ids.toSorted()).toEqual(attempts.map(({ code }) => code).toSorted());
    Object.assign(task.meta, {
      figures: `${payments} payments, ${rounds * 6} moves, ${ids.length} messages, each once`,
    });
  });
}, 600_000);
