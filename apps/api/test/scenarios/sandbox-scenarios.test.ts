import { once } from 'node:events';
import { connect } from 'node:net';
import { minute } from '@pasarela/contracts/dates/dates';
import type { OperationName } from '@pasarela/contracts/operations';
import { isDeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import { isNextOutcome, nextOutcomeNames } from '@pasarela/contracts/sandbox/next-outcomes';
import {
  type SandboxScenario,
  sandboxScenarioNames,
  slowAnswer,
} from '@pasarela/contracts/sandbox/scenarios';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Pause } from '#http/slow-answers.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createApiKey } from '../factories/accounts-factory.ts';
import { newReference, orderOf, paymentOf, typedCardOf } from '../factories/payments-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { basic, bearer, demoKey } from '../operation-calls.ts';
import { createReceiver, type Receiver, verifiedMessage } from '../receivers.ts';
import { countOf, deleteRows } from '../table-rows.ts';

/** The waits that answers asked for: none of them takes time, and a test can hold one back. */
const waits: { readonly milliseconds: number; readonly signal: AbortSignal }[] = [];
let held: Promise<unknown> | undefined;
const pause: Pause = async (milliseconds, signal) => {
  waits.push({ milliseconds, signal });
  await held;
};

let app: TestApp;
let account: number;
let owner: Record<string, string>;
let receivers: Receiver[];
beforeAll(async () => {
  app = await buildTestApp({ scale: 0, pause });
  account = await accountIdOf(app, 1);
  await app.carryOutDue();
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
  receivers = [];
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
  await setAddresses(app, account, '');
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    await deleteRows(unit, 'webhook_attempts');
    await deleteRows(unit, 'webhook_messages');
    await deleteRows(unit, 'inbox_messages');
  });
});
afterAll(() => app.close());

const choosing = (scenario: string, others: Record<string, string> = {}) => ({
  ...demoKey,
  'sandbox-scenario': scenario,
  ...others,
});
const transactions = (referenceNumber: string) =>
  countOf(app.database.read, 'transactions', { referenceNumber });
const logged = async (referenceNumber: string) =>
  (await app.calls.answered('listRequests', { query: { referenceNumber }, headers: owner })).data;

const receiving = async (answer?: Parameters<typeof createReceiver>[0]): Promise<Receiver> => {
  const receiver = await createReceiver(answer);
  receivers.push(receiver);
  await setAddresses(app, account, receiver.url);
  return receiver;
};
const newestDelivery = async () => {
  const [row] = (await app.calls.answered('listWebhooks', { query: {}, headers: owner })).data;
  return (await app.calls.answered('getWebhook', { params: { idWebhook: row?.idWebhook }, headers: owner }))
    .data;
};
const reveal = async (): Promise<string> =>
  (await app.calls.answered('rollWebhookSecret', { body: {}, headers: owner })).data.webhookSecret;

