import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { transactionEventTypes, webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { webhookProblems } from '../published-schemas.ts';
import { createReceiver, deadAddress, type Receiver, verifiedMessage } from '../receivers.ts';
import { countOf, deleteRows, rowOf, rowsOf, updateRows } from '../table-rows.ts';

let app: TestApp;
let account: number;
let headers: Record<string, string>;
let opened: Receiver[];

beforeAll(async () => {
  app = await buildTestApp({ scale: 0, deliverWithin: 3_000 });
  account = await accountIdOf(app, 1);
  // What the demo left to come has come by then.
  await app.carryOutDue();
  await forgetAll();
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());
beforeEach(() => {
  opened = [];
  return async () => {
    for (const receiver of opened) await receiver.close();
    await forgetAll();
  };
});

const forgetAll = (): Promise<unknown> =>
  app.database.unit({ outside: 'installation' }, async (unit) => {
    await deleteRows(unit, 'webhook_attempts');
    await deleteRows(unit, 'webhook_messages');
    await deleteRows(unit, 'inbox_messages');
  });

const receiverOf = async (answer?: Parameters<typeof createReceiver>[0]): Promise<Receiver> => {
  const receiver = await createReceiver(answer);
  opened.push(receiver);
  return receiver;
};

const rollSecret = async (): Promise<string> =>
  (await app.calls.answered('rollWebhookSecret', { body: {}, headers })).data.webhookSecret;

const pay = async (changes: Parameters<typeof paymentOf>[0] = {}) =>
  (await app.calls.answered('createPayment', { body: paymentOf(changes), headers: demoKey })).data;

const listed = async (query: Record<string, unknown> = {}) =>
  (await app.calls.answered('listWebhooks', { query, headers })).data;
const detailOf = async (idWebhook: number) =>
  (await app.calls.answered('getWebhook', { params: { idWebhook }, headers })).data;
const newest = async () => {
  const [first] = await listed();
  if (!first) throw new Error('nothing was written');
  return detailOf(first.idWebhook);
};

it('tells of a card that was verified alone, with nothing charged', async () => {
  const receiver = await receiverOf();
  await setAddresses(app, account, receiver.url);
  const FirstPaymentDate = '2090/01/15';
  await pay({ PaymentProcess: { Subscription: { Frequency: 'Monthly', FirstPaymentDate } } });
  await app.deliverer.deliverDue();
  expect(receiver.arrived.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'transaction.accepted', data: { responseCode: '002', amount: 0 } },
    { type: 'subscription.created', data: { paymentsMade: 0, totalCharged: 0, amount: 350.5 } },
  ]);
});

it('tells the merchant of a payment once, as the payment API answered it, signed', async () => {
  const secret = await rollSecret();
  const receiver = await receiverOf();
  await setAddresses(app, account, receiver.url);
  // What a payment took the place of is told to whoever makes it.
  const { replaced, ...paid } = await pay();
  expect([replaced, receiver.arrived]).toEqual([[], []]);
  expect(await app.deliverer.deliverDue()).toBe(1);
  expect(await app.deliverer.deliverDue()).toBe(0);

  const [arrived, ...others] = receiver.arrived;
  expect(others).toEqual([]);
  const { body = '', headers: sent = {} } = arrived ?? {};
  const message = verifiedMessage(secret, { headers: sent, body }, app.time.now);
  expect(message).toEqual({ type: 'transaction.accepted', timestamp: paid.date, data: paid });
  expect(sent).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    host: new URL(receiver.url).host,
  });

  const row = await newest();
  expect(row).toMatchObject({
    webhookId: sent['webhook-id'],
    type: 'transaction.accepted',
    isSample: false,
    idTransaction: Number(paid.transactionNumber),
    statusId: 2,
    destination: 'Success',
    url: receiver.url,
    state: 'delivered',
    attempts: 1,
    nextAttemptAt: null,
    lastStatusCode: 204,
    lastUrl: receiver.url,
    lastAttemptAt: row.tries[0]?.startedAt,
    lastFailure: null,
    payload: body,
  });
  expect(row.tries).toMatchObject([
    { number: 1, url: receiver.url, statusCode: 204, responseBody: '', failure: null },
  ]);
  expect(row.tries[0]?.requestHeaders).toMatchObject({
    'webhook-id': sent['webhook-id'],
    'webhook-signature': sent['webhook-signature'],
  });
});

