import { transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewTransaction } from '#core/transactions/transaction-life.ts';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let account: number;
let general: Record<string, string>;
let integrator: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  general = { ...bearer(await app.signIn('general')), company: '1' };
  integrator = { ...bearer(await app.signIn('desarrollador')), company: '1' };
});
afterAll(() => app.close());

const authorize = async (amount = 120_000, changes: Partial<NewTransaction> = {}) => {
  const { data } = await app.calls.answered('getClock', { headers: general });
  return createTransaction(app, account, 8, { amount, ...changes }, new Date(data.now));
};
const detail = async (idTransaction: number) =>
  (await app.calls.answered('getTransaction', { params: { idTransaction }, headers: general })).data;
const lastStep = async (idTransaction: number) =>
  (await app.calls.answered('getStory', { params: { idTransaction }, headers: general })).data.at(-1);
const capture = async (idTransaction: number, Amount: number) =>
  (await app.calls.answered('captureTransaction', { body: { idTransaction, Amount }, headers: general }))
    .data;
const english = (headers: Record<string, string>) => ({ ...headers, 'accept-language': 'en' });

describe('a capture', () => {
  it('of a part books the part and releases the rest', { tags: ['PAYMENT-31'] }, async () => {
    const { id, code } = await authorize();
    const before = await detail(id);
    expect(before).toMatchObject({ statusId: 8, amount: 1_200, authorizedAmount: 1_200, total: 0 });
    expect(before.authorizationExpires).toBe(
      new Date(Date.parse(before.date) + 7 * 86_400_000).toISOString(),
    );
    expect(await capture(id, 12)).toEqual({
      status: 'Accepted',
      idTransaction: id,
      transactionCode: code,
      amount: 12,
      authorizedAmount: 1_200,
      releasedAmount: 1_188,
    });
    expect(await detail(id)).toMatchObject({
      statusId: 2,
      amount: 12,
      authorizedAmount: 1_200,
      authorizationExpires: null,
      // 12 × 2.9% + 2.50 = 2.85, IVA 0.46.
      companyCommission: 2.85,
      commission: 3.31,
      total: 8.69,
      paymentDate: before.now,
      remaining: 12,
    });
    expect(await lastStep(id)).toMatchObject({
      move: 'capture',
      statusId: 2,
      at: before.now,
      amount: 12,
      released: 1_188,
      reason: null,
      actor: { kind: 'user', name: 'general' },
      transfers: [
        { kind: 'sale', amount: 12 },
        { kind: 'fee', amount: 2.85 },
        { kind: 'tax', amount: 0.46 },
      ],
    });
  });

  it('of the whole by the payment API is answered 002, again for its Idempotency-Key, and made once', async () => {
    const { id, code } = await authorize(35_050);
    const sent = {
      body: { TransactionNumber: String(id), Amount: 350.5 },
      headers: { ...demoKey, 'idempotency-key': `capture-${id}` },
    };
    const first = await app.calls.answered('payCapture', sent);
    expect(first.data).toMatchObject({
      responseCode: '002',
      status: 'Accepted',
      transactionNumber: String(id),
      transactionCode: code,
      amount: 350.5,
    });
    const again = await app.calls.answered('payCapture', sent);
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await lastStep(id)).toMatchObject({
      move: 'capture',
      released: null,
      actor: { kind: 'apiKey', name: 'demo-sandbox-key' },
    });
    const refusal = await app.calls.refused('payCapture', {
      body: { TransactionCode: code, Amount: 350.5 },
      headers: english(demoKey),
    });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'status_not_allowed',
      message: 'A transaction in status “Paid” does not allow this action.',
    });
  });

  it('in months costs what months cost, of what is captured', { tags: ['TRANSACTION-19'] }, async () => {
    const { id } = await authorize(120_000, { installments: 6 });
    await capture(id, 600);
    // 600 × (2.9% + 6.9%) + 2.50 = 61.30, IVA 9.81.
    expect(await detail(id)).toMatchObject({
      companyCommission: 61.3,
      commission: 71.11,
      total: 528.89,
      specialOffer: { monthCount: 6, amount: 100 },
    });
    // 116.84 and twice 116.83: what the payer was shown on the hosted page.
    const uneven = await authorize(35_050, { installments: 3 });
    expect((await detail(uneven.id)).specialOffer).toEqual({ monthCount: 3, amount: 116.84 });
  });

  it('of more than was authorized is refused, and changes nothing', {
    tags: ['PAYMENT-31', 'PREAUTH-7'],
  }, async () => {
    const { id, code } = await authorize(35_050);
    const before = await detail(id);
    const refusals = [
      await app.calls.refused('captureTransaction', {
        body: { idTransaction: id, Amount: 350.51 },
        headers: english(general),
      }),
      await app.calls.refused('payCapture', {
        body: { TransactionCode: code, Amount: 1_000_000 },
        headers: english(demoKey),
      }),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 409,
        code: 'capture_exceeds_authorized',
        message: 'The amount is more than what was authorized: $350.50 MXN.',
      });
    expect(await detail(id)).toEqual(before);
  });

  it.each([
    [0.99, 'too_small'],
    [0, 'too_small'],
    [-5, 'too_small'],
    [1_000_000.01, 'too_big'],
    [1.005, 'fraction_of_centavo'],
    ['12', 'wrong_type'],
    [undefined, 'required'],
  ])('of %s is no amount', { tags: ['PREAUTH-6'] }, async (Amount, code) => {
    const { id } = await authorize();
    const named = { idTransaction: id };
    const byDashboard = await app.calls.refused('captureTransaction', {
      body: { ...named, Amount },
      headers: general,
    });
    const byKey = await app.calls.refused('payCapture', {
      body: { TransactionNumber: String(id), Amount },
      headers: demoKey,
    });
    for (const { errors } of [byDashboard, byKey])
      expect(errors).toEqual([expect.objectContaining({ field: 'Amount', code })]);
  });
});

