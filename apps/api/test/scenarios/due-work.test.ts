import { setImmediate } from 'node:timers/promises';
import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginTransaction } from '#core/transactions/transaction-life.ts';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { writeContext } from '../factories/write-context-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { basic, bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let account: number;
let dashboard: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
});
// Moving real time ends sessions.
beforeEach(async () => {
  dashboard = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

const authorize = async () =>
  (
    await app.calls.answered('createPayment', {
      body: paymentOf({ PaymentProcess: { IsTwoStepPay: true } }),
      headers: demoKey,
    })
  ).data;
const open = async () =>
  (await app.calls.answered('createTransaction', { body: orderOf(), headers: demoKey })).data;
const statusOf = async (transactionNumber: string) =>
  (await app.calls.answered('getResponse', { params: { transactionNumber }, headers: demoKey })).data
    .responseCode;
const capture = (transactionNumber: string) =>
  app.calls.send('payCapture', {
    body: { TransactionNumber: transactionNumber, Amount: 350.5 },
    headers: demoKey,
  });
const move = async (body: object) =>
  (await app.calls.answered('moveClock', { body, headers: dashboard })).data;
const clock = async () => (await app.calls.answered('getClock', { headers: dashboard })).data;
const eventsOf = (transactionNumber: string) =>
  app.database.read.all<{ move: string; occurredAt: Date; actorKind: string }>(sql`
    select move, occurred_at, actor_kind from transaction_events
    where transaction_id = ${Number(transactionNumber)} order by sequence`);

describe('what waits', () => {
  it('ends at its own moment, however far the clock is moved', async () => {
    const [authorized, opened] = [await authorize(), await open()];
    const begun = Date.parse((await clock()).now);
    await move({ days: 30 });
    expect([await statusOf(authorized.transactionNumber), await statusOf(opened.transactionNumber)]).toEqual([
      '013',
      '010',
    ]);
    for (const [number, span, name] of [
      [authorized.transactionNumber, 7 * day, 'expireAuthorization'],
      [opened.transactionNumber, day, 'abandon'],
    ] as const) {
      const last = (await eventsOf(number)).at(-1);
      expect(last).toMatchObject({ move: name, actorKind: 'system' });
      expect(last?.occurredAt.getTime()).toBe(begun + span);
    }
  });

  it('is there one second before its time and gone one second after: seven days of an authorization', {
    tags: ['PREAUTH-9'],
  }, async () => {
    const [early, late] = [await authorize(), await authorize()];
    const begun = (await eventsOf(late.transactionNumber))[0]?.occurredAt.getTime() ?? 0;
    app.time.now += 7 * day - 1_000;
    expect((await capture(early.transactionNumber)).status).toBe(200);
    app.time.now += 2_000;
    // Nobody has carried it out yet: the call that comes too late does it first.
    expect((await capture(late.transactionNumber)).body).toMatchObject({ code: 'status_not_allowed' });
    expect(await app.carryOutDue()).toBeGreaterThan(0);
    expect(await statusOf(late.transactionNumber)).toBe('013');
    expect((await eventsOf(late.transactionNumber)).at(-1)?.occurredAt.getTime()).toBe(begun + 7 * day);
  });

  it('happens in real time while nobody moves the clock', async () => {
    const opened = await open();
    app.time.now += day - 1;
    await app.carryOutDue();
    expect(await statusOf(opened.transactionNumber)).toBe('001');
    app.time.now += 1;
    expect(await app.carryOutDue()).toBeGreaterThan(0);
    expect(await statusOf(opened.transactionNumber)).toBe('010');
    expect(await app.carryOutDue()).toBe(0);
  });

  it("is a payment link too: it expires on its due day, and not after a checkout's day", {
    tags: ['LINK-39'],
  }, async () => {
    const linkDueAt = new Date(Date.parse((await clock()).now) + 6 * day);
    const { id } = await app.database.unit({ outside: 'installation' }, (unit) =>
      beginTransaction(
        writeContext(app, unit, account, { now: new Date(linkDueAt.getTime() - 6 * day) }),
        {
          code: 'trx_link',
          referenceNumber: 'LIGA-1',
          amount: 10_000,
          customerName: 'Ana López',
          customerEmail: 'ana@example.com',
          currency: 'MXN',
        },
        [],
        { linkDueAt },
      ),
    );
    await move({ days: 5 });
    expect(await statusOf(String(id))).toBe('001');
    await move({ days: 2 });
    expect(await statusOf(String(id))).toBe('006');
    expect((await eventsOf(String(id))).at(-1)?.occurredAt).toEqual(linkDueAt);
  });

  it('waits no longer once something else has happened', async () => {
    const { transactionNumber } = await authorize();
    await capture(transactionNumber);
    const opened = await open();
    await app.calls.answered('payCancel', {
      body: { TransactionNumber: opened.transactionNumber, Reason: 'Sin existencias' },
      headers: demoKey,
    });
    const left = await app.database.read.all(sql`
      select kind from due_work where account_id = ${account}
        and subject_id in (${Number(transactionNumber)}, ${Number(opened.transactionNumber)})`);
    expect(left).toEqual([]);
  });
});

describe('the clock', () => {
  it('answers what it carried out, and stands where it was sent', async () => {
    await app.carryOutDue();
    await open();
    await open();
    const before = await clock();
    const moved = await move({ days: 1, hours: 1 });
    expect(Date.parse(moved.now) - Date.parse(before.now)).toBe(25 * hour);
    // Two checkouts and the settlement of a day at least.
    expect(moved.carriedOut).toBeGreaterThanOrEqual(3);
    expect((await clock()).carriedOut).toBe(0);
  });

  it('counts all that a move carries out, while the timer looks after the other accounts', async () => {
    await app.carryOutDue();
    let arrived = false;
    const moving = move({ days: 400 }).finally(() => {
      arrived = true;
    });
    let timed = 0;
    while (!arrived) timed += await setImmediate().then(app.carryOutDue);
    expect((await moving).carriedOut).toBeGreaterThanOrEqual(400);
    expect(timed).toBe(0);
  });

  it('makes every move of fifty that come at once', async () => {
    const before = await clock();
    await Promise.all(Array.from({ length: 50 }, () => move({ minutes: 1 })));
    expect(Date.parse((await clock()).now) - Date.parse(before.now)).toBe(50 * minute);
  });

  it('goes on where a move broke off', async () => {
    const opened = await open();
    const { offsetSeconds } = await clock();
    // What a crash leaves: the move is written down, nothing of it is walked.
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.run(
        sql`update account_states set clock_target = clock_offset + ${2 * day} where account_id = ${account}`,
      ),
    );
    expect(await app.carryOutDue()).toBeGreaterThan(0);
    expect((await clock()).offsetSeconds).toBe(offsetSeconds + (2 * day) / 1_000);
    expect(await statusOf(opened.transactionNumber)).toBe('010');
  });

  it('moves one account and no other', async () => {
    const ollin = { ...bearer(await app.signIn('admin')), company: '2' };
    const before = (await app.calls.answered('getClock', { headers: ollin })).data.offsetSeconds;
    await move({ days: 3 });
    expect((await app.calls.answered('getClock', { headers: ollin })).data.offsetSeconds).toBe(before);
  });

  it('does not hold up other accounts with one piece that repeats every day for years', async () => {
    const { data: made } = await app.calls.answered('createIsolatedAccount', { body: {}, headers: demoKey });
    const behind = await accountIdOf(app, made.idAccount);
    // The clock stands years ahead of the only piece that is due: the settlement schedules the next one each time.
    await app.database.unit({ account: behind }, (unit) =>
      unit.run(sql`
        update account_states set clock_offset = clock_offset + ${4 * 365 * day}, clock_target = clock_offset
        where account_id = ${behind}`),
    );
    const answered: string[] = [];
    const pay = async (name: string, headers: Record<string, string>) => {
      await app.calls.answered('createPayment', {
        body: paymentOf({ cardExpirationYear: '2099' }),
        headers,
      });
      answered.push(name);
    };
    await Promise.all([pay('behind', basic(made.key, made.password)), pay('other', demoKey)]);
    expect(answered).toEqual(['other', 'behind']);
  });
});
