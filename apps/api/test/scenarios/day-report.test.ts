import { addDays, hour, startOfDay } from '@pasarela/contracts/dates/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';

let app: TestApp;
let account: number;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  account = await accountIdOf(app, 1);
});
afterAll(() => app.close());

const reportOf = async (
  transactionDate: string,
  query: object = {},
  headers: Record<string, string> = demoKey,
) =>
  (await app.calls.answered('getDayReport', { params: { transactionDate }, query: { ...query }, headers }))
    .data;
const numbersOf = ({ transactions }: Awaited<ReturnType<typeof reportOf>>) =>
  transactions.map(({ transactionNumber }) => Number(transactionNumber));

describe('the report of a day', () => {
  it("has every transaction that began within it in Mexico City, whatever its status, and nobody else's", async () => {
    const day = '2025/03/10';
    const [start, end] = [startOfDay(day), startOfDay(addDays(day, 1))];
    const at = (moment: number) => createTransaction(app, account, 2, {}, new Date(moment));
    await at(start - 1);
    const first = await at(start);
    const declined = await createTransaction(app, account, 3, {}, new Date(start + 12 * hour));
    const last = await at(end - 1);
    await at(end);
    await createTransaction(app, await accountIdOf(app, 2), 2, {}, new Date(start + hour));

    const report = await reportOf('2025-03-10');
    expect(report).toMatchObject({
      responseCode: '002',
      status: 'Accepted',
      transactionDate: '2025-03-10',
      pageNumber: 1,
      pages: 1,
      total: 3,
    });
    expect(numbersOf(report)).toEqual([last.id, declined.id, first.id]);
    expect(report.transactions.map(({ responseCode }) => responseCode)).toEqual(['002', '003', '002']);
    expect(numbersOf(await reportOf('2025-03-10', {}, ollinKey))).toHaveLength(1);

    // Each is answered as its own status query answers it.
    const params = { transactionNumber: declined.id };
    const { data } = await app.calls.answered('getResponse', { params, headers: demoKey });
    expect(report.transactions[1]).toEqual(data);
  });

  it('leaves nothing out of its pages', async () => {
    const start = startOfDay('2025/03/12');
    const made: number[] = [];
    for (let number = 0; number < 7; number += 1)
      made.unshift((await createTransaction(app, account, 2, {}, new Date(start + number * hour))).id);
    const pages = [];
    for (const pageNumber of [1, 2, 3, 4])
      pages.push(await reportOf('2025-03-12', { pageNumber, rowsOfPage: 3 }));
    expect(pages.map(({ pageNumber, pages: all, total }) => [pageNumber, all, total])).toEqual([
      [1, 3, 7],
      [2, 3, 7],
      [3, 3, 7],
      [4, 3, 7],
    ]);
    expect(pages.flatMap(numbersOf)).toEqual(made);
    expect(numbersOf(await reportOf('2025-03-12'))).toEqual(made);
  });

  it('goes by the clock of the account', { tags: ['PAYMENT-11'] }, async () => {
    const headers = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('moveClock', { body: { days: 40 }, headers });
    const body = {
      ReferenceNumber: 'DIA-1',
      Amount: 20,
      Currency: 'MXN',
      FirstName: 'A',
      LastName: 'B',
      Email: 'a@example.com',
      IdPaymentMethod: 5,
    };
    const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
    expect(numbersOf(await reportOf('2026-12-30'))).toEqual([Number(data.transactionNumber)]);
    expect(numbersOf(await reportOf('2026-11-20'))).not.toContain(Number(data.transactionNumber));
    expect(await reportOf('2026-12-31')).toMatchObject({ total: 0, pages: 0, transactions: [] });
  });

  it.each(['2026-02-30', '2026/11/10', '20261110', 'hoy', '2026-1-1'])(
    '%s is no day',
    async (transactionDate) => {
      const { status, errors } = await app.calls.refused('getDayReport', {
        params: { transactionDate },
        headers: demoKey,
      });
      expect([status, errors[0]?.field]).toEqual([422, 'transactionDate']);
    },
  );

  it.each([{ rowsOfPage: 101 }, { rowsOfPage: 0 }, { pageNumber: 0 }])('refuses %o', async (query) => {
    const params = { transactionDate: '2026-11-10' };
    const { code } = await app.calls.refused('getDayReport', { params, query, headers: demoKey });
    expect(code).toBe('invalid_fields');
  });
});
