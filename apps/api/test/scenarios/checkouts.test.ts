import type { Checkout, PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { createApiKey } from '../factories/accounts-factory.ts';
import { orderOf, paymentOf, typedCardOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { rowOf } from '../table-rows.ts';

let app: TestApp;
let dashboard: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  dashboard = { ...bearer(await app.signIn('general')), company: '1' };
  admin = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

type Order = NonNullable<Parameters<typeof orderOf>[0]>;

const tokenOf = (url: string | null): string => url?.split('/checkout/')[1] ?? '';
const open = async (changes: Order = {}) => {
  const { data } = await app.calls.answered('createTransaction', {
    body: orderOf(changes),
    headers: demoKey,
  });
  return { ...data, token: tokenOf(data.url) };
};
const view = async (token: string): Promise<Checkout> =>
  (await app.calls.answered('getCheckout', { params: { token } })).data;
const pay = async (token: string, body: PayCheckout): Promise<Checkout> =>
  (await app.calls.answered('payCheckout', { params: { token }, body })).data;
const refusal = (token: string, body: unknown) =>
  app.calls.refused('payCheckout', { params: { token }, body });
const challenge = async (token: string, outcome: 'approve' | 'fail' | 'leave'): Promise<Checkout> =>
  (await app.calls.answered('answerChallenge', { params: { token }, body: { outcome } })).data;
const aplazo = async (token: string, outcome: 'approve' | 'reject' | 'leave'): Promise<Checkout> =>
  (await app.calls.answered('answerAplazo', { params: { token }, body: { outcome } })).data;
const byReference = async (referenceNumber: string) =>
  (await app.calls.answered('getResponseByReference', { params: { referenceNumber }, headers: demoKey }))
    .data;
const byNumber = async (transactionNumber: string) =>
  (await app.calls.answered('getResponse', { params: { transactionNumber }, headers: demoKey })).data;
const story = async (idTransaction: string) =>
  (await app.calls.answered('getStory', { params: { idTransaction }, headers: dashboard })).data.map(
    ({ move }) => move,
  );
const move = (body: object) => app.calls.answered('moveClock', { body, headers: admin });

const visa = typedCardOf('4242424242424242');
const noFunds = typedCardOf('4000000000009995');
const secured = typedCardOf('4000000000003220');

describe('a checkout', () => {
  it('answers 001 with its page, which offers every way and holds no secret of the merchant', async () => {
    const opened = await open({ Description: 'Libretas' });
    expect(opened).toMatchObject({
      responseCode: '001',
      status: 'TransactionCreated',
      idPaymentMethod: null,
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/checkout\/chk_[\w-]{24}$/),
    });
    expect(await view(opened.token)).toMatchObject({
      state: 'form',
      mayRetry: false,
      environment: 'Sandbox',
      merchant: { name: 'Librería Jacaranda' },
      referenceNumber: opened.referenceNumber,
      amount: 350.5,
      methods: [8, 5, 11, 13],
      installmentCounts: [3],
      description: 'Libretas',
      voucher: null,
      expiresAt: '2026-11-21T18:00:00.000Z',
    });
  });

  it('offers what its process and amount allow', async () => {
    const methodsFor = async (changes: Order) => (await view((await open(changes)).token)).methods;
    expect(await methodsFor({ Amount: 10_000 })).toEqual([8, 5, 11, 13]);
    expect(await methodsFor({ Amount: 10_000.01 })).toEqual([8, 11, 13]);
    expect(await methodsFor({ PaymentProcess: { IsTwoStepPay: true } })).toEqual([8]);
    expect(await methodsFor({ PaymentProcess: { Subscription: { Frequency: 'Monthly' } } })).toEqual([8]);
    expect(await methodsFor({ IdPaymentMethod: 11 })).toEqual([11]);
    expect(await methodsFor({ IdPaymentMethod: 10 })).toEqual([8]);
  });

  it.each([
    [8, 'credit', '4000056655665556', '4242424242424242', [3, 6, 9, 12, 18]],
    [10, 'debit', '4242424242424242', '4000056655665556', []],
  ] as const)(
    'with IdPaymentMethod %i takes %s cards alone',
    async (IdPaymentMethod, funding, wrong, right, months) => {
      const { token } = await open({ IdPaymentMethod, Amount: 3_000 });
      expect(await view(token)).toMatchObject({
        methods: [8],
        cardFunding: funding,
        installmentCounts: months,
      });
      const { errors } = await refusal(token, typedCardOf(wrong));
      expect(errors.map(({ field, code }) => [field, code])).toEqual([
        ['cardNumber', `${funding}_card_needed`],
      ]);
      expect(await view(token)).toMatchObject({ state: 'form', idPaymentMethod: null });
      expect(await pay(token, typedCardOf(right))).toMatchObject({
        state: 'receipt',
        idPaymentMethod: IdPaymentMethod,
      });
    },
  );

  it('refuses card data from the merchant by name', { tags: ['PAYMENT-3'] }, async () => {
    const body = { ...orderOf(), cardNumber: '4242424242424242', cvv: '123' };
    const { errors } = await app.calls.refused('createTransaction', { body, headers: demoKey });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['cardNumber', 'unknown_property'],
      ['cvv', 'unknown_property'],
    ]);
  });

  it('is paid by card: the transaction that it began with is the one that is paid', async () => {
    const { token, transactionNumber } = await open();
    expect(await pay(token, visa)).toMatchObject({
      state: 'receipt',
      statusId: 2,
      transactionNumber,
      card: { brand: 'Visa', lastFour: '4242' },
      idPaymentMethod: 8,
      authorizationCode: expect.stringMatching(/^\d{6}$/),
    });
    expect(await story(transactionNumber)).toEqual(['create', 'pay']);
    expect(await refusal(token, visa)).toMatchObject({ status: 409, code: 'checkout_ended' });
  });

  it('outlives an attempt that fails: the next is a new transaction, and the failed one names it', async () => {
    const { token, transactionNumber, referenceNumber } = await open();
    expect(await pay(token, noFunds)).toMatchObject({
      state: 'form',
      mayRetry: true,
      statusId: 3,
      transactionNumber,
      declineReason: 'insufficient_funds',
      message: 'La tarjeta no tiene fondos suficientes.',
    });
    const paid = await pay(token, visa);
    expect(paid).toMatchObject({ state: 'receipt', statusId: 2, declineReason: null });
    expect(paid.transactionNumber).not.toBe(transactionNumber);
    expect(await byNumber(transactionNumber)).toMatchObject({
      responseCode: '011',
      replacedBy: paid.transactionNumber,
    });
    expect(await byReference(referenceNumber)).toMatchObject({ transactionNumber: paid.transactionNumber });
  });

  it('keeps its process through attempts that fail', async () => {
    const { token } = await open({ PaymentProcess: { IsTwoStepPay: true } });
    await pay(token, noFunds);
    expect(await pay(token, visa)).toMatchObject({ state: 'receipt', statusId: 8, isTwoStepPay: true });
  });

  it('names what is wrong with a card at its fields, and changes nothing', async () => {
    const { token, transactionNumber } = await open();
    const problems = async (body: unknown) =>
      (await refusal(token, body)).errors.map(({ field, code }) => [field, code]);
    expect(await problems({ idPaymentMethod: 8 })).toEqual([
      ['cardNumber', 'required'],
      ['cardExpirationMonth', 'required'],
      ['cardExpirationYear', 'required'],
      ['cvv', 'required'],
    ]);
    expect(await problems(typedCardOf('4242424242424241'))).toEqual([['cardNumber', 'card_number_invalid']]);
    expect(await problems(typedCardOf('378282246310005'))).toEqual([['cvv', 'security_code_length']]);
    expect(await problems(typedCardOf('4242424242424242', { installmentCount: 6 }))).toEqual([
      ['installmentCount', 'installments_not_allowed'],
    ]);
    expect(await problems(typedCardOf('4000056655665556', { installmentCount: 3 }))).toEqual([
      ['installmentCount', 'installments_not_allowed'],
    ]);
    expect(await story(transactionNumber)).toEqual(['create']);
  });

  it('takes card data with a card alone', async () => {
    const { token, transactionNumber } = await open();
    for (const idPaymentMethod of [5, 11, 13]) {
      const { errors } = await refusal(token, { ...visa, idPaymentMethod, installmentCount: 3 });
      expect(errors.map(({ field, code }) => [field, code])).toEqual([
        ['cardNumber', 'not_together'],
        ['cardExpirationMonth', 'not_together'],
        ['cardExpirationYear', 'not_together'],
        ['cvv', 'not_together'],
        ['installmentCount', 'not_together'],
      ]);
    }
    expect(await story(transactionNumber)).toEqual(['create']);
  });

  it('says what a card allows by its first eight digits', async () => {
    const { token } = await open({ Amount: 1_200 });
    const options = async (bin: string) =>
      (await app.calls.answered('getCardOptions', { params: { token, bin } })).data;
    expect(await options('42424242')).toEqual({
      brand: 'visa',
      funding: 'credit',
      installmentCounts: [3, 6, 9, 12],
    });
    expect(await options('40000566')).toEqual({ brand: 'visa', funding: 'debit', installmentCounts: [] });
    expect(await options('60111111')).toEqual({ brand: null, funding: null, installmentCounts: [] });
  });

  it('is paid in months', async () => {
    const { token } = await open({ Amount: 1_200 });
    expect(await pay(token, typedCardOf('4242424242424242', { installmentCount: 6 }))).toMatchObject({
      statusId: 2,
      installments: 6,
    });
  });

  it('is left by its payer', async () => {
    const { token, transactionNumber } = await open();
    const { data } = await app.calls.answered('leaveCheckout', { params: { token } });
    expect(data).toMatchObject({ state: 'ended', statusId: 4, mayReturn: false });
    expect(await story(transactionNumber)).toEqual(['create', 'leave']);
    expect(await app.calls.refused('leaveCheckout', { params: { token } })).toMatchObject({
      code: 'checkout_ended',
    });
  });

  it('is replaced by another with its reference while nobody has paid it', async () => {
    const first = await open();
    const second = await open({ ReferenceNumber: first.referenceNumber });
    expect(await view(first.token)).toMatchObject({ state: 'ended', statusId: 11 });
    expect(await refusal(first.token, visa)).toMatchObject({ code: 'checkout_ended' });
    expect(await pay(second.token, visa)).toMatchObject({ statusId: 2 });
  });

  it('begins a subscription, its first payment or its verification', async () => {
    const now = await open({ PaymentProcess: { Subscription: { Frequency: 'Monthly' } } });
    expect(await view(now.token)).toMatchObject({
      subscription: { frequency: 'Monthly' },
      installmentCounts: [],
    });
    await pay(now.token, visa);
    expect(await byNumber(now.transactionNumber)).toMatchObject({
      responseCode: '002',
      amount: 350.5,
      subscriptionId: expect.stringMatching(/^\d+$/),
    });
    const later = await open({
      PaymentProcess: { Subscription: { Frequency: 'Monthly', FirstPaymentDate: '2026/12/24' } },
    });
    expect(await view(later.token)).toMatchObject({ amount: 350.5 });
    await pay(later.token, visa);
    expect(await byNumber(later.transactionNumber)).toMatchObject({
      responseCode: '002',
      amount: 0,
      subscriptionId: expect.stringMatching(/^\d+$/),
    });
  });
});

