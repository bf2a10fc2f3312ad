// A small shop that charges cards through Pasarela: node --env-file=sandbox.env server.mjs
import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { OrderStore } from './order-store.mjs';
import { orderPage, shopPage, wordsOf } from './pages.mjs';
import { createPasarela, isSigned } from './pasarela.mjs';
import { Payments } from './payments.mjs';

const setting = (name, usual) => {
  const value = process.env[name] ?? usual;
  if (!value) throw new Error(`${name} is not set: start with node --env-file=sandbox.env server.mjs`);
  return value;
};
const port = Number(setting('SHOP_PORT'));
const shopUrl = `http://localhost:${port}`;
const webhookSecret = setting('PASARELA_WEBHOOK_SECRET');
const staffToken = Buffer.from(setting('SHOP_STAFF_TOKEN'));
/** Whether a form may choose what goes wrong with its call. Production refuses the header. */
const takesScenarios = setting('SHOP_SCENARIOS', 'no') === 'yes';

/** The price of a notebook, in centavos: money is counted in whole numbers. */
const price = 17_525;

const report = (line) => console.log(line);
const orders = new OrderStore(setting('SHOP_DATABASE'));
const pasarela = createPasarela({
  url: setting('PASARELA_URL'),
  key: setting('PASARELA_KEY'),
  password: setting('PASARELA_PASSWORD'),
  timeout: Number(setting('PASARELA_TIMEOUT', 10_000)),
});
const payments = new Payments({ orders, pasarela, shopUrl, report });

const isStaff = ({ headers }) => {
  const given = Buffer.from((headers.authorization ?? '').replace('Bearer ', ''));
  return given.length === staffToken.length && timingSafeEqual(given, staffToken);
};

const bodyOf = async (request) => {
  request.setEncoding('utf8');
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > 100_000) throw Object.assign(new Error('too large'), { status: 413 });
  }
  return body;
};
const formOf = async (request) => Object.fromEntries(new URLSearchParams(await bodyOf(request)));

const takeOrder = async (request) => {
  const { quantity, firstName = '', lastName = '', email = '' } = await formOf(request);
  const count = Number(quantity);
  if (!Number.isInteger(count) || count < 1 || count > 99)
    return { status: 422, text: 'Pide de 1 a 99 libretas.' };
  if (!firstName || !lastName || !email) return { status: 422, text: 'Faltan tu nombre o tu correo.' };
  const reference = orders.add({ quantity: count, centavos: count * price, firstName, lastName, email });
  return { status: 303, location: `/orders/${reference}` };
};

const takePayment = async (request, reference) => {
  const { scenario, cardNumber, cardExpirationMonth, cardExpirationYear, cvv } = await formOf(request);
  const card = { cardNumber, cardExpirationMonth, cardExpirationYear, cvv };
  await payments.pay(reference, card, takesScenarios ? scenario : undefined);
  const { status, url } = orders.find(reference);
  return { status: 303, location: status === 'challenge' ? url : `/orders/${reference}` };
};

const takeRefund = async (request, reference) => {
  if (!isStaff(request)) return { status: 401, text: 'The staff token is missing or wrong.' };
  const { scenario } = await formOf(request);
  const problem = await payments.refund(reference, takesScenarios ? scenario : undefined);
  return problem ? { status: 409, text: problem } : { status: 200, text: 'refunded' };
};

const showOrder = async (request, reference) => {
  const order = await payments.look(reference);
  if (!request.headers.accept?.includes('application/json'))
    return { status: 200, html: orderPage(order, takesScenarios) };
  const { status, response_code: responseCode, url } = order;
  const shipments = orders.shipmentsOf(reference);
  return { status: 200, json: { reference, status, responseCode, url, shipments, message: wordsOf(order) } };
};

const takeWebhook = async (request) => {
  const body = await bodyOf(request);
  if (!isSigned(request.headers, body, webhookSecret))
    return { status: 400, text: 'The signature is wrong.' };
  await payments.hear(request.headers['webhook-id'], JSON.parse(body));
  return { status: 204 };
};

const answerTo = async (request) => {
  const [path] = request.url.split('?');
  const [, place, reference, action = ''] = /^\/(\w*)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? [];
  const asked = `${request.method} /${place}${reference ? '/:order' : ''}${action && `/${action}`}`;
  if (asked === 'GET /') return { status: 200, html: shopPage(price) };
  if (asked === 'POST /orders') return takeOrder(request);
  if (asked === 'POST /webhooks') return takeWebhook(request);
  if (place === 'orders' && orders.find(reference ?? '')) {
    if (asked === 'GET /orders/:order') return showOrder(request, reference);
    if (asked === 'POST /orders/:order/pay') return takePayment(request, reference);
    if (asked === 'POST /orders/:order/refund') return takeRefund(request, reference);
  }
  return { status: 404, text: 'No existe.' };
};

const server = createServer(async (request, response) => {
  const { status, location, html, json, text } = await answerTo(request).catch((error) => {
    report(`${request.method} ${request.url}: ${error.message}`);
    // A webhook that is answered so is sent again.
    return { status: error.status ?? 503, text: 'Intenta de nuevo en un momento.' };
  });
  const type = html ? 'text/html' : json ? 'application/json' : 'text/plain';
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  if (location) headers.location = location;
  response.writeHead(status, headers).end(html ?? (json ? JSON.stringify(json) : text));
});

server.listen(port, '127.0.0.1', () => report(`the shop is open at ${shopUrl}`));
await payments.settleAll();
setInterval(() => payments.settleAll(), 60_000);
