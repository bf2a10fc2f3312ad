import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { basic, demoKey } from '../operation-calls.ts';
import { createReceiver, type Receiver } from '../receivers.ts';

let app: TestApp;
let shop: Receiver;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  shop = await createReceiver((request, response) => {
    response.writeHead(request.headers['x-refused'] ? 500 : 204).end();
  });
});
afterAll(async () => {
  await shop.close();
  await app.close();
});
beforeEach(async () => {
  const body = { webhookUrl: shop.url };
  const { data } = await app.calls.answered('createIsolatedAccount', { body, headers: demoKey });
  headers = basic(data.key, data.password);
});

const pay = async () => (await app.calls.answered('createPayment', { body: paymentOf(), headers })).data;
const wait = async (query: Record<string, unknown>) =>
  (await app.calls.answered('waitFor', { query, headers })).data;
const refused = (query: Record<string, unknown>) => app.calls.refused('waitFor', { query, headers });

it('answers at once where it is so, and otherwise as soon as it is', async () => {
  const { referenceNumber, transactionNumber, transactionCode } = await pay();
  const idTransaction = Number(transactionNumber);
  expect(await wait({ referenceNumber, status: 'Accepted', seconds: 0 })).toMatchObject({
    idTransaction,
    status: 'Accepted',
    webhooks: [{ type: 'transaction.accepted', state: 'waiting', attempts: 0 }],
  });
  const delivered = wait({ idTransaction, webhooks: 'delivered' });
  await app.deliverer.deliverDue();
  expect((await delivered).webhooks).toMatchObject([{ state: 'delivered', attempts: 1 }]);

  await app.calls.answered('moveClock', { body: { days: 2 }, headers });
  const refunded = wait({ idTransaction, status: 'Refund' });
  await app.calls.answered('payRefund', {
    body: { TransactionCode: transactionCode, Amount: 350.5 },
    headers,
  });
  expect((await refunded).status).toBe('Refund');
});

it('waits until nothing is left, where no transaction is named', async () => {
  await pay();
  const settled = wait({});
  await app.deliverer.deliverDue();
  expect(await settled).toMatchObject({ idTransaction: null, webhooks: [] });
});

it('counts a webhook that is on its way among what is left', async () => {
  let answer: () => void = () => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = await createReceiver(async (_, response) => {
    await answering;
    response.writeHead(204).end();
  });
  const body = { webhookUrl: slow.url };
  const { data } = await app.calls.answered('createIsolatedAccount', { body, headers: demoKey });
  headers = basic(data.key, data.password);
  await pay();
  const delivering = app.deliverer.deliverDue();
  await slow.reached(1);
  expect((await refused({ seconds: 0 })).message).toContain('quedan 1 trabajos o envíos');
  answer();
  await delivering;
  expect(await wait({ seconds: 0 })).toMatchObject({ idTransaction: null });
  await slow.close();
});

it('ends with an account that is removed', async () => {
  const waiting = refused({ referenceNumber: 'NADA', seconds: 30 });
  const { data } = await app.calls.answered('listIsolatedAccounts', { headers: demoKey });
  // The newest is that of this test.
  const params = { idAccount: data[0]?.idAccount ?? 0 };
  await app.calls.answered('deleteIsolatedAccount', { params, headers: demoKey });
  expect(await waiting).toMatchObject({ status: 401, code: 'credentials_invalid' });
});