it('sends each result to the address of its status, and none where there is no address', async () => {
  const [good, bad] = [await receiverOf(), await receiverOf()];
  await setAddresses(app, account, good.url);
  await app.calls.answered('updateSetting', { body: { Property: 'Error', Value: bad.url }, headers });
  await pay();
  await pay({ cardNumber: '4000000000009995' });
  await app.deliverer.deliverDue();
  const typesOf = ({ arrived }: Receiver) => arrived.map(({ body }) => JSON.parse(body).type);
  expect([typesOf(good), typesOf(bad)]).toEqual([['transaction.accepted'], ['transaction.rejected']]);

  const ollin = await accountIdOf(app, 2);
  expect(await countOf(app.database.read, 'webhook_messages', { accountId: ollin })).toBe(0);
});

it('tells of each of the 18 statuses as the description types it', async () => {
  await setAddresses(app, account, 'https://tienda.example/resultados');
  for (const status of transactionStatusIds) await createTransaction(app, account, status);
  const messages = await rowsOf(app.database.read, 'webhook_messages');
  const told = messages.map(({ payload }): { type: string } => JSON.parse(payload));
  expect(told.flatMap(webhookProblems)).toEqual([]);
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(transactionEventTypes));
  const accepted = told.find(({ type }) => type === 'transaction.accepted');
  expect(webhookProblems({ ...accepted, type: 'transaction.rejected' })).toHaveLength(2);
});

it('tells nobody of what was not committed', async () => {
  const receiver = await receiverOf();
  await setAddresses(app, account, receiver.url);
  const ReferenceNumber = 'PEDIDO-REPETIDO';
  await pay({ ReferenceNumber });
  await app.calls.refused('createPayment', { body: paymentOf({ ReferenceNumber }), headers: demoKey });
  await app.deliverer.deliverDue();
  expect(receiver.arrived).toHaveLength(1);
});

