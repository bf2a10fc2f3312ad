import { day } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentText } from '#time/moment-text.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer, demoKey, type Refused } from '../operation-calls.ts';
import { rowsOf } from '../table-rows.ts';

let app: TestApp;
let account: number;
let owner: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const pay = async (Amount = 350.5) =>
  (await app.calls.answered('createPayment', { body: paymentOf({ Amount }), headers: demoKey })).data;
const moveClock = (span: { days?: number; hours?: number; minutes?: number; seconds?: number }) =>
  app.calls.answered('moveClock', { body: span, headers: owner });
const refund = async (transactionCode: string, amount: number) =>
  (await app.calls.answered('createRefund', { body: { transactionCode, amount }, headers: owner })).data;
const refuse = (transactionCode: string, amount: number, language = 'en'): Promise<Refused> =>
  app.calls.refused('createRefund', {
    body: { transactionCode, amount },
    headers: { ...owner, 'accept-language': language },
  });
const payRefuse = (transactionCode: string, amount: number, language = 'en'): Promise<Refused> =>
  app.calls.refused('payRefund', {
    body: { transactionCode, amount },
    headers: { ...demoKey, 'accept-language': language },
  });
const detail = async (number: string | number) =>
  (await app.calls.answered('getTransaction', { params: { idTransaction: number }, headers: owner })).data;

const hints = {
  refund_too_early: 'You must wait for at least 5 minutes to make this refund',
  refund_partial_too_early: 'You must wait 24 hours before you are able to make a partial refund',
  refund_only_total: 'Its only possible to refund 100% of the transaction',
  refund_exceeds_remaining: 'The amount is not valid',
  refund_method_not_allowed: 'This payment method cannot be refunded.',
} as const;
type Hinted = keyof typeof hints;

/** The same on both surfaces: 409, with the hint of the specification, and nothing changed. */
const refusedOnBoth = async (transactionCode: string, amount: number, code: Hinted): Promise<void> => {
  for (const refusal of [await refuse(transactionCode, amount), await payRefuse(transactionCode, amount)])
    expect(refusal).toMatchObject({ status: 409, code, message: expect.stringContaining(hints[code]) });
};

describe("the account's clock", () => {
  it('opens a refund after five minutes, and a part after a day, to the second', {
    tags: ['CALL-28', 'REFUND-5', 'REFUND-6'],
  }, async () => {
    const { transactionNumber, transactionCode, paymentDate } = await pay();
    const paidAt = Date.parse(paymentDate ?? '');
    await refusedOnBoth(transactionCode, 350.5, 'refund_too_early');
    // It is told when, rounded up to the minute that screens show.
    const saidFrom = (instant: number) =>
      `It will be possible from ${momentText(Math.ceil(instant / 60_000) * 60_000, 'en')}, Mexico City time.`;
    expect((await refuse(transactionCode, 350.5)).message).toBe(
      `${hints.refund_too_early}. ${saidFrom(paidAt + 300_000)}`,
    );
    await moveClock({ minutes: 4, seconds: 59 });
    await refusedOnBoth(transactionCode, 350.5, 'refund_too_early');
    expect(await detail(transactionNumber)).toMatchObject({
      canRefund: true,
      isTotal: true,
      isRequiredTime: true,
      refundAvailableFrom: new Date(paidAt + 300_000).toISOString(),
      partialRefundFrom: new Date(paidAt + 86_400_000).toISOString(),
      now: new Date(paidAt + 299_000).toISOString(),
    });
    await moveClock({ seconds: 1 });
    await refusedOnBoth(transactionCode, 100, 'refund_partial_too_early');
    expect((await payRefuse(transactionCode, 100)).message).toBe(
      `${hints.refund_partial_too_early}. ${saidFrom(paidAt + 86_400_000)}`,
    );

    await moveClock({ hours: 23, minutes: 54, seconds: 59 });
    await refusedOnBoth(transactionCode, 100, 'refund_partial_too_early');
    await moveClock({ seconds: 1 });
    expect(await refund(transactionCode, 100)).toMatchObject({
      status: 'PartialRefund',
      amount: 100,
      refundedAmount: 100,
      remaining: 250.5,
    });
    expect(await detail(transactionNumber)).toMatchObject({ isTotal: false, isRequiredTime: false });
  });

  it('opens the whole after five minutes', { tags: ['CALL-28'] }, async () => {
    const { transactionNumber, transactionCode } = await pay();
    await moveClock({ minutes: 5 });
    expect(await refund(transactionCode, 350.5)).toEqual({
      status: 'Refund',
      idTransaction: Number(transactionNumber),
      transactionCode,
      amount: 350.5,
      refundedAmount: 350.5,
      remaining: 0,
    });
  });

  it('runs with real time, which opens it as well', async () => {
    const { transactionCode } = await pay();
    app.time.now += 299_999;
    expect((await refuse(transactionCode, 350.5)).code).toBe('refund_too_early');
    app.time.now += 1;
    expect(await refund(transactionCode, 350.5)).toMatchObject({ status: 'Refund' });
  });
});