describe('a cancellation', () => {
  it('of an authorization reverses it, with its reason, and frees its reference', {
    tags: ['CALL-27', 'PAYMENT-31', 'PREAUTH-8'],
  }, async () => {
    const { id, code, referenceNumber } = await authorize();
    const { data } = await app.calls.answered('cancelTransaction', {
      body: { idTransaction: id, Reason: '  El cliente canceló su pedido.  ' },
      headers: general,
    });
    expect(data).toEqual({ status: 'Reversed', idTransaction: id, transactionCode: code, amount: 1_200 });
    expect(await detail(id)).toMatchObject({ statusId: 9, amount: 1_200, total: 0, paymentDate: null });
    expect(await lastStep(id)).toMatchObject({
      move: 'reverse',
      statusId: 9,
      released: 1_200,
      reason: 'El cliente canceló su pedido.',
      actor: { kind: 'user', name: 'general' },
      transfers: [],
    });
    const body = paymentOf({ ReferenceNumber: referenceNumber });
    const again = await app.calls.answered('createPayment', { body, headers: demoKey });
    expect(again.data.responseCode).toBe('002');
    expect((await detail(id)).statusId).toBe(9);
  });

  it.each([
    [8, '009', 'Reversed', 'reverse'],
    [1, '015', 'PaymentCanceled', 'cancel'],
    [5, '015', 'PaymentCanceled', 'cancel'],
  ] as const)('by the payment API in status %i is answered %s', async (from, responseCode, status, move) => {
    const { id, code } = await createTransaction(app, account, from);
    const sent = {
      body: { TransactionCode: code, Reason: 'x' },
      headers: { ...demoKey, 'idempotency-key': `cancel-${id}` },
    };
    const first = await app.calls.answered('payCancel', sent);
    expect(first.data).toMatchObject({ responseCode, status });
    expect((await app.calls.answered('payCancel', sent)).text).toBe(first.text);
    expect(await lastStep(id)).toMatchObject({ move, reason: 'x', transfers: [] });
  });

  it('wants a reason of 5 to 250 characters in the dashboard, 1 to 500 in the payment API', {
    tags: ['PAYMENT-27', 'PORTAL-44', 'PREAUTH-8'],
  }, async () => {
    const { id } = await authorize();
    const byDashboard = (Reason: unknown) => ({ body: { idTransaction: id, Reason }, headers: general });
    const byKey = (Reason: unknown) => ({
      body: { TransactionNumber: String(id), Reason },
      headers: demoKey,
    });
    const problem = async (name: 'cancelTransaction' | 'payCancel', reason: unknown) =>
      (await app.calls.refused(name, (name === 'payCancel' ? byKey : byDashboard)(reason))).errors.map(
        ({ field, code }) => [field, code],
      );
    expect(await problem('cancelTransaction', ' abcd ')).toEqual([['Reason', 'too_short']]);
    expect(await problem('cancelTransaction', 'x'.repeat(251))).toEqual([['Reason', 'too_long']]);
    expect(await problem('payCancel', 'x'.repeat(501))).toEqual([['Reason', 'too_long']]);
    for (const name of ['cancelTransaction', 'payCancel'] as const)
      for (const nothing of [undefined, '', '   '])
        expect(await problem(name, nothing)).toEqual([['Reason', 'required']]);
    expect((await detail(id)).statusId).toBe(8);
    await app.calls.answered('payCancel', byKey('x'.repeat(500)));
    const other = await authorize();
    const body = { idTransaction: other.id, Reason: `  ${'x'.repeat(250)}  ` };
    await app.calls.answered('cancelTransaction', { body, headers: general });
  });
});

