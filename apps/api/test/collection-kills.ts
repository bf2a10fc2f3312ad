import { setTimeout as pause } from 'node:timers/promises';
import { addDays, day, endOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import { expect } from 'vitest';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';
import { createRandom } from '#seed/seeded-random.ts';
import { signInTo } from './changes-load.ts';
import { paymentOf } from './factories/payments-factory.ts';
import { expectLedgerAgrees } from './ledger-invariants.ts';
import { demoKey } from './operation-calls.ts';
import { preparedAccount, preparedSecret, withDatabase } from './prepared-database.ts';
import { type RunningServer, startServer } from './start-server.ts';

const post = (url: string, path: string, headers: Record<string, string>, body: object): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Creates `count` daily subscriptions; every fifth has a card that is declined. */
const subscribe = async (url: string, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    const body = paymentOf({
      cardExpirationYear: '2099',
      ...(index % 5 === 0 ? { cardNumber: '4000000000000341' } : {}),
      PaymentProcess: { Subscription: { Frequency: 'Daily' } },
    });
    const answer = await post(url, '/pay/create', demoKey, body);
    expect(answer.status).toBe(200);
  }
};

/** The current time of the account's clock, and whether it has reached its target. */
const clockOf = async (read: Queries): Promise<{ readonly now: number; readonly arrived: boolean }> => {
  const row = await read.first<{ offset: number; target: number }>(
    sql`select clock_offset as offset, clock_target as target from account_states where account_id = ${preparedAccount}`,
  );
  const { offset = 0, target = 0 } = row ?? {};
  return { now: Date.now() + offset, arrived: target <= offset };
};

const countTransactions = async (read: Queries): Promise<number> => {
  const row = await read.first<{ count: number }>(
    sql`select count(*) as count from transactions where account_id = ${preparedAccount}`,
  );
  return row?.count ?? 0;
};

const waitUntil = async (
  folder: string,
  every: number,
  isReached: (read: Queries) => Promise<boolean>,
): Promise<void> => {
  const until = performance.now() + 60_000;
  await withDatabase(folder, async ({ read }) => {
    while (!(await isReached(read))) {
      if (performance.now() > until) throw new Error('a move of the clock neither begins nor ends');
      await pause(every);
    }
  });
};

/** Waits until the started server has completed an interrupted move of the clock. */
const arrive = (folder: string): Promise<void> =>
  waitUntil(folder, 20, async (read) => (await clockOf(read)).arrived);

/** Expects one charge per day up to `until`; a declined subscription was tried on three days and is paused. */
const expectCollected = async (read: Queries, until: number): Promise<number> => {
  const subscriptions = await read.all<SubscriptionRow>(sql`
    select * from subscriptions where account_id = ${preparedAccount} and frequency = 'Daily'`);
  let collected = 0;
  for (const { id, originTransactionId, firstPaymentAt, status } of subscriptions) {
    const charges = await read.all<TransactionRow>(sql`
      select * from transactions where account_id = ${preparedAccount} and subscription_id = ${id}
        and id <> ${originTransactionId} order by created_at, id`);
    const first = toWireDay(firstPaymentAt.getTime());
    const isDeclined = charges.some((charge) => charge.status === 3);
    const expected: string[] = [];
    for (let index = 1; index <= (isDeclined ? 3 : Number.POSITIVE_INFINITY); index += 1) {
      const due = collectionOf(addDays(first, index));
      if (due.getTime() > until) break;
      expected.push(due.toISOString());
    }
    expect([id, charges.map(({ createdAt }) => createdAt.toISOString())]).toEqual([id, expected]);
    expect([id, status]).toEqual([id, isDeclined && expected.length === 3 ? 'paused' : 'active']);
    collected += charges.length;
  }
  return collected;
};

/**
 * Moves the clock over the collections of some days, and kills the server while it collects, over and over on one database. What
 * broke off is finished by the next server: nobody is charged twice, and nobody is skipped.
 */
export const killCollections = async (
  folder: string,
  seed: number,
  rounds: number,
): Promise<{ readonly charges: number; readonly broken: number }> => {
  const random = createRandom(seed);
  let server: RunningServer | undefined;
  let charges = 0;
  let broken = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const running = await startServer(folder, { PASARELA_SECRET: preparedSecret });
      server = running;
      await arrive(folder);
      await subscribe(running.url, round === 0 ? 40 : 5);
      const headers = await signInTo(running.url);
      const { now, charged } = await withDatabase(folder, async ({ read }) => ({
        ...(await clockOf(read)),
        charged: await countTransactions(read),
      }));
      // The move passes two or three collections of every subscription.
      const to = new Date(endOfDay(toWireDay(now)) + random.whole(1, 2) * day + 10 * 3_600_000).toISOString();
      const moving = post(running.url, '/sandbox/clock', headers, { to }).then(
        async (answer) => ({ status: answer.status, body: await answer.text() }),
        () => undefined,
      );
      // Counted in charges and not in time, so that a busy machine is killed at the same points.
      const killedAfter = charged + random.whole(0, 60);
      await waitUntil(folder, 1, async (read) => {
        const moved = await clockOf(read);
        const isAccepted = !moved.arrived || moved.now > now + day / 2;
        return isAccepted && (moved.arrived || (await countTransactions(read)) >= killedAfter);
      });
      running.signal('SIGKILL');
      expect(await running.ended).toBe('SIGKILL');
      await moving;
      await withDatabase(folder, async ({ read }) => {
        expect(await read.all(sql`pragma integrity_check`)).toEqual([{ integrityCheck: 'ok' }]);
        broken += (await clockOf(read)).arrived ? 0 : 1;
      });
      const next = await startServer(folder, { PASARELA_SECRET: preparedSecret });
      server = next;
      await arrive(folder);
      next.signal('SIGTERM');
      await next.ended;
      await withDatabase(folder, async ({ read }) => {
        charges = await expectCollected(read, (await clockOf(read)).now);
        await expectLedgerAgrees(read);
      });
    }
    return { charges, broken };
  } finally {
    server?.signal('SIGKILL');
    await server?.ended;
  }
};
