import { declineReasons, verificationReason } from '@pasarela/contracts/payments/decline-reasons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createApiKey } from '../factories/accounts-factory.ts';
import { sentCard } from '../factories/cards-factory.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { countOf } from '../table-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
});
afterAll(() => app.close());

const customer = { FirstName: 'Ana', LastName: 'López', Email: 'Ana.Lopez@example.com' };
const keep = async (changes: object = {}, headers: Record<string, string> = demoKey) =>
  (await app.calls.answered('createCardToken', { body: { ...customer, ...sentCard, ...changes }, headers }))
    .data;
const refusedToKeep = (changes: object, headers: Record<string, string> = demoKey) =>
  app.calls.refused('createCardToken', { body: { ...customer, ...sentCard, ...changes }, headers });
const listOf = async (emailCustomer: string, query: object = {}) =>
  (
    await app.calls.answered('listCardTokens', {
      params: { emailCustomer },
      query: { ...query },
      headers: demoKey,
    })
  ).data;
const tokensOf = async (email: string) =>
  (await listOf(email)).customerCardIdentifiers.map(({ customerCardIdentifier }) => customerCardIdentifier);
const drop = (id: string) => app.calls.answered('deleteCardToken', { params: { id }, headers: demoKey });
const payWith = async (Id: string, more: object = {}) =>
  (
    await app.calls.answered('createPayment', {
      body: orderOf({ ...more, customerCardIdentifier: { Id } } as object),
      headers: demoKey,
    })
  ).data;

describe('a card that is kept', () => {
  it('is answered without its number, found by e-mail whatever the case, and paid with', async () => {
    const token = await keep();
    expect(token).toEqual({
      responseCode: '002',
      status: 'Accepted',
      message: 'La tarjeta se guardó.',
      customerCardIdentifier: expect.stringMatching(/^tok_[\w-]{24}$/),
      brand: 'Visa',
      cardType: '001',
      firstSix: '424242',
      lastFour: '4242',
      expiry: '12/2030',
      name: 'Ana López',
      email: 'Ana.Lopez@example.com',
      date: '2026-11-20T18:00:00.000Z',
    });
    const { responseCode: _, status: __, message: ___, ...kept } = token;
    expect(await listOf('ana.LOPEZ@example.com')).toEqual({
      responseCode: '002',
      status: 'Accepted',
      message: 'Las tarjetas que guardas de este cliente.',
      pageNumber: 1,
      pages: 1,
      total: 1,
      customerCardIdentifiers: [kept],
    });
    const paid = await payWith(kept.customerCardIdentifier);
    expect(paid).toMatchObject({ responseCode: '002', card: { lastFour: '4242' } });
  });

  it('takes both years and every brand, and says what the card says', async () => {
    const amex = {
      cardNumber: '378282246310005',
      cardExpirationMonth: '01',
      cardExpirationYear: '26',
      cvv: '1234',
      CardType: '003',
    };
    expect(await keep({ ...amex, Email: 'amex@example.com' })).toMatchObject({
      brand: 'American Express',
      cardType: '003',
      firstSix: '378282',
      lastFour: '0005',
      expiry: '01/2026',
    });
  });

  it('is listed a page at a time, the newest first, and none is left out', async () => {
    const Email = 'many@example.com';
    const kept: string[] = [];
    for (let number = 0; number < 5; number += 1)
      kept.unshift((await keep({ Email })).customerCardIdentifier);
    const pages = [];
    for (const pageNumber of [1, 2, 3, 4]) pages.push(await listOf(Email, { pageNumber, rowsOfPage: 2 }));
    expect(pages.map(({ total, pages: all, pageNumber }) => [total, all, pageNumber])).toEqual([
      [5, 3, 1],
      [5, 3, 2],
      [5, 3, 3],
      [5, 3, 4],
    ]);
    expect(
      pages.map(({ customerCardIdentifiers }) =>
        customerCardIdentifiers.map((card) => card.customerCardIdentifier),
      ),
    ).toEqual([kept.slice(0, 2), kept.slice(2, 4), kept.slice(4), []]);
  });

  it('ceases to be when it is deleted, once', async () => {
    const Email = 'deleted@example.com';
    const { customerCardIdentifier: id } = await keep({ Email });
    expect((await drop(id)).data).toEqual({
      responseCode: '002',
      status: 'Accepted',
      message: 'La tarjeta se borró.',
      customerCardIdentifier: id,
    });
    expect(await tokensOf(Email)).toEqual([]);
    const again = await app.calls.refused('deleteCardToken', { params: { id }, headers: demoKey });
    expect([again.status, again.code]).toEqual([404, 'card_token_not_found']);
    const body = orderOf({ customerCardIdentifier: { Id: id } } as object);
    expect((await app.calls.refused('createPayment', { body, headers: demoKey })).code).toBe(
      'card_token_not_found',
    );
  });

  it("is neither seen nor deleted with another's key", async () => {
    const { customerCardIdentifier: id } = await keep({ Email: 'own@example.com' });
    const { code } = await app.calls.refused('deleteCardToken', { params: { id }, headers: ollinKey });
    expect(code).toBe('card_token_not_found');
    expect(await tokensOf('own@example.com')).toEqual([id]);
  });

  it('by a payment is listed as well; the card of a subscription is not, and outlives the token', async () => {
    const Email = 'subscriber@example.com';
    const paid = await app.calls.answered('createPayment', {
      body: paymentOf({ Email, customerCardIdentifier: { create: true } }),
      headers: demoKey,
    });
    const id = paid.data.customerCardIdentifier ?? '';
    expect(await tokensOf(Email)).toEqual([id]);
    const subscription = { PaymentProcess: { Subscription: { Frequency: 'Daily' } } };
    const first = await payWith(id, { Email, ...subscription });
    expect(first).toMatchObject({ responseCode: '002', subscriptionId: expect.stringMatching(/^\d+$/) });
    expect(await tokensOf(Email)).toEqual([id]);

    await drop(id);
    const headers = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('moveClock', { body: { days: 1 }, headers });
    const params = { referenceNumber: first.referenceNumber };
    const newest = await app.calls.answered('getResponseByReference', { params, headers: demoKey });
    expect(newest.data).toMatchObject({ responseCode: '002', subscriptionId: first.subscriptionId });
    expect(newest.data.transactionNumber).not.toBe(first.transactionNumber);
  });
});