describe('3D Secure', () => {
  it.each([
    ['approve', 'receipt', 2, ['create', 'review', 'pay'], null],
    ['fail', 'form', 3, ['create', 'review', 'decline'], 'challenge_failed'],
    ['leave', 'form', 10, ['create', 'review', 'abandon'], null],
  ] as const)('%s leads to %s', async (outcome, state, statusId, moves, declineReason) => {
    const { token, transactionNumber } = await open();
    expect(await pay(token, secured)).toMatchObject({
      state: 'challenge',
      statusId: 7,
      card: { lastFour: '3220' },
    });
    expect(await challenge(token, outcome)).toMatchObject({ state, statusId, declineReason });
    expect(await story(transactionNumber)).toEqual(moves);
    expect(
      await app.calls.refused('answerChallenge', { params: { token }, body: { outcome: 'approve' } }),
    ).toMatchObject({ code: 'status_not_allowed' });
  });

  it('authorizes where two steps are asked for, and can be tried again after it failed', async () => {
    const { token } = await open({ PaymentProcess: { IsTwoStepPay: true } });
    await pay(token, secured);
    await challenge(token, 'fail');
    await pay(token, secured);
    expect(await challenge(token, 'approve')).toMatchObject({ statusId: 8 });
  });

  it('of a direct payment answers 007 with the page of its challenge, where nothing else can be tried', async () => {
    const { data } = await app.calls.answered('createPayment', {
      body: paymentOf({ cardNumber: '4000000000003220' }),
      headers: demoKey,
    });
    expect(data).toMatchObject({ responseCode: '007', status: 'Review' });
    const token = tokenOf(data.url);
    expect(await view(token)).toMatchObject({ state: 'challenge', mayRetry: false });
    expect(await challenge(token, 'fail')).toMatchObject({ state: 'ended', statusId: 3, mayRetry: false });
    expect(await refusal(token, visa)).toMatchObject({ code: 'checkout_ended' });
  });

  it('ends by itself after half an hour', async () => {
    const { token, transactionNumber } = await open();
    await pay(token, secured);
    const keptCard = async () =>
      (await rowOf(app.database.read, 'transactions', { id: Number(transactionNumber) })).process;
    expect(await keptCard()).toContain('"lastFour":"3220"');
    await move({ minutes: 30, seconds: 1 });
    expect(await view(token)).toMatchObject({ state: 'form', statusId: 10, mayRetry: true });
    // The card is none of it any more.
    expect(await keptCard()).toBeNull();
    expect(await pay(token, visa)).toMatchObject({ statusId: 2 });
  });
});

