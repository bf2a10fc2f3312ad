import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { demoKey } from '../operation-calls.ts';
import { createReceiver, type Receiver } from '../receivers.ts';

let app: TestApp;
let shop: Receiver;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  shop = await createReceiver();
});
afterAll(async () => {
  await shop.close();
  await app.close();
});

/** A test suite of a merchant has the API key and nothing else: no user, no session, no dashboard. */
const headers = demoKey;

it('sets up, steers and reads the sandbox with the API key alone', async () => {
  for (const Property of ['Success', 'Error'] as const)
    await app.calls.answered('updateSetting', { body: { Property, Value: shop.url }, headers });
  const { data: rolled } = await app.calls.answered('rollWebhookSecret', { body: {}, headers });
  const { data: settings } = await app.calls.answered('getSettings', { headers });
  expect(settings).toMatchObject({
    urlResponseSuccess: shop.url,
    webhookSecret: `whsec_…${rolled.webhookSecret.slice(-4)}`,
  });

  await app.calls.answered('setNextOutcome', { body: { outcome: 'insufficient_funds' }, headers });
  const { data: declined } = await app.calls.answered('createPayment', { body: paymentOf(), headers });
  expect(declined.responseCode).toBe('003');
  const { data: paid } = await app.calls.answered('createPayment', { body: paymentOf(), headers });
  expect(paid.responseCode).toBe('002');

  await app.deliverer.deliverDue();
  await shop.reached(2);
  const { data: delivered } = await app.calls.answered('listWebhooks', {
    query: { pageNumber: 1, rowsOfPage: 2 },
    headers,
  });
  expect(delivered.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  await app.calls.answered('resendWebhook', {
    params: { idWebhook: delivered[0]?.idWebhook },
    body: {},
    headers,
  });

  const { data: requests } = await app.calls.answered('listRequests', {
    query: { pageNumber: 1, rowsOfPage: 10 },
    headers,
  });
  expect(requests.map(({ operation }) => operation)).toContain('/pay/create');
  await app.calls.answered('moveClock', { body: { days: 31 }, headers });
  const { data: contents } = await app.calls.answered('getSandboxContents', { headers });
  const { data: emptied } = await app.calls.answered('resetSandbox', { body: {}, headers });
  expect(emptied).toEqual({ emptied: contents, seeded: 0 });
});
