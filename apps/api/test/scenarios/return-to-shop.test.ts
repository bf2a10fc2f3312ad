import type { PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { linkFileOf, linkOf } from '../factories/payment-links-factory.ts';
import { orderOf, paymentOf, typedCardOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const shop = 'https://tienda.example/gracias?pedido=7#recibo';
const visa = typedCardOf('4242424242424242');
const declined = typedCardOf('5105105105105100');
const secured = '4000000000003220';

const tokenOf = (url: string | null): string => url?.split('/checkout/')[1] ?? '';
const open = async (changes: Parameters<typeof orderOf>[0] = { ReturnUrl: shop }) => {
  const { data } = await app.calls.answered('createTransaction', {
    body: orderOf(changes),
    headers: demoKey,
  });
  return { ...data, token: tokenOf(data.url) };
};
const create = async (body: object) => {
  const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
  return { ...data, token: tokenOf(data.url) };
};
const view = async (token: string) => (await app.calls.answered('getCheckout', { params: { token } })).data;
const pay = async (token: string, body: PayCheckout) =>
  (await app.calls.answered('payCheckout', { params: { token }, body })).data;
const challenge = async (token: string, outcome: 'approve' | 'fail' | 'leave') =>
  (await app.calls.answered('answerChallenge', { params: { token }, body: { outcome } })).data;
const aplazo = async (token: string, outcome: 'approve' | 'reject' | 'leave') =>
  (await app.calls.answered('answerAplazo', { params: { token }, body: { outcome } })).data;
const move = (body: object) => app.calls.answered('moveClock', { body, headers });

/** The address that the payer of a transaction returns to. */
const returned = (
  { referenceNumber, transactionNumber }: Record<'referenceNumber' | 'transactionNumber', string>,
  code: string,
): string =>
  `https://tienda.example/gracias?pedido=7&referenceNumber=${referenceNumber}&transactionNumber=${transactionNumber}&responseCode=${code}#recibo`;

describe('the page of createtransaction', () => {
  it('leads back from its receipt, and not while nothing was tried', async () => {
    const made = await open();
    expect(await view(made.token)).toMatchObject({ state: 'form', returnUrl: null });
    expect(await pay(made.token, visa)).toMatchObject({ state: 'receipt', returnUrl: returned(made, '002') });
    // What the address of the call says is not listened to.
    const asked = await app.http.get(`/api/checkout/${made.token}?returnUrl=https://otra.example`);
    expect(JSON.stringify(asked.body)).not.toContain('otra.example');
  });

  it('offers the way back after a decline, and keeps it for the attempt that follows', async () => {
    const made = await open();
    expect(await pay(made.token, declined)).toMatchObject({
      state: 'form',
      mayRetry: true,
      returnUrl: returned(made, '003'),
    });
    const paid = await pay(made.token, visa);
    expect(paid.transactionNumber).not.toBe(made.transactionNumber);
    expect(paid).toMatchObject({ state: 'receipt', returnUrl: returned(paid, '002') });
  });

  it('leads back from what waits, was left, expired or was authorized', async () => {
    const cash = await open();
    expect(await pay(cash.token, { idPaymentMethod: 5 })).toMatchObject({
      state: 'voucher',
      returnUrl: returned(cash, '005'),
    });
    const left = await open();
    const { data } = await app.calls.answered('leaveCheckout', { params: { token: left.token } });
    expect(data).toMatchObject({ state: 'ended', returnUrl: returned(left, '004') });
    const twoSteps = await open({ ReturnUrl: shop, PaymentProcess: { IsTwoStepPay: true } });
    expect((await pay(twoSteps.token, visa)).returnUrl).toBe(returned(twoSteps, '008'));
    const forgotten = await open();
    await move({ hours: 25 });
    expect(await view(forgotten.token)).toMatchObject({
      state: 'ended',
      returnUrl: returned(forgotten, '010'),
    });
  });

  it('leads nowhere without an address', async () => {
    const { token } = await open({});
    expect((await pay(token, visa)).returnUrl).toBeNull();
  });

  it('keeps the address of the newest call of a reference', async () => {
    const first = await open();
    const { referenceNumber: ReferenceNumber } = first;
    const second = await open({ ReferenceNumber, ReturnUrl: 'http://localhost:4000' });
    expect((await pay(second.token, visa)).returnUrl).toMatch(/^http:\/\/localhost:4000\?referenceNumber=/);
    expect((await view(first.token)).returnUrl).toBe(returned(first, '011'));
  });
});

describe('a direct payment that ends on a page', () => {
  it.each([
    ['approve', 'receipt', '002'],
    ['fail', 'ended', '003'],
    ['leave', 'ended', '010'],
  ] as const)('returns from 3D Secure: %s', async (outcome, state, code) => {
    const made = await create(paymentOf({ cardNumber: secured, ReturnUrl: shop }));
    expect(await view(made.token)).toMatchObject({ state: 'challenge', returnUrl: null });
    expect(await challenge(made.token, outcome)).toMatchObject({ state, returnUrl: returned(made, code) });
  });

  it.each([
    ['approve', 'receipt', '002'],
    ['reject', 'ended', '003'],
    ['leave', 'ended', '004'],
  ] as const)('returns from Aplazo: %s', async (outcome, state, code) => {
    const made = await create(orderOf({ IdPaymentMethod: 13, ReturnUrl: shop }));
    expect(await view(made.token)).toMatchObject({ state: 'aplazo', returnUrl: null });
    expect(await aplazo(made.token, outcome)).toMatchObject({ state, returnUrl: returned(made, code) });
  });

  it('returns from its cash voucher, and needs no page where it is paid at once', async () => {
    const cash = await create(orderOf({ IdPaymentMethod: 11, ReturnUrl: shop }));
    expect(await view(cash.token)).toMatchObject({ state: 'voucher', returnUrl: returned(cash, '005') });
    expect(await create(paymentOf({ ReturnUrl: shop }))).toMatchObject({ responseCode: '002', url: null });
  });
});

describe('a payment link', () => {
  it('leads back, says where in its answer, its list and its detail, and again after it was left', async () => {
    const body = linkOf({ returnUrl: ` ${shop} ` });
    const { data: link } = await app.calls.answered('createPaymentLink', { body, headers });
    expect(link.returnUrl).toBe(shop);
    const query = { referenceNumber: link.referenceNumber };
    const { data: rows } = await app.calls.answered('listPaymentLinks', { query, headers });
    expect(rows.map(({ returnUrl }) => returnUrl)).toEqual([shop]);
    const token = tokenOf(link.url);
    const { data: left } = await app.calls.answered('leaveCheckout', { params: { token } });
    expect(left).toMatchObject({ state: 'form', statusId: 4, returnUrl: returned(left, '004') });
    const paid = await pay(token, visa);
    expect(paid).toMatchObject({ state: 'receipt', returnUrl: returned(paid, '002') });
    const params = { idTransaction: paid.transactionNumber };
    const { data: detail } = await app.calls.answered('getTransaction', { params, headers });
    expect(detail.returnUrl).toBe(shop);
  });

  it('has one of its own in a line of a file', async () => {
    const [one, other] = [linkOf({ returnUrl: shop }), linkOf()];
    const { data } = await app.calls.answered('createPaymentLinkBatch', {
      body: {},
      files: [linkFileOf([one, other])],
      headers,
    });
    const paid = await Promise.all(data.links.map(({ url }) => pay(tokenOf(url), visa)));
    expect(paid.map(({ returnUrl }, index) => [data.links[index]?.referenceNumber, returnUrl])).toEqual([
      [one.referenceNumber, returned(paid[0] ?? { referenceNumber: '', transactionNumber: '' }, '002')],
      [other.referenceNumber, null],
    ]);
  });
});

describe('an address that no payer may be led to', () => {
  const message = {
    es: 'Debe ser una URL https, o http en tu propia máquina (localhost o 127.0.0.1), sin espacios, usuario ni contraseña.',
    en: 'It must be an https URL, or http on your own machine (localhost or 127.0.0.1), without spaces, a username or a password.',
  };
  it.each([
    ['createTransaction', 'http://tienda.example', 'es'],
    ['createTransaction', 'https://ana:clave@tienda.example', 'en'],
    ['createPayment', 'javascript:alert(1)', 'es'],
    ['createPayment', '', 'en'],
  ] as const)('%s refuses %j, and changes nothing', async (operation, ReturnUrl, language) => {
    const before = operation === 'createPayment' ? paymentOf() : orderOf();
    const refusal = await app.calls.refused(operation, {
      body: { ...before, ReturnUrl },
      headers: { ...demoKey, 'accept-language': language },
    });
    expect([refusal.status, refusal.code]).toEqual([422, 'invalid_fields']);
    expect(refusal.errors).toEqual([
      { field: 'ReturnUrl', code: 'invalid_return_url', message: message[language] },
    ]);
    const query = { params: { referenceNumber: before.ReferenceNumber }, headers: demoKey };
    expect(await app.calls.refused('getResponseByReference', query)).toMatchObject({
      code: 'transaction_not_found',
    });
  });

  it('is refused above 2,048 characters, and with the number of a card', async () => {
    const codes = async (ReturnUrl: string) =>
      (
        await app.calls.refused('createTransaction', { body: { ...orderOf(), ReturnUrl }, headers: demoKey })
      ).errors.map(({ code }) => code);
    expect(await codes(`https://tienda.example/${'a'.repeat(2_048)}`)).toEqual(['too_long']);
    expect(await codes('https://tienda.example/4242424242424242')).toEqual(['card_number_in_text']);
  });
});