/** What proves each row: none is left out, or it does not compile. */
const proofs = {
  lost_answer: async () => {
    const body = paymentOf();
    const headers = choosing('lost_answer', { 'idempotency-key': 'lost' });
    await expect(app.http.post('/api/pay/create').set(headers).send(body)).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
    expect(await transactions(body.ReferenceNumber)).toBe(1);
    // The header is sent again, as by a client that repeats its request as it was.
    const again = await app.calls.answered('createPayment', { body, headers });
    expect(again.data).toMatchObject({ responseCode: '002', referenceNumber: body.ReferenceNumber });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await transactions(body.ReferenceNumber)).toBe(1);
    expect(await logged(body.ReferenceNumber)).toMatchObject([
      { scenario: 'lost_answer', httpStatus: 200, code: '002', replayed: true },
      { scenario: 'lost_answer', httpStatus: 200, code: '002', replayed: false },
    ]);
  },
  slow_5s: async () => {
    waits.length = 0;
    const body = paymentOf();
    const release = Promise.withResolvers<void>();
    held = release.promise;
    const headers = choosing('slow_5s', { 'idempotency-key': 'slow' });
    const answer = app.calls.answered('createPayment', { body, headers });
    while (waits.length === 0) await new Promise(setImmediate);
    // While the answer waits, its payment is there and other calls are answered.
    const other = await app.calls.answered('getResponseByReference', {
      params: { referenceNumber: body.ReferenceNumber },
      headers: demoKey,
    });
    expect(other.data.responseCode).toBe('002');
    release.resolve();
    held = undefined;
    expect((await answer).data.responseCode).toBe('002');
    expect(waits).toMatchObject([{ milliseconds: slowAnswer }]);
    // A replay does not wait.
    expect((await app.calls.answered('createPayment', { body, headers })).text).toBe((await answer).text);
    expect(waits).toHaveLength(1);
  },
  http_500: () => failsWith('http_500', 'internal_error', {}),
  http_503: () => failsWith('http_503', 'service_unavailable', { 'retry-after': '1' }),
  rate_limited: () =>
    failsWith('rate_limited', 'too_many_requests', {
      'retry-after': '2',
      'ratelimit-limit': '1000000',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '2',
    }),
  webhook_twice: async () => {
    const receiver = await receiving((_, response, number) => {
      // The first attempt fails: the repetition follows what was accepted.
      response.writeHead(number === 1 ? 500 : 204).end();
    });
    await pay('webhook_twice');
    await app.deliverer.deliverDue();
    expect(receiver.arrived).toHaveLength(1);
    app.time.now += 5_000;
    await app.deliverer.deliverDue();
    expect(receiver.arrived).toHaveLength(3);
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.arrived.map(({ body }) => body)).size).toBe(1);
    const delivery = await newestDelivery();
    expect(delivery).toMatchObject({ scenario: 'webhook_twice', state: 'delivered', attempts: 3 });
    expect(delivery.tries.map(({ scenario }) => scenario)).toEqual([null, null, 'webhook_twice']);
  },
  webhook_late: async () => {
    const receiver = await receiving();
    await pay('webhook_late');
    await app.deliverer.deliverDue();
    expect(receiver.arrived).toEqual([]);
    expect(await newestDelivery()).toMatchObject({ state: 'waiting', nextAttemptAt: null, attempts: 0 });
    await app.calls.answered('moveClock', { body: { minutes: 5 }, headers: owner });
    expect(await app.deliverer.deliverDue()).toBe(1);
    const { tries } = await newestDelivery();
    expect(tries.map(({ scenario }) => scenario)).toEqual(['webhook_late']);
  },
  webhooks_reversed: async () => {
    const receiver = await receiving();
    const ReferenceNumber = newReference();
    const first = await app.calls.answered('createTransaction', {
      body: orderOf({ ReferenceNumber }),
      headers: demoKey,
    });
    await app.deliverer.deliverDue();
    const { data } = await app.calls.answered('createPayment', {
      body: paymentOf({ ReferenceNumber }),
      headers: choosing('webhooks_reversed'),
    });
    expect(data.replaced).toHaveLength(1);
    await app.deliverer.deliverDue();
    const told = receiver.arrived.map(({ body }) => JSON.parse(body).data);
    // Without the header the payment is told of first, then what it replaced.
    expect(told.slice(1).map(({ transactionNumber }) => transactionNumber)).toEqual([
      first.data.transactionNumber,
      data.transactionNumber,
    ]);
    expect((await newestDelivery()).tries).toMatchObject([{ scenario: 'webhooks_reversed' }]);
  },
  webhook_bad_signature: async () => {
    const secret = await reveal();
    const receiver = await receiving((_, response, number) => {
      try {
        const [message = { headers: {}, body: '' }] = receiver.arrived.slice(number - 1);
        verifiedMessage(secret, message, app.time.now);
        response.writeHead(204).end();
      } catch {
        response.writeHead(401).end();
      }
    });
    await pay('webhook_bad_signature');
    await app.deliverer.deliverDue();
    app.time.now += 5_000;
    await app.deliverer.deliverDue();
    const { tries, state } = await newestDelivery();
    expect(state).toBe('delivered');
    expect(tries).toMatchObject([
      { statusCode: 401, scenario: 'webhook_bad_signature' },
      { statusCode: 204, scenario: null },
    ]);
  },
  ...(Object.fromEntries(
    nextOutcomeNames.map((outcome) => [
      outcome,
      async () => {
        // Whatever the card, and whatever was chosen for the next payment.
        const cardNumber = outcome === 'approved' ? '4000000000000002' : '4242424242424242';
        const other = outcome === 'expired_card' ? 'wrong_code' : 'expired_card';
        await app.calls.answered('setNextOutcome', { body: { outcome: other }, headers: owner });
        const { data } = await app.calls.answered('createPayment', {
          body: paymentOf({ cardNumber }),
          headers: choosing(outcome),
        });
        expect(data).toMatchObject(
          isDeclineReason(outcome)
            ? { responseCode: '003', declineReason: outcome }
            : { responseCode: outcome === 'review' ? '007' : '002', declineReason: null },
        );
        expect(await logged(data.referenceNumber)).toMatchObject([{ scenario: outcome }]);
        // What was chosen for the next payment is still to come.
        const next = await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
        expect(next.data.declineReason).toBe(other);
      },
    ]),
  ) as Record<(typeof nextOutcomeNames)[number], () => Promise<void>>),
} satisfies Record<SandboxScenario, () => Promise<void>>;

