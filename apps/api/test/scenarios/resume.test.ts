import { addDays, businessDayNumber, endOfDay, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { summaryPeriods } from '@pasarela/contracts/transactions/summary-periods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createPausedSubscription } from '../factories/subscriptions-factory.ts';
import { createMessage } from '../factories/webhooks-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let account: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const summary = async (period: (typeof summaryPeriods)[number]) =>
  (await app.calls.answered('getSummary', { params: { idCompany: 1, period }, headers })).data;
const attention = async (by = headers) =>
  (await app.calls.answered('getAttention', { params: { idCompany: 1 }, headers: by })).data;
const steps = async (idCompany: number, by: Record<string, string>) =>
  (await app.calls.answered('getFirstSteps', { params: { idCompany }, headers: by })).data;
const found = async (query: Readonly<Record<string, unknown>>): Promise<number> =>
  (await app.calls.answered('listTransactions', { query, headers })).data[0]?.maxRows ?? 0;
/** The open chargebacks without evidence, as the list has them. */
const unanswered = async () =>
  (
    await app.calls.answered('listChargebacks', {
      query: { idStatus: 17, statusChargeBack: '17', rowsOfPage: 50 },
      headers,
    })
  ).data.filter(({ proofDate }) => proofDate === null);
const cents = (amount: number): number => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the figures of a period', () => {
  it.each(summaryPeriods)(
    '%s has its sales by method, its declines by reason and the days before',
    async (period) => {
      const { initDate, endDate, days, previous, methods, declines, currentBalance } = await summary(period);
      expect(sumOf(methods.map(({ sales }) => sales))).toBe(sumOf(days.map(({ sales }) => sales)));
      const sold = await app.database.read.first<{ sales: number; amount: number }>(sql`
      select count(*) as sales, coalesce(sum(amount), 0) as amount from ledger_transfers
      where account_id = ${account} and kind = 'sale'
        and occurred_at >= ${new Date(startOfDay(initDate))}
        and occurred_at < ${new Date(startOfDay(addDays(endDate, 1)))}`);
      expect([
        sumOf(methods.map(({ sales }) => sales)),
        sumOf(methods.map(({ amount }) => cents(amount))),
      ]).toEqual([sold?.sales, Number(sold?.amount)]);
      expect(sumOf(days.map(({ net }) => cents(net)))).toBe(cents(currentBalance));

      expect(previous.endDate).toBe(addDays(initDate, -1));
      expect(previous.days).toHaveLength(days.length);
      expect(previous.days[0]?.day).toBe(previous.initDate);
      expect(sumOf(previous.days.map(({ net }) => cents(net)))).toBe(cents(previous.net));

      for (const { authResult, transactions } of declines)
        expect([authResult, await found({ authResult, initDate, endDate })]).toEqual([
          authResult,
          transactions,
        ]);
      const counted = declines.map(({ transactions }) => transactions);
      expect(counted).toEqual(counted.toSorted((one, other) => other - one));
    },
  );

  it.each(summaryPeriods)('%s is compared with the days before until the same time', async (period) => {
    const { endDate, previous } = await summary(period);
    const now = Date.parse((await app.calls.answered('getClock', { headers })).data.now);
    const passed = Math.min(now, endOfDay(endDate)) - startOfDay(endDate);
    const booked = await app.database.read.first<{ net: number }>(sql`
      select coalesce(sum(case when credit = 'merchant' then amount else -amount end), 0) as net from ledger_transfers
      where account_id = ${account} and kind <> 'settlement'
        and occurred_at >= ${new Date(startOfDay(previous.initDate))}
        and occurred_at < ${new Date(startOfDay(previous.endDate) + passed)}`);
    expect(cents(previous.netUntilSameTime)).toBe(Number(booked?.net));
    // A day that is over is compared with a whole one; on the evening of the day that a week is compared with the demo sold something.
    if (period === '1-D') expect(previous.netUntilSameTime).toBe(previous.net);
    if (period === '6-D') expect(previous.netUntilSameTime).not.toBe(previous.net);
  });

  it('leads by a reason to the payments that were declined for it, also with a status', async () => {
    const { initDate, endDate, declines } = await summary('3-M');
    const [most] = declines;
    expect(most?.transactions).toBeGreaterThan(1);
    const { data } = await app.calls.answered('listTransactions', {
      query: { authResult: most?.authResult, initDate, endDate, idStatus: 3, rowsOfPage: 50 },
      headers,
    });
    expect(new Set(data.map(({ authResult, statusId }) => `${authResult} ${statusId}`))).toEqual(
      new Set([`${most?.authResult} 3`]),
    );
    const dates = data.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(
      (await app.calls.refused('listTransactions', { query: { authResult: 'none' }, headers })).status,
    ).toBe(422);
  });

  it('adds up a day that an earlier version sold on without counting it', async () => {
    await app.calls.answered('createPayment', { body: paymentOf({ Amount: 250 }), headers: demoKey });
    const before = await summary('6-D');
    const today = businessDayNumber(startOfDay(before.endDate));
    await app.database.unit({ account }, async (unit) => {
      await unit.run(sql`delete from sale_days where account_id = ${account} and day = ${today}`);
      await unit.run(sql`
        update sale_days set sales = sales + 1, amount = amount + 5 where account_id = ${account} and day = ${today - 1}`);
    });
    expect(await summary('6-D')).toEqual(before);
  });
});