describe('a refund', () => {
  it('is told by the detail, the story and the ledger', { tags: ['TRANSACTION-18'] }, async () => {
    const { transactionNumber, transactionCode } = await pay(120);
    await moveClock({ days: 1 });
    await refund(transactionCode, 20);
    const { data, headers: answered } = await app.calls.answered('payRefund', {
      body: { transactionCode: transactionNumber, amount: 100 },
      headers: demoKey,
    });
    expect(data).toMatchObject({
      responseCode: '012',
      status: 'Refund',
      message: 'El pago se reembolsó completo.',
      transactionNumber,
      refundedAmount: 120,
    });
    expect(await detail(transactionNumber)).toMatchObject({
      statusId: 12,
      status: 'Refund',
      amount: 120,
      refundedAmount: 120,
      remaining: 0,
      canRefund: false,
      // 120 × 2.9% + 2.50 = 5.98, IVA 0.96: kept by us, and owed by the merchant.
      companyCommission: 5.98,
      commission: 6.94,
      total: -6.94,
    });
    const { data: story } = await app.calls.answered('getStory', {
      params: { idTransaction: transactionNumber },
      headers: owner,
    });
    expect(
      story.map(({ move, statusId, amount, actor, transfers }) => ({
        move,
        statusId,
        amount,
        actor,
        transfers,
      })),
    ).toEqual([
      {
        move: 'create',
        statusId: 1,
        amount: null,
        actor: { kind: 'apiKey', name: 'demo-sandbox-key' },
        transfers: [],
      },
      {
        move: 'pay',
        statusId: 2,
        amount: 120,
        actor: { kind: 'apiKey', name: 'demo-sandbox-key' },
        transfers: [
          { kind: 'sale', amount: 120 },
          { kind: 'fee', amount: 5.98 },
          { kind: 'tax', amount: 0.96 },
        ],
      },
      // At 08:00 of the day between, before anything was given back.
      {
        move: 'settle',
        statusId: 2,
        amount: 113.06,
        actor: { kind: 'system', name: null },
        transfers: [],
      },
      {
        move: 'refundPart',
        statusId: 16,
        amount: 20,
        actor: { kind: 'user', name: 'admin' },
        transfers: [{ kind: 'refund', amount: 20 }],
      },
      {
        move: 'refundAll',
        statusId: 12,
        amount: 100,
        actor: { kind: 'apiKey', name: 'demo-sandbox-key' },
        transfers: [{ kind: 'refund', amount: 100 }],
      },
    ]);
    expect(story.at(-1)?.requestId).toBe(answered['x-request-id']);
    expect(Date.parse(story[3]?.at ?? '') - Date.parse(story[1]?.at ?? '')).toBe(86_400_000);
    const refunds = await rowsOf(app.database.read, 'refunds', { transactionId: Number(transactionNumber) });
    expect(refunds.map(({ amount, actorKind, actorName }) => [amount, actorKind, actorName])).toEqual([
      [2_000, 'user', 'admin'],
      [10_000, 'apiKey', 'demo-sandbox-key'],
    ]);
  });

  it('may say why, with a note of the merchant: each refund has its own in the story', async () => {
    const { transactionNumber, transactionCode } = await pay(120);
    await moveClock({ days: 1 });
    const body = { transactionCode, amount: 20 };
    const said = [{ reason: 'out_of_stock', note: '  Quedan dos en camino ' }, {}, { note: 'Sin motivo' }];
    for (const words of said)
      await app.calls.answered('createRefund', { body: { ...body, ...words }, headers: owner });
    const storyIn = async (language: string) =>
      (
        await app.calls.answered('getStory', {
          params: { idTransaction: transactionNumber },
          headers: { ...owner, 'accept-language': language },
        })
      ).data.flatMap(({ move, reason, note }) => (move === 'refundPart' ? [[reason, note]] : []));
    expect(await storyIn('es')).toEqual([
      ['Producto agotado', 'Quedan dos en camino'],
      [null, null],
      [null, 'Sin motivo'],
    ]);
    expect((await storyIn('en'))[0]?.[0]).toBe('Out of stock');
    for (const [field, words] of [
      ['reason', { reason: 'bored' }],
      ['note', { note: 'x'.repeat(251) }],
      ['note', { note: 'Tarjeta 4242 4242 4242 4242' }],
    ] as const)
      expect(
        (await app.calls.refused('createRefund', { body: { ...body, ...words }, headers: owner })).errors,
      ).toMatchObject([{ field }]);
  });

  it('of a part answers 016 in the payment API', async () => {
    const { transactionCode } = await pay();
    await moveClock({ days: 1 });
    const { data } = await app.calls.answered('payRefund', {
      body: { transactionCode, amount: 1 },
      headers: demoKey,
    });
    expect(data).toMatchObject({ responseCode: '016', status: 'PartialRefund', refundedAmount: 1 });
  });

  it('is never above what remains, nor under 1.00 unless less remains', {
    tags: ['REFUND-13', 'REFUND-14'],
  }, async () => {
    const { transactionCode } = await pay(10);
    await moveClock({ days: 1 });
    await refusedOnBoth(transactionCode, 10.01, 'refund_exceeds_remaining');
    await refusedOnBoth(transactionCode, 0.99, 'refund_exceeds_remaining');
    await refund(transactionCode, 9.5);
    await refusedOnBoth(transactionCode, 0.51, 'refund_exceeds_remaining');
    await refusedOnBoth(transactionCode, 0.49, 'refund_exceeds_remaining');
    expect(await refund(transactionCode, 0.5)).toMatchObject({ status: 'Refund', remaining: 0 });
  });

  it('of what is refunded already is refused, and names the status', {
    tags: ['REFUND-3', 'REFUND-4'],
  }, async () => {
    const { transactionCode } = await pay();
    await moveClock({ minutes: 5 });
    await refund(transactionCode, 350.5);
    const refusals = [
      await refuse(transactionCode, 350.5, 'es'),
      await payRefuse(transactionCode, 350.5, 'es'),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 409,
        code: 'status_not_allowed',
        message: 'Una transacción en estado “Reembolsada” no permite esta acción.',
      });
  });

  it.each([3, 1, 7, 8, 9, 11, 13, 17, 18] as const)(
    'of a transaction in status %i is refused',
    { tags: ['REFUND-3'] },
    async (status) => {
      const { id, code } = await createTransaction(app, account, status);
      for (const refusal of [await refuse(code, 100), await payRefuse(code, 100)])
        expect(refusal).toMatchObject({ status: 409, code: 'status_not_allowed' });
      expect((await detail(id)).statusId).toBe(status);
    },
  );

  it('of cash is refused, and of Aplazo is the whole alone', {
    tags: ['REFUND-2', 'REFUND-7'],
  }, async () => {
    for (const paymentMethod of [5, 11]) {
      const { code } = await createTransaction(app, account, 2, { paymentMethod });
      await refusedOnBoth(code, 100, 'refund_method_not_allowed');
    }
    const { id, code } = await createTransaction(app, account, 2, { paymentMethod: 13 });
    expect(await detail(id)).toMatchObject({ isTotal: true, isRequiredTime: false, partialRefundFrom: null });
    await refusedOnBoth(code, 50, 'refund_only_total');
    expect(await refund(code, 100)).toMatchObject({ status: 'Refund' });
  });

  it('needs an amount of centavos, above nothing', { tags: ['REFUND-12'] }, async () => {
    const { transactionCode } = await pay();
    for (const [amount, problem] of [
      [0, 'too_small'],
      [-1, 'too_small'],
      [1.001, 'fraction_of_centavo'],
      [1_000_001, 'too_big'],
      ['1', 'wrong_type'],
      [null, 'wrong_type'],
      [undefined, 'required'],
    ] as const) {
      const { code, errors } = await app.calls.refused('createRefund', {
        body: { transactionCode, amount },
        headers: owner,
      });
      expect([amount, code, errors.map((e) => e.code)]).toEqual([amount, 'invalid_fields', [problem]]);
    }
    const nothing = { body: { transactionCode, amount: 0 }, headers: demoKey };
    expect((await app.calls.refused('payRefund', nothing)).errors[0]?.message).toBe('Debe ser 0.01 o más.');
  });

  it('of a code that does not exist is 404', async () => {
    for (const code of ['trx_unknown', '999999', '0', '9'.repeat(40)])
      for (const refusal of [await refuse(code, 1), await payRefuse(code, 1)])
        expect(refusal).toMatchObject({ status: 404, code: 'transaction_not_found' });
  });

  it('is made by the owner alone in the dashboard', { tags: ['REFUND-1'] }, async () => {
    const { transactionNumber, transactionCode } = await pay();
    await moveClock({ minutes: 5 });
    for (const userName of ['administrador', 'general', 'desarrollador', 'reportes', 'jacaranda']) {
      const refusal = await app.calls.refused('createRefund', {
        body: { transactionCode, amount: 350.5 },
        headers: { ...bearer(await app.signIn(userName)), company: '1' },
      });
      expect([userName, refusal.status, refusal.code]).toEqual([userName, 403, 'role_not_allowed']);
    }
    expect((await detail(transactionNumber)).statusId).toBe(2);
    expect(await refund(transactionCode, 350.5)).toMatchObject({ status: 'Refund' });
  });

  it('is made once for an Idempotency-Key', async () => {
    const { transactionCode } = await pay(300);
    await moveClock({ days: 1 });
    const sent = {
      body: { transactionCode, amount: 100 },
      headers: { ...demoKey, 'idempotency-key': 'refund-once' },
    };
    const first = await app.calls.answered('payRefund', sent);
    const again = await app.calls.answered('payRefund', sent);
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await refund(transactionCode, 200)).remaining).toBe(0);
  });
});