const pay = async (scenario: string) =>
  (await app.calls.answered('createPayment', { body: paymentOf(), headers: choosing(scenario) })).data;

/** A failure changes nothing, leaves the key free, and a known answer comes before it. */
const failsWith = async (scenario: string, code: string, expected: Record<string, string>): Promise<void> => {
  const body = paymentOf();
  const key = { 'idempotency-key': scenario };
  const refused = await app.calls.refused('createPayment', { body, headers: choosing(scenario, key) });
  expect(refused.code).toBe(code);
  expect(refused.headers).toMatchObject(expected);
  expect(await transactions(body.ReferenceNumber)).toBe(0);
  const made = await app.calls.answered('createPayment', { body, headers: { ...demoKey, ...key } });
  const again = await app.calls.answered('createPayment', { body, headers: choosing(scenario, key) });
  expect(again.text).toBe(made.text);
  const read = await app.calls.refused('getResponse', {
    params: { transactionNumber: made.data.transactionNumber },
    headers: choosing(scenario),
  });
  expect(read.code).toBe(code);
  expect((await logged(body.ReferenceNumber)).at(-1)).toMatchObject({ scenario, code });
};

describe('each scenario', () => {
  it.each(sandboxScenarioNames)('%s', (name) => proofs[name]());
});

describe('the header', () => {
  const choicesOf = (refused: { errors: readonly { field: string; code: string; message: string }[] }) => {
    expect(refused.errors).toMatchObject([{ field: 'Sandbox-Scenario', code: 'not_a_choice' }]);
    return refused.errors[0]?.message ?? '';
  };

  it.each(['lost', 'LOST_ANSWER', '', 'http_500, http_500', 'toString'])('refuses %j', async (scenario) => {
    const body = paymentOf();
    const refused = await app.calls.refused('createPayment', {
      body,
      headers: { ...choosing(scenario), 'accept-language': 'en' },
    });
    expect(refused.code).toBe('invalid_fields');
    expect(choicesOf(refused)).toBe(`It must be one of: ${sandboxScenarioNames.join(', ')}.`);
    expect(await transactions(body.ReferenceNumber)).toBe(0);
  });

  it('is refused where it is sent twice', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.write(
      `GET /api/transaction/response/1 HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${demoKey.authorization}\r\nSandbox-Scenario: http_500\r\nSandbox-Scenario: http_500\r\nConnection: close\r\n\r\n`,
    );
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 422 /);
    expect(text).toContain('"field":"Sandbox-Scenario"');
  });

  it.each([
    ['getResponse', { params: { transactionNumber: '1' } }, 'lost_answer'],
    ['createTransaction', { body: orderOf() }, 'declined'],
    ['createCardToken', { body: cardOf() }, 'review'],
    ['deleteCardToken', { params: { id: 'x' } }, 'webhook_late'],
  ] as const)('refuses on %s what does not apply to it', async (name, sent, scenario) => {
    const refused = await app.calls.refused(name as OperationName, { ...sent, headers: choosing(scenario) });
    expect(choicesOf(refused)).not.toContain(scenario);
  });

  it('refuses a bank outcome where no bank is asked', async () => {
    const body = orderOf({ IdPaymentMethod: 5 });
    const refused = await app.calls.refused('createPayment', { body, headers: choosing('declined') });
    const message = choicesOf(refused);
    expect(sandboxScenarioNames.filter((name) => message.includes(` ${name}`))).toEqual(
      sandboxScenarioNames.filter((name) => !isNextOutcome(name)),
    );
    expect(await transactions(body.ReferenceNumber)).toBe(0);
  });

  it('comes after the errors of form', async () => {
    const body = { ...paymentOf(), Email: 'ana' };
    const fields = await app.calls.refused('createPayment', { body, headers: choosing('http_500') });
    expect(fields.errors).toMatchObject([{ field: 'Email' }]);
    const stranger = { ...basic('demo-sandbox-key', 'other'), 'sandbox-scenario': 'http_500' };
    const unknown = await app.calls.refused('createPayment', { body: paymentOf(), headers: stranger });
    expect(unknown.code).toBe('credentials_invalid');
  });

  it('is refused in production, whatever it says, and nothing is changed', async () => {
    const production = await createApiKey(app, 1, 'Production');
    for (const scenario of ['http_500', 'approved', 'unknown']) {
      const body = paymentOf();
      const headers = { ...production, 'sandbox-scenario': scenario };
      const refused = await app.calls.refused('createPayment', { body, headers });
      expect(refused.code).toBe('scenario_only_sandbox');
      expect(refused.message).toContain('Sandbox-Scenario');
      expect(await transactions(body.ReferenceNumber)).toBe(0);
    }
  });

  it.each(['unknown', 'http_500'])(
    '%s does not come before an answer that the key already has',
    async (name) => {
      const body = paymentOf();
      const key = { 'idempotency-key': `known-${name}` };
      const refused = await app.calls.refused('createPayment', { body, headers: choosing(name, key) });
      expect(refused.code).toBe(name === 'unknown' ? 'invalid_fields' : 'internal_error');
      expect(await transactions(body.ReferenceNumber)).toBe(0);
      const made = await app.calls.answered('createPayment', { body, headers: { ...demoKey, ...key } });
      const again = await app.calls.answered('createPayment', { body, headers: choosing(name, key) });
      expect([again.text, again.headers['idempotent-replayed']]).toEqual([made.text, 'true']);
      const other = await app.calls.refused('createPayment', {
        body: paymentOf(),
        headers: choosing(name, key),
      });
      expect(other.code).toBe('idempotency_key_reused');
    },
  );

  it('means nothing to a call that does not take it', async () => {
    await app.calls.answered('getClock', { headers: { ...owner, 'sandbox-scenario': 'http_500' } });
  });
});

