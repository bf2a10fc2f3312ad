import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import type { SettlementMovement, SettlementRow } from '@pasarela/contracts/settlements/settlement-schema';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const list = async (query: Readonly<Record<string, unknown>> = {}): Promise<SettlementRow[]> =>
  (await app.calls.answered('listSettlements', { query, headers })).data;
const detail = async (idConciliation: number) =>
  (await app.calls.answered('getSettlement', { params: { idConciliation }, headers })).data;
const movements = async (idConciliation: number): Promise<SettlementMovement[]> => {
  const page = async (pageNumber: number) =>
    (
      await app.calls.answered('listSettlementMovements', {
        params: { idConciliation },
        query: { pageNumber, rowsOfPage: 10 },
        headers,
      })
    ).data;
  const first = await page(1);
  const rows = [...first];
  for (let number = 2; number <= (first[0]?.maxPages ?? 0); number += 1) rows.push(...(await page(number)));
  expect(rows).toHaveLength(first[0]?.maxRows ?? 0);
  return rows;
};
const report = async (query: Readonly<Record<string, unknown>>) => {
  const { text, headers: answered } = await app.calls.answered('reportSettlements', {
    query,
    body: {},
    headers,
  });
  expect(answered['content-disposition']).toMatch(/settlements-1-\d{4}-\d{2}-\d{2}\.csv/);
  return parse(text.replace(/^\ufeff/, ''), { columns: true }) as Record<string, string>[];
};
const cents = (amount: number | string): number => Math.round(Number(amount) * 100);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

it('every deposit of the demo is what its movements and the balance before it come to, to the centavo', async () => {
  const all = await list({ rowsOfPage: 100 });
  expect(all.length).toBeGreaterThan(50);
  expect(all[0]?.maxRows).toBeGreaterThanOrEqual(all.length);
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  );
  let closing: number | undefined;
  const paidOut = [...all, ...(await list({ rowsOfPage: 100, pageNumber: 2 }))];
  expect(paidOut).toHaveLength(all[0]?.maxRows ?? 0);
  expect(cents(all[0]?.totalAmount ?? 0)).toBe(sumOf(paidOut.map(({ amount }) => cents(amount))));
  for (const { maxRows: _, maxPages: __, totalAmount: ___, ...row } of all.slice(0, 40).toReversed()) {
    const { opening, closing: left, kinds, ...shown } = await detail(row.idConciliation);
    expect(shown).toEqual(row);
    if (closing !== undefined) expect(cents(opening)).toBe(closing);
    closing = cents(left);
    expect(closing).toBeLessThanOrEqual(0);
    const net = sumOf(kinds.map(({ cargos, abonos }) => cents(abonos) - cents(cargos)));
    expect(cents(opening) + net).toBe(cents(row.amount) + closing);
    expect(cents(row.gross) - cents(row.commission) - cents(row.returned)).toBe(net);
    const moved = await movements(row.idConciliation);
    expect(sumOf(moved.map(({ total }) => cents(total)))).toBe(net);
    expect(sumOf(moved.map(({ commission }) => cents(commission)))).toBe(cents(row.commission));
    const sales = moved.filter(({ kind }) => kind === 'sale');
    expect(sumOf(sales.map(({ amount }) => cents(amount)))).toBe(cents(row.gross));
    for (const { amount, commission, total } of moved)
      expect(cents(total)).toBe(cents(amount) - cents(commission));
    expect(sales).toHaveLength(row.payments);
    for (const { date } of moved) {
      const day = toWireDay(Date.parse(date));
      expect([day >= (row.initDate ?? ''), day <= row.endDate]).toEqual([true, true]);
    }
  }
});

it('is found by its number and by the day on which it was paid out', async () => {
  const [newest, second] = await list();
  if (!newest || !second) throw new Error('the demo has no deposits');
  expect(await list({ idConciliation: second.idConciliation })).toEqual([
    { ...second, maxRows: 1, maxPages: 1, totalAmount: second.amount },
  ]);
  const day = toWireDay(Date.parse(second.date));
  expect((await list({ initDate: day, endDate: day })).map(({ idConciliation }) => idConciliation)).toEqual([
    second.idConciliation,
  ]);
  expect(await list({ idConciliation: 999_999 })).toEqual([]);
  const largest = await list({ sortBy: 'amount', sortDirection: 'desc' });
  expect(largest.map(({ amount }) => amount)).toEqual(
    largest.map(({ amount }) => amount).toSorted((one, other) => other - one),
  );
  const refused = await app.calls.refused('listSettlements', {
    query: { initDate: day, endDate: addDays(day, -1) },
    headers,
  });
  expect([refused.status, refused.errors?.[0]?.code]).toEqual([422, 'ends_before_start']);
});

it('reports the movements of one deposit, or of those of a span of days, as they are listed', async () => {
  const [newest, second] = await list();
  if (!newest || !second) throw new Error('the demo has no deposits');
  const rows = await report({ idConciliation: second.idConciliation });
  const moved = await movements(second.idConciliation);
  expect(
    rows.map(({ idConciliation, idTransaction, kind, amount, commission, total }) => [
      Number(idConciliation),
      Number(idTransaction),
      kind,
      cents(amount ?? ''),
      cents(commission ?? ''),
      cents(total ?? ''),
    ]),
  ).toEqual(
    moved.map(({ idTransaction, text, amount, commission, total }) => [
      second.idConciliation,
      idTransaction,
      text,
      cents(amount),
      cents(commission),
      cents(total),
    ]),
  );
  const both = await report({
    initDate: toWireDay(Date.parse(second.date)),
    endDate: toWireDay(Date.parse(newest.date)),
  });
  expect(new Set(both.map(({ idConciliation }) => Number(idConciliation)))).toEqual(
    new Set([newest.idConciliation, second.idConciliation]),
  );
});

it('holds a refund and the fee of a lost chargeback as charges, and refuses what another account has', async () => {
  const pay = async (Amount: number, cardNumber = '4242424242424242') =>
    (
      await app.calls.answered('createPayment', {
        body: paymentOf({ Amount, cardNumber }),
        headers: demoKey,
      })
    ).data;
  const refunded = await pay(400);
  await app.calls.answered('moveClock', { body: { days: 2 }, headers });
  await app.calls.answered('createRefund', {
    body: { transactionCode: refunded.transactionCode, amount: 150 },
    headers,
  });
  // More than what is taken back: without it nothing would be deposited.
  await pay(900);
  await app.calls.answered('moveClock', { body: { days: 1 }, headers });
  const [newest] = await list();
  const moved = await movements(newest?.idConciliation ?? 0);
  expect(
    moved.find(({ idTransaction }) => String(idTransaction) === refunded.transactionNumber),
  ).toMatchObject({
    kind: 'refund',
    amount: -150,
    commission: 0,
    total: -150,
  });
  const fee = await app.calls.answered('listSettlements', { query: { rowsOfPage: 100 }, headers });
  const lost = (await Promise.all(fee.data.map(({ idConciliation }) => movements(idConciliation))))
    .flat()
    .find(({ kind }) => kind === 'chargebackFee');
  expect(lost).toMatchObject({ amount: 0, commission: 174, total: -174 });
  const others = { ...headers, company: '2' };
  const params = { idConciliation: newest?.idConciliation ?? 0 };
  expect((await app.calls.refused('getSettlement', { params, headers: others })).code).toBe(
    'settlement_not_found',
  );
});