it('tries again after growing pauses by real time, the same message by the same id, then gives up', async () => {
  const secret = await rollSecret();
  const receiver = await receiverOf((_, response) => {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('no por ahora');
  });
  await setAddresses(app, account, receiver.url);
  await pay();
  const began = app.time.now;
  const waits: number[] = [];
  for (;;) {
    expect(await app.deliverer.deliverDue()).toBe(1);
    const { nextAttemptAt } = await rowOf(app.database.read, 'webhook_messages');
    if (!nextAttemptAt) break;
    waits.push((nextAttemptAt.getTime() - app.time.now) / 1_000);
    app.time.now = nextAttemptAt.getTime() - 1;
    expect(await app.deliverer.deliverDue()).toBe(0);
    app.time.now += 1;
  }
  expect(waits).toEqual([5, 30, 120, 600, 3_600, 21_600, 86_400]);
  const ended = app.time.now;
  // The session of the tests lasts hours, not days.
  app.time.now = began;
  const row = await newest();
  expect(row).toMatchObject({ state: 'failed', attempts: 8, lastStatusCode: 500, lastFailure: 'status' });
  expect(row.tries.map(({ number, responseBody }) => [number, responseBody])).toEqual(
    Array.from({ length: 8 }, (_, index) => [index + 1, 'no por ahora']),
  );
  expect(new Set(receiver.arrived.map(({ headers: sent }) => sent['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.arrived.map(({ body }) => body)).size).toBe(1);
  // Each attempt is signed for its own moment.
  const timestamps = receiver.arrived.map(({ headers: sent }) => Number(sent['webhook-timestamp']));
  expect(timestamps.at(-1)).toBe(Math.floor(ended / 1_000));
  expect(new Set(timestamps).size).toBe(8);
  for (const { headers: sent, body } of receiver.arrived) {
    const at = new Date(Number(sent['webhook-timestamp']) * 1_000);
    expect(sent['webhook-signature']).toBe(new Webhook(secret).sign(row.webhookId, at, body));
  }
});

it('is not tried again where the answer was 410 Gone, and says so', async () => {
  const receiver = await receiverOf((_, response) => {
    response.writeHead(410).end();
  });
  await setAddresses(app, account, receiver.url);
  await pay();
  await app.deliverer.deliverDue();
  const { idWebhook, ...ended } = await newest();
  expect(ended).toMatchObject({
    state: 'failed',
    attempts: 1,
    nextAttemptAt: null,
    lastStatusCode: 410,
    lastFailure: 'gone',
  });
  // Whoever sends it again by hand asks once.
  await app.calls.answered('resendWebhook', { params: { idWebhook }, body: {}, headers });
  await app.deliverer.deliverDue();
  expect(await detailOf(idWebhook)).toMatchObject({ state: 'failed', attempts: 2, nextAttemptAt: null });
});

it('is tried again at the address that is set by then, on another host or the same, or in the inbox', async () => {
  const secret = await rollSecret();
  const failing = await receiverOf((_, response) => {
    response.writeHead(500).end();
  });
  const elsewhere = await receiverOf((_, response, number) => {
    response.writeHead(number === 1 ? 500 : 204).end();
  });
  await setAddresses(app, account, failing.url);
  await pay();
  await app.deliverer.deliverDue();
  const { idWebhook } = await newest();
  const attempt = async (): Promise<number> => {
    app.time.now = Date.parse((await detailOf(idWebhook)).nextAttemptAt ?? '');
    return app.deliverer.deliverDue();
  };
  await setAddresses(app, account, elsewhere.url);
  // It goes elsewhere next; what it was answered last it was answered where it went.
  expect(await detailOf(idWebhook)).toMatchObject({
    state: 'waiting',
    url: elsewhere.url,
    lastUrl: failing.url,
  });
  expect(await attempt()).toBe(1);
  const samePlace = `${elsewhere.url}/otra`;
  await setAddresses(app, account, samePlace);
  expect(await attempt()).toBe(1);
  expect(await detailOf(idWebhook)).toMatchObject({
    state: 'delivered',
    url: samePlace,
    tries: [{ url: failing.url }, { url: elsewhere.url }, { url: samePlace }],
  });
  expect(failing.arrived).toHaveLength(1);
  for (const message of elsewhere.arrived) verifiedMessage(secret, message, app.time.now);

  await setAddresses(app, account, failing.url);
  await pay();
  await app.deliverer.deliverDue();
  await setAddresses(app, account);
  app.time.now += 5_000;
  expect(await app.deliverer.deliverDue()).toBe(1);
  expect((await newest()).state).toBe('delivered');
  expect((await app.calls.answered('listInbox', { headers })).data).toMatchObject([{ verified: true }]);
});

it('is not hurried by the clock of the account', async () => {
  const receiver = await receiverOf((_, response, number) => {
    response.writeHead(number === 1 ? 503 : 200).end();
  });
  await setAddresses(app, account, receiver.url);
  await pay();
  await app.deliverer.deliverDue();
  const { idWebhook } = await newest();
  await app.calls.answered('moveClock', { body: { days: 1 }, headers });
  await app.deliverer.deliverDue();
  expect(await detailOf(idWebhook)).toMatchObject({ state: 'waiting', attempts: 1 });
  app.time.now += 5_000;
  await app.deliverer.deliverDue();
  expect(await detailOf(idWebhook)).toMatchObject({ state: 'delivered', attempts: 2 });
});

it('follows no redirect, waits for nobody for ever, and reads only the beginning of an answer', async () => {
  const target = await receiverOf();
  const redirecting = await receiverOf((_, response) => {
    response.writeHead(302, { location: target.url }).end();
  });
  const silent = await receiverOf(() => {});
  const endless = await receiverOf((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.write('x'.repeat(1_000_000));
  });
  const broken = await receiverOf((request) => {
    request.socket.destroy();
  });
  const dead = await deadAddress();
  const outcomes: unknown[] = [];
  for (const url of [redirecting.url, silent.url, endless.url, broken.url, dead, 'http://no.such.invalid/']) {
    await setAddresses(app, account, url);
    await pay();
    await app.deliverer.deliverDue();
    const { state, lastStatusCode, lastFailure, tries } = await newest();
    outcomes.push([state, lastStatusCode, lastFailure, tries[0]?.responseBody?.length ?? null]);
  }
  expect(outcomes).toEqual([
    ['waiting', 302, 'redirect', 0],
    ['waiting', null, 'timeout', null],
    ['delivered', 200, null, 4_096],
    ['waiting', null, 'connection', null],
    ['waiting', null, 'connection', null],
    ['waiting', null, 'unknown_host', null],
  ]);
  expect(target.arrived).toEqual([]);
});

it('sends again at will, delivered or failed, to the address that is set now', async () => {
  const [first, second] = [await receiverOf(), await receiverOf()];
  await setAddresses(app, account, first.url);
  await pay();
  await app.deliverer.deliverDue();
  const { idWebhook, webhookId } = await newest();
  await setAddresses(app, account, second.url);
  const resent = await app.calls.answered('resendWebhook', { params: { idWebhook }, body: {}, headers });
  expect(resent.data).toMatchObject({ state: 'waiting', url: second.url, attempts: 1 });
  await app.deliverer.deliverDue();
  expect(second.arrived.map(({ headers: sent }) => sent['webhook-id'])).toEqual([webhookId]);
  expect(second.arrived[0]?.body).toBe(first.arrived[0]?.body);
  const { state, attempts, tries } = await detailOf(idWebhook);
  expect([state, attempts, tries.map(({ url }) => url)]).toEqual(['delivered', 2, [first.url, second.url]]);
});

it('delivers a sample on demand, and says so where there is no address', async () => {
  const secret = await rollSecret();
  const receiver = await receiverOf();
  await setAddresses(app, account, receiver.url);
  for (const Property of ['Success', 'Error', 'Default'] as const)
    await app.calls.answered('sendWebhookSample', { body: { Property }, headers });
  await app.deliverer.deliverDue();
  const types = receiver.arrived.map((message) => {
    const { type } = verifiedMessage(secret, message, app.time.now) as { readonly type: string };
    return type;
  });
  expect(types.toSorted()).toEqual([
    'transaction.accepted',
    'transaction.pending_payment',
    'transaction.rejected',
  ]);
  expect(await newest()).toMatchObject({ isSample: true, idTransaction: null });
  const ollin = { ...headers, company: '2' };
  expect(
    await app.calls.refused('sendWebhookSample', { body: { Property: 'Success' }, headers: ollin }),
  ).toMatchObject({ status: 409, code: 'webhook_url_missing' });
});

it.each(transactionStatusIds)(
  'delivers a sample of status %d to the address that is told of it',
  async (id) => {
    const receiver = await receiverOf();
    await setAddresses(app, account, receiver.url);
    const { type, destination } = webhookEvents[id];
    const { data } = await app.calls.answered('sendWebhookSample', {
      body: { Property: 'Success', Event: type },
      headers,
    });
    expect(data).toMatchObject({ type, destination, statusId: id, isSample: true, idTransaction: null });
    await app.deliverer.deliverDue();
    const sent = JSON.parse(receiver.arrived[0]?.body ?? '');
    expect(webhookProblems(sent)).toEqual([]);
    expect(sent.data.responseCode).toBe(transactionStatuses[id].responseCode);
    // What says that the customer is sent to a page says to which.
    expect(sent.data.url !== null).toBe(/URL/.test(sent.data.message));
  },
);

it('lists by state and transaction, newest first, in pages', async () => {
  const receiver = await receiverOf((_, response, number) => {
    response.writeHead(number === 1 ? 500 : 200).end();
  });
  await setAddresses(app, account, receiver.url);
  const paid = [await pay(), await pay(), await pay()];
  await app.deliverer.deliverDue();
  const numbers = paid.map(({ transactionNumber }) => Number(transactionNumber));
  expect((await listed()).map(({ idTransaction }) => idTransaction)).toEqual(numbers.toReversed());
  expect(await listed({ state: 'waiting' })).toMatchObject([{ lastStatusCode: 500, maxRows: 1 }]);
  expect((await listed({ state: 'delivered' })).map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
  ]);
  expect(await listed({ state: 'failed' })).toEqual([]);
  expect(await listed({ idTransaction: numbers[1] })).toMatchObject([{ idTransaction: numbers[1] }]);
  expect(await listed({ pageNumber: 2, rowsOfPage: 2 })).toMatchObject([
    { idTransaction: numbers[0], maxRows: 3, maxPages: 2 },
  ]);
});

it('delivers to the own inbox in process, whatever host its address names, and verifies the signature', async () => {
  const inbox = await setAddresses(app, account);
  await setAddresses(app, account, `http://elsewhere.invalid:81/API/sandbox/inbox/${inbox}/`);
  const paid = await pay();
  await app.deliverer.deliverDue();
  const { state, tries, payload } = await newest();
  expect([state, tries[0]?.statusCode]).toEqual(['delivered', 200]);
  const [received] = (await app.calls.answered('listInbox', { headers })).data;
  expect(received).toMatchObject({ verified: true, body: payload, maxRows: 1 });
  expect(JSON.parse(received?.body ?? '').data.transactionNumber).toBe(paid.transactionNumber);

  // A new secret: what was signed with the old one no longer verifies.
  const replayed = {
    params: { inbox },
    rawBody: received?.body ?? '',
    headers: { ...received?.headers },
  };
  expect((await app.calls.answered('receiveInboxMessage', replayed)).data).toEqual({
    received: true,
    verified: true,
  });
  const secret = await rollSecret();
  expect((await app.calls.answered('receiveInboxMessage', replayed)).data.verified).toBe(false);
  const webhook = new Webhook(secret);
  const at = new Date(app.time.now);
  const signed = {
    'webhook-id': 'msg_own',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': webhook.sign('msg_own', at, '[1, 2]'),
  };
  const own = { params: { inbox }, rawBody: '[1, 2]', headers: signed };
  expect((await app.calls.answered('receiveInboxMessage', own)).data.verified).toBe(true);

  const cleared = await app.calls.answered('clearInbox', { headers });
  expect(cleared.data.removed).toBe(4);
  expect((await app.calls.answered('listInbox', { headers })).data).toEqual([]);
});

it('takes any JSON into an inbox and nothing else, of a bounded size, and keeps the newest 500', async () => {
  const inbox = await setAddresses(app, account);
  const post = (rawBody: string, changes: Record<string, string> = {}, name = inbox) => ({
    params: { inbox: name },
    rawBody,
    headers: changes,
  });
  for (const text of ['{}', 'null', '"x"', '[[[]]]', ` {"ñ": "${'y'.repeat(60_000)}"} `])
    await app.calls.answered('receiveInboxMessage', post(text));
  const refused = async (sent: ReturnType<typeof post>) =>
    (await app.calls.refused('receiveInboxMessage', sent)).code;
  expect(await refused(post('{'))).toBe('malformed_json');
  expect(await refused(post(''))).toBe('malformed_json');
  expect(await refused(post(JSON.stringify('x'.repeat(65_536))))).toBe('body_too_large');
  expect(await refused(post('{}', { 'content-type': 'text/plain' }))).toBe('media_type_not_supported');
  for (const name of ['in_nobody', 'x', '0'])
    expect(await refused(post('{}', {}, name))).toBe('inbox_not_found');
  for (let number = 0; number < 500; number += 1)
    await app.calls.answered('receiveInboxMessage', post(JSON.stringify({ number })));
  const [first] = (await app.calls.answered('listInbox', { headers })).data;
  expect(first).toMatchObject({ body: '{"number":499}', verified: false, maxRows: 500, maxPages: 50 });
  const last = (await app.calls.answered('listInbox', { query: { pageNumber: 50 }, headers })).data;
  expect(last.at(-1)?.body).toBe('{"number":0}');
});

it('comes back to a message whose delivery nobody reported: at least once, by the same id', async () => {
  const receiver = await receiverOf();
  await setAddresses(app, account, receiver.url);
  await pay();
  // What a process leaves behind that took the message and died.
  await app.database.unit({ outside: 'installation' }, (unit) =>
    updateRows(unit, 'webhook_messages', {}, { nextAttemptAt: new Date(app.time.now + 20_000) }),
  );
  expect(await app.deliverer.deliverDue()).toBe(0);
  app.time.now += 20_000;
  expect(await app.deliverer.deliverDue()).toBe(1);
  expect((await newest()).state).toBe('delivered');
});

it('is never delivered twice at once, however many look for what is due', async () => {
  const receiver = await receiverOf();
  await setAddresses(app, account, receiver.url);
  for (let number = 0; number < 20; number += 1) await pay();
  const made = await Promise.all([1, 2, 3, 4].map(() => app.deliverer.deliverDue()));
  expect(made.reduce((sum, count) => sum + count)).toBe(20);
  expect(new Set(receiver.arrived.map(({ headers: sent }) => sent['webhook-id'])).size).toBe(20);
  expect(receiver.arrived).toHaveLength(20);
});

it('is delivered soon while the server runs, to an inbox and outside, and ends when it is told to', async () => {
  const receiver = await receiverOf();
  await setAddresses(app, account, receiver.url);
  const errors: unknown[] = [];
  const stop = app.deliverer.start((error) => errors.push(error));
  await pay();
  await receiver.reached(1);
  await setAddresses(app, account);
  const paid = [];
  for (let number = 0; number < 40; number += 1) paid.push((await pay()).transactionNumber);
  await vi.waitFor(async () => expect(await listed({ state: 'waiting' })).toEqual([]), 5_000);
  await stop();
  expect(errors).toEqual([]);
  const inbox = (await app.calls.answered('listInbox', { query: { rowsOfPage: 100 }, headers })).data;
  expect(inbox.map(({ body }) => JSON.parse(body).data.transactionNumber)).toEqual(paid.toReversed());
  expect(inbox.every(({ verified }) => verified)).toBe(true);

  await pay();
  expect(await listed({ state: 'waiting' })).toHaveLength(1);
  expect(await app.deliverer.deliverDue()).toBe(1);
});