function cardOf() {
  const { cardNumber, cardExpirationMonth, cardExpirationYear, cvv } = paymentOf();
  const card = { cardNumber, cardExpirationMonth, cardExpirationYear, cvv } as Record<string, string>;
  return { FirstName: 'Ana', LastName: 'López', Email: 'ana@example.com', ...card };
}

it('declines a card that is to be kept, and leaves the next outcome to the next payment', async () => {
  await app.calls.answered('setNextOutcome', { body: { outcome: 'wrong_code' }, headers: owner });
  const headers = choosing('insufficient_funds');
  const { code, message } = await app.calls.refused('createCardToken', { body: cardOf(), headers });
  expect([code, message]).toEqual(['card_not_accepted', expect.stringContaining('ondos')]);
  const { data } = await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
  expect(data.declineReason).toBe('wrong_code');
});

it('applies to a payment on a hosted page', async () => {
  const opened = await app.calls.answered('createTransaction', { body: orderOf(), headers: demoKey });
  const token = opened.data.url?.split('/').at(-1) ?? '';
  const pay = { params: { token }, body: typedCardOf('4242424242424242') };
  const header = (scenario: string) => ({ 'sandbox-scenario': scenario });
  const failed = await app.calls.refused('payCheckout', { ...pay, headers: header('rate_limited') });
  expect([failed.code, failed.headers['retry-after']]).toEqual(['too_many_requests', '2']);
  await app.calls.answered('payCheckout', { ...pay, headers: header('insufficient_funds') });
  await expect(
    app.http.post(`/api/checkout/${token}/pay`).set(header('lost_answer')).send(pay.body),
  ).rejects.toMatchObject({ code: 'ECONNRESET' });
  const { data } = await app.calls.answered('getResponseByReference', {
    params: { referenceNumber: opened.data.referenceNumber },
    headers: demoKey,
  });
  expect(data.responseCode).toBe('002');
});

