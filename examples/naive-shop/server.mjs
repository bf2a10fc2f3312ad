// DO NOT COPY THIS SHOP. It works on a good day, and charges twice when an answer is lost. `shop-node` is the one to copy.
//
// Its mistakes, each of them seen in real shops:
// 1. It takes a call without an answer for a call that failed, and pays again.
// 2. It sends no Idempotency-Key, so that nothing tells the second call from another purchase.
// 3. It makes a new ReferenceNumber for every call. Somebody "fixed" the error `reference_taken` so: it was the last thing that
//    stood between the customer and the second charge.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { PASARELA_URL: url, PASARELA_KEY: key, PASARELA_PASSWORD: password, SHOP_PORT: port } = process.env;
const authorization = `Basic ${btoa(`${key}:${password}`)}`;
const price = 175.25;
const orders = new Map();

const create = async (order, card, { reference, scenario }) => {
  const headers = { authorization, 'content-type': 'application/json' };
  if (scenario) headers['sandbox-scenario'] = scenario;
  const response = await fetch(`${url}/api/pay/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      ReferenceNumber: reference,
      Amount: order.quantity * price,
      Currency: 'MXN',
      FirstName: order.firstName,
      LastName: order.lastName,
      Email: order.email,
      ...card,
    }),
  });
  return response.json();
};

const pay = async (order, { scenario, ...card }) => {
  for (const attempt of [1, 2, 3])
    try {
      const reference = `${order.reference}-${attempt}`;
      const { responseCode } = await create(order, card, {
        reference,
        scenario: attempt === 1 ? scenario : '',
      });
      order.responseCode = responseCode;
      order.status = responseCode === '002' ? 'paid' : 'declined';
      if (order.status === 'paid') console.log(`shipped ${order.reference}`);
      return;
    } catch {
      // No answer: it did not work, so once more.
    }
};

createServer(async (request, response) => {
  const [, , reference, action] = request.url.split('/');
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  if (!reference) {
    const made = `NAIVE-${orders.size + 1}`;
    orders.set(made, { ...form, reference: made, status: 'open' });
    response.writeHead(303, { location: `/orders/${made}` }).end();
    return;
  }
  const order = orders.get(reference);
  if (action === 'pay') {
    await pay(order, form);
    response.writeHead(303, { location: `/orders/${reference}` }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(order));
}).listen(Number(port), '127.0.0.1', () => console.log('the naive shop is open'));