describe('cash', () => {
  it('gives out a reference that can be paid until 23:59 of the third day', async () => {
    const { token, transactionNumber } = await open();
    const shown = await pay(token, { idPaymentMethod: 5 });
    expect(shown).toMatchObject({
      state: 'voucher',
      statusId: 5,
      idPaymentMethod: 5,
      voucher: { reference: expect.stringMatching(/^\d{14}$/), dueAt: '2026-11-24T05:59:00.000Z' },
    });
    expect(await byNumber(transactionNumber)).toMatchObject({
      responseCode: '005',
      cashReference: shown.voucher?.reference,
      cashDueDate: '2026-11-24T05:59:00.000Z',
    });
    await app.calls.answered('simulateCashPayment', {
      params: { id: transactionNumber },
      headers: dashboard,
    });
    expect(await view(token)).toMatchObject({ state: 'receipt', statusId: 2 });
  });

  it('of Paynet has sixteen digits', async () => {
    const { token } = await open();
    expect((await pay(token, { idPaymentMethod: 11 })).voucher?.reference).toMatch(/^\d{16}$/);
  });

  it('is what the e-mail says: paid at once, later, or never', async () => {
    const start = async (Email: string) => {
      const opened = await open({ Email });
      await pay(opened.token, { idPaymentMethod: 5 });
      return opened;
    };
    const atOnce = await start('ana+pagado@example.com');
    const later = await start('ana+pagado-luego@example.com');
    const never = await start('ana+sin-pago@example.com');
    await move({ seconds: 2 });
    expect((await view(atOnce.token)).statusId).toBe(2);
    expect((await view(later.token)).statusId).toBe(5);
    await move({ hours: 6 });
    expect((await view(later.token)).statusId).toBe(2);
    await move({ days: 4 });
    // Another way may still be tried.
    expect(await view(never.token)).toMatchObject({ state: 'form', statusId: 14, mayRetry: true });
    expect(await pay(never.token, visa)).toMatchObject({ statusId: 2 });
    expect(await story(never.transactionNumber)).toEqual(['create', 'awaitCash', 'expireCash', 'replace']);
  });
});