it('answers a refusal although its answer was to be lost', async () => {
  const body = paymentOf();
  await app.calls.answered('createPayment', { body, headers: demoKey });
  const { code } = await app.calls.refused('createPayment', { body, headers: choosing('lost_answer') });
  expect(code).toBe('reference_taken');
});

it('ends the wait of a slow answer when its caller leaves, and keeps the answer', async () => {
  waits.length = 0;
  const body = paymentOf();
  const release = Promise.withResolvers<void>();
  held = release.promise;
  const leaving = new AbortController();
  const call = fetch(`${app.url}/api/pay/create`, {
    method: 'POST',
    headers: { ...choosing('slow_5s', { 'idempotency-key': 'left' }), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  while (waits.length === 0) await new Promise(setImmediate);
  leaving.abort();
  await expect(call).rejects.toThrow();
  const { signal } = waits[0] ?? {};
  if (signal && !signal.aborted) await once(signal, 'abort');
  release.resolve();
  held = undefined;
  const again = await app.calls.answered('createPayment', {
    body,
    headers: { ...demoKey, 'idempotency-key': 'left' },
  });
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect((await logged(body.ReferenceNumber)).at(-1)).toMatchObject({ scenario: 'slow_5s', code: '002' });
});

it('closes the server in the middle of a slow answer, which is sent at once', async () => {
  const aborted: boolean[] = [];
  const other = await buildTestApp({
    scale: 0,
    pause: async (_, signal) => {
      void other.app.close();
      if (!signal.aborted) await once(signal, 'abort');
      aborted.push(signal.aborted);
    },
  });
  const { data } = await other.calls.answered('createPayment', {
    body: paymentOf(),
    headers: choosing('slow_5s'),
  });
  expect([data.responseCode, aborted]).toEqual(['002', [true]]);
  await other.close();
});

it('delivers to the inbox as a server would receive it', async () => {
  await setAddresses(app, account);
  await pay('webhook_bad_signature');
  await pay('webhook_twice');
  await app.deliverer.deliverDue();
  const { data } = await app.calls.answered('listInbox', { query: {}, headers: owner });
  expect(data.map(({ verified }) => verified).toSorted()).toEqual([false, true, true]);
});

it('resends a late message once, if somebody sends it before its time', async () => {
  const receiver = await receiving();
  await pay('webhook_late');
  const { idWebhook } = await newestDelivery();
  await app.calls.answered('resendWebhook', { params: { idWebhook }, body: {}, headers: owner });
  await app.deliverer.deliverDue();
  app.time.now += 5 * minute;
  await app.carryOutDue();
  await app.deliverer.deliverDue();
  expect(receiver.arrived).toHaveLength(1);
});