describe('the clock', () => {
  it('moves forward alone, by a span or to an instant, and runs with real time', async () => {
    const { data: before } = await app.calls.answered('getClock', { headers: owner });
    const { data: moved } = await app.calls.answered('moveClock', {
      body: { hours: 1, seconds: 1 },
      headers: owner,
    });
    expect(Date.parse(moved.now) - Date.parse(before.now)).toBe(3_601_000);
    expect(moved.realNow).toBe(before.realNow);
    expect(moved.offsetSeconds - before.offsetSeconds).toBe(3_601);

    const to = new Date(Date.parse(moved.now) + 60_000).toISOString();
    const { data: reached } = await app.calls.answered('moveClock', { body: { to }, headers: owner });
    expect(reached.now).toBe(to);
    for (const body of [{ to }, { to: moved.now }, {}, { seconds: 0 }]) {
      const refusal = await app.calls.refused('moveClock', { body, headers: owner });
      expect(refusal).toMatchObject({ status: 422, code: 'clock_moves_forward' });
    }
    const tooFar = new Date(Date.parse(to) + limits.clockMoveDays * day + 1).toISOString();
    for (const body of [{ to: tooFar }, { to: '9999-01-01T00:00:00Z' }, { days: 3_660, seconds: 1 }]) {
      const refusal = await app.calls.refused('moveClock', { body, headers: owner });
      expect(refusal).toMatchObject({ status: 422, code: 'clock_too_far' });
    }
    app.time.now += 5_000;
    const { data: later } = await app.calls.answered('getClock', { headers: owner });
    expect(Date.parse(later.now) - Date.parse(reached.now)).toBe(5_000);
    app.time.now -= 5_000;
  });

  it("is the account's own, and none in production", async () => {
    const other = { ...owner, company: '2' };
    const { data } = await app.calls.answered('getClock', { headers: other });
    expect(data).toMatchObject({ offsetSeconds: 0, now: data.realNow });
    const production = { ...bearer(await app.signIn('admin', 'Production')), company: '1' };
    for (const refusal of [
      await app.calls.refused('getClock', { headers: production }),
      await app.calls.refused('moveClock', { body: { days: 1 }, headers: production }),
    ])
      expect(refusal).toMatchObject({ status: 404, code: 'production_only_sandbox' });
  });

  it('loses no span when many move it at once', async () => {
    const { data: before } = await app.calls.answered('getClock', { headers: owner });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        app.calls.answered('moveClock', { body: { seconds: 7 }, headers: owner }),
      ),
    );
    const { data: after } = await app.calls.answered('getClock', { headers: owner });
    expect(after.offsetSeconds - before.offsetSeconds).toBe(140);
  });
});
