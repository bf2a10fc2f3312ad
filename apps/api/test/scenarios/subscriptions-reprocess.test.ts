import { addDays, day, endOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import { ReprocessSettingsSchema } from '@pasarela/contracts/subscriptions/reprocess-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import type { DueWorkRow } from '#generated/stored-tables.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import {
  approvedOnce,
  createSubscriptionWorld,
  type SubscriptionWorld,
  told,
} from '../subscription-world.ts';
import { sizeOf } from '../test-size.ts';

let world: SubscriptionWorld;
beforeAll(async () => {
  world = await createSubscriptionWorld();
});
afterAll(async () => {
  await world.app.carryOutDue();
  await expectLedgerAgrees(world.app.database.read, world.app.time.now);
  await world.app.close();
});

const settings = async () => {
  const { data } = await world.app.calls.answered('getReprocessSettings', { headers: world.headers() });
  return ReprocessSettingsSchema.strict().parse(JSON.parse(data));
};
const start = () => world.codeOf('reprocessSubscriptions', { params: { idCompany: 1 } });
const waiting = () =>
  world.app.database.read.all<DueWorkRow>(sql`select * from due_work where kind = 'reprocess' order by id`);
/** Every subscription of before ends: those of a test are its own. */
const clear = async (): Promise<void> => {
  const ongoing = await world.app.database.read.all<{ id: number }>(
    sql`select id from subscriptions where account_id = ${world.accountId} and status in ('active', 'paused')`,
  );
  for (const { id: subscriptionId } of ongoing)
    await world.app.calls.answered('cancelSubscription', {
      body: { subscriptionId, reason: 'Ya no hace falta.' },
      headers: world.headers(),
    });
  // A day on which nothing was tried.
  await world.moveTo(endOfDay(toWireDay(await world.now())) + 60_000);
};
/** So many subscriptions whose second payment has just failed, and the moment of it. */
const failToday = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await world.subscribe('Biweekly', { cardNumber: approvedOnce }));
  const { nextPaymentAt } = await world.subscription(ids[0] ?? 0);
  await world.moveTo(nextPaymentAt?.getTime() ?? 0);
  return ids;
};
const once = 'Action not available. You only can reprocess subscription once per day.';
const pending = 'Action not available. The daily subscription collection process is not yet complete.';

describe('what the day allows', () => {
  it('is told from before the collection until after the reprocess, and begins again the day after', {
    tags: ['CALL-36', 'SUBSCRIPTION-42', 'SUBSCRIPTION-43', 'SUBSCRIPTION-44'],
  }, async () => {
    await clear();
    const id = await world.subscribe('Daily', { cardNumber: approvedOnce });
    const due = (await world.subscription(id)).nextPaymentAt?.getTime() ?? 0;
    const none = {
      settings: { IsReprocessSubscriptions: true },
      isReprocessed: false,
      failedRecords: 0,
      failedAmount: 0,
    };
    // Today nothing is due, and nothing was tried: the collection has finished.
    expect(await settings()).toEqual({ ...none, hasAttempts: false, pendingRecords: 0 });
    expect(await start()).toBe('reprocess_nothing_failed');
    await world.moveTo(due - 1_000);
    expect(await settings()).toEqual({ ...none, hasAttempts: false, pendingRecords: 1 });
    expect(await start()).toBe('reprocess_collection_pending');
    await world.moveTo(due);
    const failed = { ...none, hasAttempts: true, failedRecords: 1, failedAmount: 350.5 };
    expect(await settings()).toEqual({ ...failed, pendingRecords: 0 });
    expect(await start()).toBe('200');
    expect(await settings()).toEqual({ ...failed, pendingRecords: 1, isReprocessed: true });
    expect(await start()).toBe('reprocess_once_a_day');
    await world.app.carryOutDue();
    expect(await settings()).toEqual({ ...failed, pendingRecords: 0, isReprocessed: true });
    expect(await start()).toBe('reprocess_once_a_day');
    // Midnight in Mexico City parts the days.
    const midnight = endOfDay(toWireDay(due));
    await world.moveTo(midnight - 1_000);
    expect(await start()).toBe('reprocess_once_a_day');
    await world.moveTo(midnight);
    expect(await start()).toBe('reprocess_collection_pending');
    await world.moveTo(due + day);
    expect(await start()).toBe('200');
  });

  it('is refused in the words of the specification', {
    tags: ['CALL-37', 'SUBSCRIPTION-45', 'SUBSCRIPTION-46'],
  }, async () => {
    const refuse = async () => {
      const { message, status } = await world.app.calls.refused('reprocessSubscriptions', {
        params: { idCompany: 1 },
        headers: { ...world.headers(), 'accept-language': 'en' },
      });
      return [status, message];
    };
    expect(await refuse()).toEqual([409, once]);
    await world.moveTo(endOfDay(toWireDay(await world.now())));
    expect(await refuse()).toEqual([409, pending]);
  });

  it('is not spent where no charge failed, and not offered where the business does not reprocess', {
    tags: ['SUBSCRIPTION-38'],
  }, async () => {
    await clear();
    const id = await world.subscribe('Daily');
    await world.moveTo((await world.subscription(id)).nextPaymentAt?.getTime() ?? 0);
    expect(await settings()).toMatchObject({ hasAttempts: true, pendingRecords: 0, failedRecords: 0 });
    expect(await start()).toBe('reprocess_nothing_failed');
    expect((await settings()).isReprocessed).toBe(false);
    const { http } = world.app;
    const { body } = await http
      .post('/api/subscription/reprocess/2')
      .set({ ...world.headers(), company: '2' })
      .expect(409);
    expect(body.code).toBe('reprocess_disabled');
  });
});

