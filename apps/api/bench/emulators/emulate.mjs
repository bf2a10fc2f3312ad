// The same with the Stripe emulator of vercel-labs/emulate.
import { createServer } from 'node:http';
import { createEmulator } from 'emulate';

const received = Promise.withResolvers();
const shop = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    if (JSON.parse(body).type === 'payment_intent.succeeded') received.resolve(performance.now());
    response.end();
  });
});
await new Promise((done) => shop.listen(0, '127.0.0.1', done));

const url = `http://127.0.0.1:${shop.address().port}`;
const begun = performance.now();
const since = (at = performance.now()) => at - begun;
const emulator = await createEmulator({
  service: 'stripe',
  port: 4_519,
  seed: { stripe: { webhooks: [{ url, events: ['*'], secret: 'whsec_bench' }] } },
});
const ready = since();

const post = async (path, fields, headers = {}) => {
  const response = await fetch(emulator.url + path, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_bench',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
  return { ok: response.ok, body: await response.json() };
};
const amounts = { amount: '35050', currency: 'mxn' };
const pay = async (method, headers) => {
  const { body } = await post('/v1/payment_intents', { ...amounts, payment_method: method }, headers);
  const { body: confirmed } = await post(`/v1/payment_intents/${body.id}/confirm`, {
    payment_method: method,
  });
  return confirmed;
};
const paid = await pay('pm_card_visa', { 'idempotency-key': 'a' });
const payment = since();
const webhook = since(await received.promise);
const refunded = await post('/v1/refunds', { payment_intent: paid.id });

const again = await pay('pm_card_visa', { 'idempotency-key': 'a' });
const declined = await pay('pm_card_chargeDeclined');
const clock = await post('/v1/test_helpers/test_clocks', { frozen_time: '1800000000' });
const does = {
  declines: declined.status !== 'succeeded',
  idempotency: again.id === paid.id,
  refunds: refunded.ok,
  webhooks: true,
  clock: clock.ok,
};
process.stdout.write(JSON.stringify({ ready, payment, webhook, refund: null, does }));
await emulator.close();
shop.close();
