import { day } from '@pasarela/contracts/dates/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { createHousekeeping } from '#features/system/housekeeping-service.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { newReference, paymentOf } from '../factories/payments-factory.ts';
import { basic, bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { countOf } from '../table-rows.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
});
afterAll(() => app.close());
/** A session does not outlive the days that a test lets pass. */
const signIn = async (): Promise<void> => {
  headers = { ...bearer(await app.signIn('desarrollador')), company: '1' };
};
beforeEach(async () => {
  await signIn();
  await listed();
  await app.database.unit({ outside: 'installation' }, (unit) => unit.run(sql`delete from request_logs`));
});

const listed = async (query: Record<string, unknown> = {}) =>
  (await app.calls.answered('listRequests', { query, headers })).data;
const detailOf = async (idRequest: number) =>
  (await app.calls.answered('getRequest', { params: { idRequest }, headers })).data;
const newest = async () => {
  const [row] = await listed();
  if (!row) throw new Error('nothing was kept');
  return detailOf(row.idRequest);
};

describe('a request of the payment API', () => {
  it('is kept with what was sent and answered, and names its transaction', async () => {
    const body = paymentOf({ OrderInformation: { Discount: 10 } });
    const { data } = await app.calls.answered('createPayment', {
      body,
      headers: { ...demoKey, 'idempotency-key': 'order-1' },
    });
    const kept = await newest();
    expect(kept).toMatchObject({
      method: 'POST',
      operation: '/pay/create',
      path: '/api/pay/create',
      referenceNumber: body.ReferenceNumber,
      idTransaction: Number(data.transactionNumber),
      httpStatus: 200,
      code: '002',
      replayed: false,
      apiKey: 'demo-sandbox-key',
      idempotencyKey: 'order-1',
      date: new Date(seededAt).toISOString(),
      accountDate: new Date(seededAt).toISOString(),
    });
    expect(kept.milliseconds).toBeGreaterThanOrEqual(0);
    expect(JSON.parse(kept.request?.text ?? '')).toEqual({
      ...body,
      cardNumber: '******',
      cardExpirationMonth: '******',
      cardExpirationYear: '******',
      cvv: '******',
    });
    expect(JSON.parse(kept.response?.text ?? '')).toEqual(data);
    expect([kept.request?.complete, kept.response?.complete]).toEqual([true, true]);
  });

  it('is kept by real time, with the moment of the account beside it', async () => {
    const admin = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('moveClock', { body: { days: 2 }, headers: admin });
    await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    const { date, accountDate } = await newest();
    expect([Date.parse(date), Date.parse(accountDate)]).toEqual([app.time.now, app.time.now + 2 * day]);
  });

  it('is kept where it was declined, refused or only repeated', async () => {
    const body = paymentOf();
    const keyed = { ...demoKey, 'idempotency-key': 'again' };
    const { data: paid } = await app.calls.answered('createPayment', { body, headers: keyed });
    await app.calls.answered('createPayment', { body, headers: keyed });
    await app.calls.refused('createPayment', { body: { ...body, Amount: 2 }, headers: keyed });
    await app.calls.refused('createPayment', { body, headers: demoKey });
    await app.calls.answered('createPayment', {
      body: paymentOf({ cardNumber: '4000000000009995' }),
      headers: demoKey,
    });
    await app.calls.refused('createPayment', { body: { ...paymentOf(), Amount: 0.5 }, headers: demoKey });
    await app.calls.refused('createPayment', { body: '{"Amount": 3', headers: demoKey });
    await app.calls.refused('payRefund', {
      body: { transactionCode: paid.transactionCode, amount: 1 },
      headers: demoKey,
    });
    await app.calls.refused('getResponse', { params: { transactionNumber: 999_999 }, headers: demoKey });
    const rows = (await listed()).toReversed();
    expect(rows.map(({ httpStatus, code, replayed }) => [httpStatus, code, replayed])).toEqual([
      [200, '002', false],
      [200, '002', true],
      [422, 'idempotency_key_reused', false],
      [409, 'reference_taken', false],
      [200, '003', false],
      [422, 'invalid_fields', false],
      [400, 'malformed_json', false],
      [409, 'refund_too_early', false],
      [404, 'transaction_not_found', false],
    ]);
    const number = Number(paid.transactionNumber);
    expect(rows.map(({ idTransaction }) => idTransaction).filter((id) => id === number)).toHaveLength(3);
    expect(rows.at(7)?.idTransaction).toBe(number);
    const refused = await detailOf(rows[5]?.idRequest ?? 0);
    expect(JSON.parse(refused.response?.text ?? '')).toMatchObject({
      status: 'Error',
      requestId: refused.requestId,
      errors: [{ field: 'Amount', code: 'too_small' }],
    });
    expect((await detailOf(rows[6]?.idRequest ?? 0)).request).toBeNull();
  });

  it('shows a failed password in the log of the key that it named, and not what was sent with it', async () => {
    const wrong = basic('demo-sandbox-key', 'wrong');
    await app.calls.refused('createPayment', { body: paymentOf(), headers: wrong });
    await app.calls.refused('authenticate', { body: { UserId: 'demo-sandbox-key', Password: 'wrong' } });
    await app.calls.refused('createPayment', { body: paymentOf(), headers: basic('nobody', 'wrong') });
    await app.calls.refused('createPayment', { body: { ...paymentOf(), ApiKey: 'demo-sandbox-key' } });
    const rows = await listed();
    expect(rows.map(({ operation, code, referenceNumber }) => [operation, code, referenceNumber])).toEqual([
      ['/auth/Authenticate', 'credentials_invalid', null],
      ['/pay/create', 'credentials_invalid', null],
    ]);
    for (const { idRequest } of rows) expect((await detailOf(idRequest)).request).toBeNull();
  });

  it('keeps of Authenticate neither password nor token', async () => {
    const body = { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' };
    await app.calls.answered('authenticate', { body });
    const kept = await newest();
    expect(JSON.parse(kept.request?.text ?? '')).toEqual({ ...body, Password: '******' });
    expect(JSON.parse(kept.response?.text ?? '')).toMatchObject({ token: '******', expiresIn: 3_600 });
  });

  it('keeps a card number that stands where none belongs as little as any other', async () => {
    const canary = '4929570203841061';
    await app.calls.refused('getResponseByReference', {
      params: { referenceNumber: canary },
      headers: demoKey,
    });
    await app.calls.refused('createPayment', {
      body: { ...paymentOf({ Description: `con ${canary}`, ReferenceNumber: canary }), [canary]: canary },
      headers: { ...demoKey, 'idempotency-key': canary },
    });
    const kept = await Promise.all((await listed()).map(({ idRequest }) => detailOf(idRequest)));
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(canary);
    expect(kept[1]?.path).toBe('/api/transaction/responsebyreference/{referenceNumber}');
  });

  it('is kept with its beginning where it is long', async () => {
    const LineItems = Array.from({ length: 100 }, (_, index) => ({
      ProductName: `${index} ${'x'.repeat(90)}`,
      ProductSku: 'y'.repeat(50),
      Quantity: 1,
      UnitPrice: 1,
    }));
    await app.calls.answered('createPayment', {
      body: paymentOf({ OrderInformation: { LineItems } }),
      headers: demoKey,
    });
    const { request } = await newest();
    expect([request?.text.length, request?.complete]).toEqual([16_384, false]);
  });
});

describe('the log', () => {
  it('is found by reference, operation, path, code, status, days and transaction, in pages', async () => {
    const first = paymentOf({ ReferenceNumber: 'Busca-A1' });
    const { data } = await app.calls.answered('createPayment', { body: first, headers: demoKey });
    app.time.now += day;
    await signIn();
    await app.calls.answered('createPayment', {
      body: paymentOf({ ReferenceNumber: 'busca-B2', cardNumber: '4000000000000002' }),
      headers: demoKey,
    });
    await app.calls.answered('getResponse', {
      params: { transactionNumber: data.transactionNumber },
      headers: demoKey,
    });
    await app.calls.refused('createPayment', { body: first, headers: demoKey });
    const found = async (query: Record<string, unknown>) =>
      (await listed(query)).map(({ operation, code }) => `${operation} ${code}`);
    const [paid, declined, asked, taken] = [
      '/pay/create 002',
      '/pay/create 003',
      '/transaction/response/{transactionNumber} 002',
      '/pay/create reference_taken',
    ];
    expect(await found({})).toEqual([taken, asked, declined, paid]);
    expect(await found({ referenceNumber: 'BUSCA-' })).toEqual([taken, asked, declined, paid]);
    expect(await found({ referenceNumber: 'busca-b' })).toEqual([declined]);
    expect(await found({ operation: '/pay/create' })).toEqual([taken, declined, paid]);
    expect(await found({ path: '/API/transaction/' })).toEqual([asked]);
    expect(await found({ code: '002' })).toEqual([asked, paid]);
    expect(await found({ httpStatus: '4xx' })).toEqual([taken]);
    expect(await found({ httpStatus: '5xx' })).toEqual([]);
    expect(await found({ idTransaction: data.transactionNumber })).toEqual([asked, paid]);
    expect(await found({ initDate: '2026/11/20', endDate: '2026/11/20' })).toEqual([paid]);
    expect(await found({ initDate: '2026/11/21', code: '003' })).toEqual([declined]);
    const page = await listed({ pageNumber: 2, rowsOfPage: 3 });
    expect(page).toMatchObject([{ code: '002', maxRows: 4, maxPages: 2 }]);
    const backwards = { initDate: '2026/11/21', endDate: '2026/11/20' };
    expect((await app.calls.refused('listRequests', { query: backwards, headers })).errors).toMatchObject([
      { field: 'endDate', code: 'ends_before_start' },
    ]);
    app.time.now -= day;
  });

  it('is put in the order of dates, answers and durations, both ways', async () => {
    for (const [index, [httpStatus, milliseconds]] of [
      [200, 7],
      [404, 3],
      [200, 12],
      [422, 7],
    ].entries())
      await app.database.unit({ outside: 'installation' }, (unit) =>
        unit.run(sql`
          insert into request_logs (account_id, id, request_id, api_key, method, operation, path, http_status, replayed, milliseconds,
            received_at, occurred_at)
          values (1, ${1_000_000 + index}, 'req', 'key', 'POST', '/pay/create', '/api/pay/create', ${httpStatus}, ${false}, ${milliseconds}, 5, 5)`),
      );
    const rows = await listed();
    const newestFirst = rows.map(({ idRequest }) => idRequest);
    const by = async (sortBy: string, sortDirection: string) =>
      (await listed({ sortBy, sortDirection })).map(({ idRequest }) => newestFirst.indexOf(idRequest));
    expect(await by('date', 'asc')).toEqual([3, 2, 1, 0]);
    expect(await by('status', 'desc')).toEqual([0, 2, 1, 3]);
    expect(await by('status', 'asc')).toEqual([3, 1, 2, 0]);
    expect(await by('milliseconds', 'desc')).toEqual([1, 0, 3, 2]);
    expect(await by('milliseconds', 'asc')).toEqual([2, 3, 0, 1]);
    const beyond = await listed({
      sortBy: 'milliseconds',
      sortDirection: 'asc',
      pageNumber: 2,
      rowsOfPage: 3,
    });
    expect(beyond.map(({ idRequest }) => newestFirst.indexOf(idRequest))).toEqual([1]);
  });

  it('is that of the own account', async () => {
    await app.calls.answered('createPayment', {
      body: paymentOf({ ReferenceNumber: newReference() }),
      headers: ollinKey,
    });
    expect(await listed()).toEqual([]);
    const theirs = { ...headers, company: '2' };
    const [row] = (await app.calls.answered('listRequests', { headers: theirs })).data;
    expect(row?.code).toBe('002');
  });

  it('is kept for thirty days', async () => {
    await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    const { sweep } = createHousekeeping({ database: app.database, clock: { now: () => app.time.now } });
    const [row] = await listed();
    app.time.now += 30 * day;
    await sweep();
    const count = () => countOf(app.database.read, 'request_logs', { id: row?.idRequest });
    expect(await count()).toBe(1);
    app.time.now += 1;
    await sweep();
    expect(await count()).toBe(0);
    app.time.now -= 30 * day + 1;
  });
});
