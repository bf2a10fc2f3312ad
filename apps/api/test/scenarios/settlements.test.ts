import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import type { SettlementRow } from '#generated/stored-tables.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let account: number;
let dashboard: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  dashboard = { ...bearer(await app.signIn('admin')), company: '1' };
  // Nothing of the demo's falls due between.
  await app.calls.answered('resetSandbox', {
    body: { reseed: false, confirm: 'Librería Jacaranda' },
    headers: dashboard,
  });
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

const pay = async (Amount: number, cardNumber = '4242424242424242') =>
  (await app.calls.answered('createPayment', { body: paymentOf({ Amount, cardNumber }), headers: demoKey }))
    .data;
const move = (body: object) => app.calls.answered('moveClock', { body, headers: dashboard });
const detail = async (idTransaction: string) =>
  (await app.calls.answered('getTransaction', { params: { idTransaction }, headers: dashboard })).data;
const story = async (idTransaction: string) =>
  (await app.calls.answered('getStory', { params: { idTransaction }, headers: dashboard })).data;
const settlements = () =>
  app.database.read.all<SettlementRow>(
    sql`select * from settlements where account_id = ${account} order by until`,
  );
const last = async () => (await settlements()).at(-1);
const owed = async () =>
  (
    await app.database.read.first<{ owed: number }>(sql`
      select credits - debits as owed from ledger_balances
      where account_id = ${account} and ledger_account = 'merchant'`)
  )?.owed;
const noon = async () => {
  const { now } = (await app.calls.answered('getClock', { headers: dashboard })).data;
  return toWireDay(Date.parse(now));
};

const next = async () => {
  const { data } = await app.calls.answered('getSummary', {
    params: { idCompany: 1, period: '0-D' },
    headers: dashboard,
  });
  const { date, toDeposit, toDeduct } = data.nextSettlement;
  expect(date.slice(11)).toBe('14:00:00.000Z');
  return { day: toWireDay(Date.parse(date)), toDeposit, toDeduct };
};

it('pays out at 08:00 what was booked by the midnight before, in one batch a day', async () => {
  const [one, two] = [await pay(12), await pay(350.5)];
  expect((await detail(one.transactionNumber)).idConciliation).toBeNull();
  const today = await noon();
  // 08:00 has passed: it is the next day's.
  expect(await next()).toEqual({ day: addDays(today, 1), toDeposit: 344.5, toDeduct: 0 });
  await move({ hours: 19 });
  expect(await detail(one.transactionNumber)).toMatchObject({ idConciliation: null });
  // Between midnight and 08:00 only what was booked before is in the next settlement.
  const late = await pay(100);
  expect(await next()).toEqual({ day: addDays(today, 1), toDeposit: 344.5, toDeduct: 0 });
  await move({ hours: 2 });
  expect(await next()).toEqual({ day: addDays(today, 2), toDeposit: 93.74, toDeduct: 0 });

  const batch = await last();
  // 12.00 − 2.85 − 0.46 and 350.50 − 12.66 − 2.03
  expect(batch).toMatchObject({ amount: 869 + 33_581, transactions: 2 });
  expect(toWireDay(batch?.until.getTime() ?? 0)).toBe(addDays(today, 1));
  expect(batch?.settledAt.toISOString().slice(11)).toBe('14:00:00.000Z');
  for (const { transactionNumber } of [one, two])
    expect((await detail(transactionNumber)).idConciliation).toBe(batch?.id);
  // The story tells it, with what the batch held of this payment.
  expect((await story(one.transactionNumber)).at(-1)).toEqual({
    id: batch?.id,
    at: batch?.settledAt.toISOString(),
    move: 'settle',
    statusId: 2,
    amount: 8.69,
    released: null,
    reason: null,
    note: null,
    actor: { kind: 'system', name: null },
    related: null,
    idConciliation: batch?.id,
    requestId: null,
    transfers: [],
  });
  // Paid after midnight: of the next day.
  expect((await detail(late.transactionNumber)).idConciliation).toBeNull();
  expect(await owed()).toBe(10_000 - 540 - 86);
});

it('sets off what was refunded and charged back, and pays out nothing while more is owed than sold', async () => {
  await move({ days: 2 });
  expect(await owed()).toBe(0);
  const disputed = await pay(5_000, '4000000000000259');
  await move({ days: 2 });
  expect(await owed()).toBe(0);
  await move({ days: 2 });
  expect((await detail(disputed.transactionNumber)).statusId).toBe(17);
  expect(await owed()).toBe(-500_000);
  expect(await next()).toMatchObject({ toDeposit: 0, toDeduct: 5_000 });
  const count = (await settlements()).length;
  const small = await pay(100);
  await move({ days: 2 });
  const batch = await last();
  expect(await settlements()).toHaveLength(count + 1);
  expect(batch).toMatchObject({ amount: 0, transactions: 1 });
  expect((await detail(small.transactionNumber)).idConciliation).toBe(batch?.id);
  expect(await owed()).toBe(-500_000 + 10_000 - 540 - 86);
});

it('names what was deposited, what was deducted since and what still waits, in the detail, the story and the report', async () => {
  const { transactionNumber } = await pay(350.5);
  const figures = async () => {
    const { total, deposited, deducted, toDeposit, toDeduct } = await detail(transactionNumber);
    return { total, deposited, deducted, toDeposit, toDeduct };
  };
  const reported = async () => {
    const { text } = await app.calls.answered('reportTransactions', {
      query: { idTransaction: transactionNumber },
      body: {},
      headers: dashboard,
    });
    const [row] = parse(text.replace(/^\ufeff/, ''), { columns: true }) as Record<string, string>[];
    const { total, deposited, deducted, toDeposit, toDeduct } = row ?? {};
    return { total, deposited, deducted, toDeposit, toDeduct };
  };
  const moved = async () =>
    (await story(transactionNumber)).map(({ move: kind, amount, idConciliation }) => [
      kind,
      amount,
      idConciliation === null,
    ]);
  const none = { deposited: 0, deducted: 0, toDeposit: 0, toDeduct: 0 };
  expect(await figures()).toEqual({ ...none, total: 335.81, toDeposit: 335.81 });

  await move({ days: 2 });
  expect(await figures()).toEqual({ ...none, total: 335.81, deposited: 335.81 });

  await app.calls.answered('createRefund', {
    body: { transactionCode: transactionNumber, amount: 249.62 },
    headers: dashboard,
  });
  const refunded = { ...none, total: 86.19, deposited: 335.81 };
  expect(await figures()).toEqual({ ...refunded, toDeduct: 249.62 });
  const told = [
    ['create', null, true],
    ['pay', 350.5, true],
    ['settle', 335.81, false],
    ['refundPart', 249.62, true],
  ];
  expect(await moved()).toEqual(told);

  // Nothing is sold: there is no deposit that it could be taken off.
  await move({ days: 2 });
  expect(await figures()).toEqual({ ...refunded, toDeduct: 249.62 });
  await pay(500);
  await move({ days: 2 });
  expect(await figures()).toEqual({ ...refunded, deducted: 249.62 });
  expect(await reported()).toEqual({
    total: '86.19',
    deposited: '335.81',
    deducted: '249.62',
    toDeposit: '0.00',
    toDeduct: '0.00',
  });
  expect(await moved()).toEqual([...told, ['deduct', 249.62, false]]);
});

it('makes no batch of a day without bookings', async () => {
  const count = (await settlements()).length;
  await move({ days: 5 });
  expect(await settlements()).toHaveLength(count);
});