describe('an authorization by the payment API', () => {
  const byKey = async () => {
    const body = paymentOf({ Amount: 350.5, PaymentProcess: { IsTwoStepPay: true } });
    const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
    expect(data).toMatchObject({ responseCode: '008', amount: 350.5, paymentDate: null });
    return Number(data.transactionNumber);
  };
  const moveTo = (to: number) =>
    app.calls.answered('moveClock', { body: { to: new Date(to).toISOString() }, headers: integrator });

  it("can be captured to the last second of its seven days, by the account's clock", {
    tags: ['PAYMENT-31', 'PREAUTH-9'],
  }, async () => {
    const [captured, left] = [await byKey(), await byKey()];
    const { date, authorizationExpires } = await detail(left);
    const expires = Date.parse(authorizationExpires ?? '');
    expect(expires).toBe(Date.parse(date) + 7 * 86_400_000);
    await moveTo(expires - 1_000);
    expect(await detail(captured)).toMatchObject({ statusId: 8, authorizationExpires });
    expect(await capture(captured, 350.5)).toMatchObject({ status: 'Accepted', releasedAmount: 0 });
    await moveTo(expires);
    expect(await detail(left)).toMatchObject({ statusId: 13, authorizationExpires: null, total: 0 });
    expect(await lastStep(left)).toMatchObject({
      move: 'expireAuthorization',
      at: authorizationExpires,
      released: 350.5,
      actor: { kind: 'system', name: null },
    });
    expect((await detail(captured)).statusId).toBe(2);
    for (const [name, fields] of [
      ['captureTransaction', { Amount: 1 }],
      ['cancelTransaction', { Reason: 'Se agotó.' }],
    ] as const) {
      const body = { idTransaction: left, ...fields };
      expect((await app.calls.refused(name, { body, headers: general })).code).toBe('status_not_allowed');
    }
  });
});

describe('both', () => {
  it('are refused in every status that does not allow them, and change nothing', async () => {
    const calls = [
      ['captureTransaction', { Amount: 1 }, [8]],
      ['cancelTransaction', { Reason: 'Se agotó.' }, [1, 5, 8]],
    ] as const;
    for (const status of transactionStatusIds)
      for (const [name, fields, allowed] of calls) {
        if (allowed.some((id) => id === status)) continue;
        const { id, checkoutToken } = await createTransaction(app, account, status);
        // An open page could be closed, whatever became of its last attempt.
        await app.database.unit({ outside: 'installation' }, (unit) =>
          unit.run(sql`update checkouts set expires_at = 0 where token = ${checkoutToken}`),
        );
        const before = await detail(id);
        const refusal = await app.calls.refused(name, {
          body: { idTransaction: id, ...fields },
          headers: general,
        });
        expect([status, refusal.status, refusal.code]).toEqual([status, 409, 'status_not_allowed']);
        expect(await detail(id)).toEqual(before);
      }
  });

  it('are told of a transaction by number, code or both; of two, or of none, nothing is done', {
    tags: ['CALL-26'],
  }, async () => {
    const [one, other] = [await authorize(), await authorize()];
    const named = (body: object) => ({ body: { Amount: 1, ...body }, headers: general });
    const mixed = { idTransaction: one.id, transactionCode: other.code };
    expect((await app.calls.refused('captureTransaction', named(mixed))).code).toBe('transaction_not_found');
    const none = await app.calls.refused('captureTransaction', named({}));
    expect(none.errors.map(({ field, code }) => [field, code])).toEqual([['idTransaction', 'required']]);
    const unnamed = await app.calls.refused('payCancel', { body: {}, headers: demoKey });
    expect(unnamed.errors.map(({ field }) => field).toSorted()).toEqual(['Reason', 'TransactionNumber']);
    await app.calls.answered(
      'captureTransaction',
      named({ idTransaction: one.id, transactionCode: one.code }),
    );
    await app.calls.answered('captureTransaction', named({ transactionCode: other.code }));
  });
});