describe('what needs attention', () => {
  it('counts what waits, and leaves out what the role cannot act on', async () => {
    const before = await attention();
    await createPausedSubscription(app, account);
    await createMessage(app, account);
    const after = await attention();
    expect(after.subscriptions?.count).toBe((before.subscriptions?.count ?? 0) + 1);
    expect(after.webhooks?.count).toBe((before.webhooks?.count ?? 0) + 1);

    const reports = { ...bearer(await app.signIn('reportes')), company: '1' };
    expect(await attention(reports)).toEqual({
      chargebacks: null,
      authorizations: null,
      subscriptions: null,
      webhooks: null,
    });
    const developer = { ...bearer(await app.signIn('desarrollador')), company: '1' };
    expect(await attention(developer)).toMatchObject({ chargebacks: null, webhooks: after.webhooks });
  });

  it('counts an authorization on the day of the account clock on which it ends, and a chargeback until it has evidence', async () => {
    const { data } = await app.calls.answered('createPayment', {
      body: {
        ...paymentOf({ Amount: 320 }),
        PaymentProcess: { ...paymentOf().PaymentProcess, IsTwoStepPay: true },
      },
      headers: demoKey,
    });
    expect(data.responseCode).toBe('008');
    const disputed = await app.calls.answered('createPayment', {
      body: paymentOf({ Amount: 900, cardNumber: '4000000000000259' }),
      headers: demoKey,
    });
    const { now } = (await app.calls.answered('getClock', { headers })).data;
    await app.calls.answered('moveClock', { body: { days: 6 }, headers });
    await app.calls.answered('moveClock', { body: { hours: 23 }, headers });
    const last = await attention();
    const day = toWireDay(Date.parse(now));
    expect(last.authorizations?.count).toBeGreaterThanOrEqual(1);
    expect(last.authorizations?.amount).toBeGreaterThanOrEqual(320);
    expect([
      (last.authorizations?.initDate ?? '') <= day,
      (last.authorizations?.endDate ?? '') >= day,
    ]).toEqual([true, true]);
    await app.calls.answered('moveClock', { body: { days: 2 }, headers });
    expect((await attention()).authorizations).toEqual({
      count: 0,
      amount: 0,
      initDate: null,
      endDate: null,
    });

    const idTransaction = Number(disputed.data.transactionNumber);
    const open = await unanswered();
    expect(open.some((row) => row.idTransaction === idTransaction)).toBe(true);
    expect((await attention()).chargebacks).toEqual({
      count: open.length,
      amount: sumOf(open.map(({ chargeBackAmount }) => cents(chargeBackAmount))) / 100,
      firstDue: open.map(({ proofDueDate }) => proofDueDate).toSorted()[0],
    });
    await app.calls.answered('decideChargeback', { body: { idTransaction, outcome: 'lost' }, headers });
    expect((await attention()).chargebacks?.count).toBe(open.length - 1);
  });
});

it('an account says which of its first steps are done', async () => {
  expect(await steps(1, headers)).toMatchObject({ keys: true, payment: true, team: true });
  const production = { ...bearer(await app.signIn('admin', 'Production')), company: '1' };
  const empty = await steps(1, production);
  expect(empty).toMatchObject({ webhookAnswered: false, payment: false, team: true });
  await app.calls.answered('updateSetting', {
    body: { Property: 'Success', Value: 'https://tienda.example/resultados' },
    headers: production,
  });
  expect(await steps(1, production)).toEqual({ ...empty, webhook: true });
});
