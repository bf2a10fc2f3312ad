// A payment, its webhook and its refund. Start `npx pasarela` in one terminal and `node first-payment.mjs` in another.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSigned } from './webhook-signature.mjs';

const url = process.env.PASARELA_URL ?? 'http://localhost:3000';

const post = async (path, body, { key, password }) => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${key}:${password}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.message}`);
  return answer;
};

// 1. A server that receives webhooks, and an account of its own in the sandbox that sends them there.
const receiver = createServer().listen(0, '127.0.0.1');
await once(receiver, 'listening');
const demo = { key: 'demo-sandbox-key', password: 'demo-sandbox-password' };
const webhookUrl = `http://127.0.0.1:${receiver.address().port}`;
const account = await post('/sandbox/accounts', { name: 'Mi tienda', hours: 1, webhookUrl }, demo);

// 2. The payment.
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
const [[request, response], paid] = await Promise.all([
  once(receiver, 'request'),
  post('/pay/create', payment, account),
]);
console.log(`paid: ${paid.responseCode} ${paid.message}`);

// 3. Its webhook.
const body = await text(request);
if (!isSigned(request.headers, body, account.webhookSecret)) throw new Error('the webhook is not signed');
response.writeHead(204).end();
console.log(`webhook: ${JSON.parse(body).type}, signed by Pasarela`);

// 4. A refund is possible five minutes after the payment: the account's clock is moved, nobody waits.
await post('/sandbox/clock', { minutes: 5 }, account);
const refunded = await post('/pay/refund', { transactionCode: paid.transactionCode, amount: 350.5 }, account);
console.log(`refunded: ${refunded.responseCode} ${refunded.message}`);

receiver.close();
receiver.closeAllConnections();
