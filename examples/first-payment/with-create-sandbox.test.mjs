// The same inside a test suite: `npm install --save-dev pasarela`, then `node --test`. No server has to run beside it.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { createSandbox } from 'pasarela';
import { isSigned } from './webhook-signature.mjs';

const payment = {
  ReferenceNumber: 'PEDIDO-1',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2035',
  cvv: '123',
};

const receiver = createServer();
let sandbox;
before(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  sandbox = await createSandbox({ webhooks: `http://127.0.0.1:${receiver.address().port}` });
});
after(async () => {
  await sandbox.close();
  receiver.closeAllConnections();
  receiver.close();
});

test('a payment is accepted, told of by a signed webhook, and refunded', async () => {
  const [[request, response], paid] = await Promise.all([
    once(receiver, 'request'),
    sandbox.call('createPayment', payment),
  ]);
  assert.equal(paid.responseCode, '002');

  const body = await text(request);
  response.writeHead(204).end();
  assert.ok(isSigned(request.headers, body, sandbox.webhookSecret));
  assert.equal(JSON.parse(body).type, 'transaction.accepted');

  receiver.on('request', (_, answer) => answer.writeHead(204).end());
  await sandbox.clock.move({ minutes: 5 });
  const { transactionCode } = paid;
  const refunded = await sandbox.call('payRefund', { transactionCode, amount: 350.5 });
  assert.equal(refunded.responseCode, '012');
});

test('a lost answer charges once', async () => {
  const order = { ...payment, ReferenceNumber: 'PEDIDO-2' };
  const lost = sandbox.call('createPayment', order, { idempotencyKey: 'pedido-2', scenario: 'lost_answer' });
  await assert.rejects(lost, TypeError);
  const repeated = await sandbox.call('createPayment', order, { idempotencyKey: 'pedido-2' });
  assert.equal(repeated.responseCode, '002');
});