describe('Aplazo', () => {
  it.each([
    ['approve', 2, 'receipt', ['create', 'pay']],
    ['reject', 3, 'form', ['create', 'decline']],
    ['leave', 4, 'ended', ['create', 'leave']],
  ] as const)('%s leads to status %i', async (outcome, statusId, state, moves) => {
    const { token, transactionNumber } = await open();
    expect(await pay(token, { idPaymentMethod: 13 })).toMatchObject({ state: 'aplazo', statusId: 1 });
    expect(await aplazo(token, outcome)).toMatchObject({ statusId, state });
    expect(await story(transactionNumber)).toEqual(moves);
  });

  it('is answered on its own page where the merchant asked for it directly', async () => {
    const { data } = await app.calls.answered('createPayment', {
      body: orderOf({ IdPaymentMethod: 13 }),
      headers: demoKey,
    });
    expect(data.responseCode).toBe('001');
    for (const other of [visa, { idPaymentMethod: 5 }, { idPaymentMethod: 13 }])
      expect(await refusal(tokenOf(data.url), other)).toMatchObject({ code: 'checkout_ended' });
    expect(await aplazo(tokenOf(data.url), 'approve')).toMatchObject({
      state: 'receipt',
      idPaymentMethod: 13,
    });
  });

  it("does not keep its page open: after the checkout's day another way is too late", async () => {
    const { token } = await open();
    await pay(token, noFunds);
    await move({ hours: 23 });
    expect(await pay(token, { idPaymentMethod: 13 })).toMatchObject({ state: 'aplazo' });
    await move({ hours: 2 });
    expect(await refusal(token, visa)).toMatchObject({ code: 'checkout_ended' });
    expect(await aplazo(token, 'approve')).toMatchObject({ statusId: 2 });
  });

  it('cannot be answered where nobody asked it', async () => {
    const { token } = await open();
    expect(
      await app.calls.refused('answerAplazo', { params: { token }, body: { outcome: 'approve' } }),
    ).toMatchObject({ code: 'status_not_allowed' });
  });
});

it('fifty payers at once pay it once', async () => {
  const { token, referenceNumber } = await open();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.calls.send('payCheckout', { params: { token }, body: visa })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await byReference(referenceNumber)).toMatchObject({ responseCode: '002' });
});

describe('production', () => {
  it('declines every way to pay, and says that it has no acquirer', async () => {
    const key = await createApiKey(app, 1, 'Production');
    for (const body of [paymentOf(), orderOf({ IdPaymentMethod: 5 }), orderOf({ IdPaymentMethod: 13 })]) {
      const { data } = await app.calls.answered('createPayment', { body, headers: key });
      expect(data).toMatchObject({ responseCode: '003', declineReason: 'no_acquirer', url: null });
    }
    const { data } = await app.calls.answered('createTransaction', { body: orderOf(), headers: key });
    expect(await pay(tokenOf(data.url), { idPaymentMethod: 5 })).toMatchObject({
      statusId: 3,
      declineReason: 'no_acquirer',
      environment: 'Production',
    });
  });
});