describe('a card that is not kept', () => {
  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4100000000000019', 'fraud_block'],
    ['4111111111111111', 'use_test_card'],
  ] as const)('%s: the bank says why', async (cardNumber, reason) => {
    const Email = 'declined@example.com';
    for (const language of ['es', 'en'] as const) {
      const headers = { ...demoKey, 'accept-language': language };
      const { status, code, message } = await refusedToKeep({ cardNumber, Email }, headers);
      expect([status, code]).toEqual([409, 'card_not_accepted']);
      expect(message).toContain(verificationReason(reason)[language]);
      // Nothing was to be paid.
      expect(message).not.toMatch(/pago|payment/);
    }
    expect(await tokensOf(Email)).toEqual([]);
  });

  it('is of production, which has no acquirer', async () => {
    const { code, message } = await refusedToKeep({}, await createApiKey(app, 1, 'Production'));
    expect(code).toBe('card_not_accepted');
    expect(message).toContain(declineReasons.no_acquirer.es);
  });

  it('has every problem of its form named at once, as a payment does', async () => {
    const { code, errors } = await refusedToKeep({
      cardNumber: '4242424242424241',
      cvv: undefined,
      cardExpirationMonth: '13',
      Email: 'x',
      Amount: 1,
    });
    expect(code).toBe('invalid_fields');
    expect(errors.map((error) => [error.field, error.code]).toSorted()).toEqual([
      ['Amount', 'unknown_property'],
      ['Email', 'invalid_email'],
      ['cardExpirationMonth', 'month_invalid'],
      ['cardNumber', 'card_number_invalid'],
      ['cvv', 'required'],
    ]);
  });
});

it('needs no challenge and uses up no outcome that was chosen for the next payment', async () => {
  await keep({ cardNumber: '4000000000003220', Email: 'challenged@example.com' });
  const headers = { ...bearer(await app.signIn('admin')), company: '1' };
  await app.calls.answered('setNextOutcome', { body: { outcome: 'declined' }, headers });
  const { customerCardIdentifier } = await keep({ Email: 'next@example.com' });
  expect(await payWith(customerCardIdentifier)).toMatchObject({
    responseCode: '003',
    declineReason: 'declined',
  });
  expect(await payWith(customerCardIdentifier)).toMatchObject({ responseCode: '002' });
});

it('is kept and deleted once for each Idempotency-Key', async () => {
  const Email = 'once@example.com';
  const headers = { ...demoKey, 'idempotency-key': 'keep-once' };
  const [first, second] = [await keep({ Email }, headers), await keep({ Email }, headers)];
  expect(second).toEqual(first);
  expect(await tokensOf(Email)).toEqual([first.customerCardIdentifier]);
  expect((await refusedToKeep({ Email, cvv: '999' }, headers)).code).toBe('idempotency_key_reused');

  const params = { id: first.customerCardIdentifier };
  const deleting = { params, headers: { ...demoKey, 'idempotency-key': 'delete-once' } };
  const deleted = await app.calls.answered('deleteCardToken', deleting);
  const replayed = await app.calls.answered('deleteCardToken', deleting);
  expect(replayed.data).toEqual(deleted.data);
  expect(replayed.headers['idempotent-replayed']).toBe('true');
});

it('leaves no e-mail in the path of the request log', async () => {
  await listOf('private.person@example.com');
  const headers = { ...bearer(await app.signIn('admin')), company: '1' };
  const { data } = await app.calls.answered('listRequests', { headers });
  const [newest] = data;
  expect(newest).toMatchObject({
    method: 'GET',
    operation: '/customercardidentifiers/{emailCustomer}/list',
    path: '/api/customercardidentifiers/{emailCustomer}/list',
    code: '002',
  });
  expect(JSON.stringify(data)).not.toContain('private.person');
  const accountId = await accountIdOf(app, 1);
  expect(await countOf(app.database.read, 'card_tokens', { accountId })).toBeGreaterThan(0);
});