describe('a reprocess', () => {
  it('charges once more what failed, and counts as none of the three attempts', {
    tags: ['CALL-37'],
  }, async () => {
    await clear();
    const [one = 0, two = 0] = await failToday(2);
    const due = await world.now();
    await world.accept(two);
    await world.moveBy({ hours: 2 });
    expect(await start()).toBe('200');
    await world.app.carryOutDue();
    const later = new Date(due + 2 * 3_600_000).toISOString();
    expect(told(await world.charges(one))).toEqual([
      [new Date(due).toISOString(), 3, 2],
      [later, 3, 2],
    ]);
    expect(await world.subscription(one)).toMatchObject({
      status: 'active',
      attemptNumber: 1,
      nextPaymentAt: new Date(due + day),
    });
    expect(told(await world.charges(two))).toEqual([
      [new Date(due).toISOString(), 3, 2],
      [later, 2, 2],
    ]);
    const next = collectionOf(addDays(toWireDay(due), 14));
    expect(await world.subscription(two)).toMatchObject({
      status: 'active',
      attemptNumber: 0,
      paymentsMade: 2,
      nextPaymentAt: next,
    });
    // The three attempts go on.
    await world.moveTo(due + 2 * day);
    expect((await world.subscription(one)).status).toBe('paused');
    expect((await world.charges(one)).map(({ status }) => status)).toEqual([3, 3, 3, 3]);
    await world.moveTo(next.getTime());
    expect(told(await world.charges(two)).at(-1)).toEqual([next.toISOString(), 2, 3]);
  });

  it('leaves alone what was canceled before its turn, and what rests', async () => {
    await clear();
    const [one = 0, two = 0] = await failToday(2);
    expect(await start()).toBe('200');
    // The call that cancels carries out what is due before it; written down again, it finds it ended.
    const charged = (await world.charges(one)).length;
    await world.app.calls.answered('cancelSubscription', {
      body: { subscriptionId: one, reason: 'Se dio de baja.' },
      headers: world.headers(),
    });
    expect(await waiting()).toEqual([]);
    expect((await world.charges(one)).length).toBe(charged + 1);
    await world.moveBy({ days: 2 });
    expect((await world.subscription(two)).status).toBe('paused');
    // What failed for the third time rests: there is nothing to charge.
    expect(await start()).toBe('reprocess_nothing_failed');
  });

  it('is a piece of work for each subscription, which others need not wait for', async () => {
    await clear();
    const ids = await failToday(5);
    const { data } = await world.app.calls.answered('reprocessSubscriptions', {
      params: { idCompany: 1 },
      headers: world.headers(),
    });
    expect(data).toEqual({ subscriptions: 5 });
    expect((await waiting()).map(({ subjectId }) => subjectId)).toEqual(ids);
    await world.app.carryOutDue();
    expect(await waiting()).toEqual([]);
    for (const id of ids) expect(await world.charges(id)).toHaveLength(2);
  });

  it('is started by one of fifty at once', { tags: ['SUBSCRIPTION-43'] }, async () => {
    const rounds = sizeOf({ small: 2, full: 50 });
    await clear();
    for (let round = 0; round < rounds; round += 1) {
      const [id = 0] = await failToday(1);
      const codes = await Promise.all(Array.from({ length: 50 }, start));
      expect(codes.toSorted()).toEqual(['200', ...Array.from({ length: 49 }, () => 'reprocess_once_a_day')]);
      await world.app.carryOutDue();
      expect(await world.charges(id)).toHaveLength(2);
      await clear();
    }
  });
});