it('refuses more waits of one account than a hundred', async () => {
  // No wait looks again, so none is over before the others have come.
  const held = Promise.withResolvers<void>();
  const patient = await buildTestApp({ beside: app, pause: () => held.promise });
  const waits = Array.from({ length: 101 }, () =>
    patient.calls.refused('waitFor', { query: { referenceNumber: 'NADA', seconds: 1 }, headers }),
  );
  expect((await Promise.race(waits)).code).toBe('too_many_requests');
  held.resolve();
  const codes = (await Promise.all(waits)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
  expect(codes.filter((code) => code === 'wait_over')).toHaveLength(100);
  await patient.close();
});

it('says what it saw once the time is over', async () => {
  const { referenceNumber, transactionNumber } = await pay();
  expect(await refused({ referenceNumber, webhooks: 'delivered', seconds: 0 })).toMatchObject({
    status: 409,
    code: 'wait_over',
    message: `Pasaron 0 segundos: el movimiento ${transactionNumber} tiene el estado Accepted y envíos por entregar, entregados y fallidos: 1, 0, 0.`,
  });
  expect((await refused({ seconds: 0 })).message).toContain('quedan 1 trabajos o envíos');
});

it('wants a transaction for a status, one that exists, and a time that is not too long', async () => {
  expect((await refused({ status: 'Accepted' })).code).toBe('wait_needs_transaction');
  expect((await refused({ webhooks: 'delivered' })).code).toBe('wait_needs_transaction');
  expect((await refused({ event: 'transaction.accepted' })).code).toBe('wait_needs_transaction');
  expect((await refused({ idTransaction: 9_999 })).code).toBe('transaction_not_found');
  expect((await refused({ idSubscription: 9_999 })).code).toBe('subscription_not_found');
  expect((await refused({ seconds: 31, status: 'x', webhooks: 'y', idTransaction: 0 })).errors).toHaveLength(
    4,
  );
});

const problems = async (query: Record<string, unknown>) =>
  (await refused(query)).errors.map(({ field, code }) => `${field} ${code}`);

it('refuses an empty parameter, and names that do not go together', async () => {
  expect(await problems({ referenceNumber: '' })).toEqual(['referenceNumber required']);
  expect(await problems({ idTransaction: '', seconds: '' })).toEqual([
    'idTransaction wrong_type',
    'seconds wrong_type',
  ]);
  expect(await problems({ referenceNumber: 'A', idTransaction: 1, idSubscription: 1 })).toEqual([
    'idTransaction not_together',
    'idSubscription not_together',
  ]);
  expect(await problems({ idSubscription: 1, status: 'Accepted' })).toEqual(['status not_together']);
});

it('waits for a payment that is not made yet, and says if it is never made', async () => {
  const order = paymentOf();
  const waiting = wait({ referenceNumber: order.ReferenceNumber, status: 'Accepted' });
  const { data } = await app.calls.answered('createPayment', { body: order, headers });
  expect(await waiting).toMatchObject({ idTransaction: Number(data.transactionNumber), status: 'Accepted' });
  expect(await refused({ referenceNumber: 'NINGUNA', seconds: 0 })).toMatchObject({
    code: 'wait_over',
    message: 'Pasaron 0 segundos: ningún movimiento tiene esa referencia.',
  });
});

it('waits for an event that has not happened yet', async () => {
  const { referenceNumber } = await pay();
  const event = 'transaction.refunded';
  expect((await refused({ referenceNumber, event, seconds: 0 })).code).toBe('wait_over');
  await app.calls.answered('moveClock', { body: { days: 2 }, headers });
  const refunded = wait({ referenceNumber, event });
  const { data } = await app.calls.answered('getResponseByReference', {
    params: { referenceNumber },
    headers,
  });
  await app.calls.answered('payRefund', {
    body: { TransactionCode: data.transactionCode, Amount: 350.5 },
    headers,
  });
  expect((await refunded).webhooks).toMatchObject([{ type: event, state: 'waiting' }]);
});

it('ends with the server, and does not say that its time is over', async () => {
  const other = await buildTestApp({ scale: 0 });
  const waiting = other.calls.refused('waitFor', { query: { referenceNumber: 'NINGUNA' }, headers: demoKey });
  await setTimeout(100);
  await other.close();
  expect((await waiting).code).toBe('service_unavailable');
});

it('finds the events of a subscription by its number, and by its transactions', async () => {
  const order = paymentOf({ PaymentProcess: { Subscription: { Frequency: 'Monthly' } } });
  await app.calls.answered('createPayment', { body: order, headers });
  const event = 'subscription.created';
  const { idSubscription, webhooks } = await wait({ referenceNumber: order.ReferenceNumber, event });
  expect(webhooks).toMatchObject([{ type: event }]);
  expect((await wait({ idSubscription, event })).webhooks).toEqual(webhooks);
  const types = (await wait({ idSubscription })).webhooks.map(({ type }) => type);
  expect(types.toSorted()).toEqual([event, 'transaction.accepted']);
  const delivered = wait({ idSubscription, webhooks: 'delivered' });
  await app.deliverer.deliverDue();
  expect((await delivered).webhooks).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  expect((await refused({ idSubscription, event: 'subscription.ended', seconds: 0 })).message).toBe(
    `Pasaron 0 segundos: la suscripción ${idSubscription} tiene envíos por entregar, entregados y fallidos: 0, 0, 0.`,
  );
});
