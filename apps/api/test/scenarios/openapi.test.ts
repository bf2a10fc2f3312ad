import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { errorsOf } from '@pasarela/contracts/http/common-errors';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { NewTransaction } from '#core/transactions/transaction-life.ts';
import { version } from '#features/system/system-service.ts';
import { describeApi } from '#http/openapi.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createApiKey, createMember } from '../factories/accounts-factory.ts';
import {
  createCardToken,
  createPublicKey,
  createSubscription,
  encrypted,
  sentCard,
  visa,
} from '../factories/cards-factory.ts';
import { createChargeback, createProof } from '../factories/chargebacks-factory.ts';
import { createEmail } from '../factories/emails-factory.ts';
import { createFile } from '../factories/files-factory.ts';
import { createLink } from '../factories/payment-links-factory.ts';
import { newReference, paymentOf } from '../factories/payments-factory.ts';
import { createLoggedRequest } from '../factories/requests-factory.ts';
import {
  createFailedToday,
  createPausedSubscription,
  createReplacement,
} from '../factories/subscriptions-factory.ts';
import { createTransaction, type MadeTransaction } from '../factories/transactions-factory.ts';
import { createPasswordToken } from '../factories/users-factory.ts';
import { createMessage, setAddresses } from '../factories/webhooks-factory.ts';
import { bearer, demoKey, readRefusal, type Sent } from '../operation-calls.ts';
import { rowOf } from '../table-rows.ts';

const Described = z.looseObject({
  openapi: z.literal('3.1.0'),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string() })),
  components: z.looseObject({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('http') })),
  }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))),
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() })),
        requestBody: z
          .looseObject({
            content: z.record(
              z.string(),
              z.looseObject({ examples: z.record(z.string(), z.looseObject({ value: z.unknown() })) }),
            ),
          })
          .optional(),
        responses: z.record(z.string(), z.looseObject({ description: z.string() })),
      }),
    ),
  ),
});

let app: TestApp;
let document: z.output<typeof Described>;
let text: string;
beforeAll(async () => {
  app = await buildTestApp({ sendsEmails: true, pause: async () => {} });
  // The newest key is the one that is rolled: the demo's own stays as it is.
  await createApiKey(app, 1, 'Sandbox');
  text = (await app.http.get('/api/openapi.json').expect(200)).text;
  document = Described.parse(JSON.parse(text));
});
afterAll(() => app.close());

const all = Object.entries<Operation>(operations) as [OperationName, Operation][];
const described = ({ method, path }: Operation) => document.paths[`/api${path}`]?.[method.toLowerCase()];

it('is compressed on its way, and as it is for a caller who does not accept that', async () => {
  const formFor = async (encoding: string) => {
    const answer = await fetch(`${app.url}/api/openapi.json`, { headers: { 'accept-encoding': encoding } });
    return [answer.headers.get('content-encoding'), JSON.parse(await answer.text()).openapi];
  };
  expect([await formFor('br'), await formFor('identity')]).toEqual([
    ['br', '3.1.0'],
    [null, '3.1.0'],
  ]);
});

describe('the description', () => {
  it('is served in both languages as it is written', async () => {
    const described = { version, supportEmail: 'soporte@pasarela.example' };
    expect(text).toBe(JSON.stringify(describeApi(described, 'es')));
    const english = (await app.http.get('/api/openapi.json?lang=en').expect(200)).text;
    expect(english).toBe(JSON.stringify(describeApi(described, 'en')));
  });

  it('names both hosts, and every way to sign', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['/', 'https://api.pasarela.example']);
    const used = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ security }) => security.flatMap((one) => Object.keys(one)));
    expect(Object.keys(document.components.securitySchemes).toSorted()).toEqual(
      [...new Set(used)].toSorted(),
    );
  });

  it('has every operation once, and nothing else', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(all.map(([name]) => name).toSorted());
  });

  it('tells of each its parameters, its refusals and who may call it', () => {
    for (const [name, operation] of all) {
      const told = described(operation);
      if (!told) throw new Error(`${name} is not described`);
      const inPath = told.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map((parameter) => parameter.name)).toEqual(Object.keys(operation.params?.shape ?? {}));
      expect(inPath.every(({ required }) => required)).toBe(true);
      const inQuery = told.parameters.filter((parameter) => parameter.in === 'query');
      expect([name, inQuery.map((parameter) => [parameter.name, parameter.required])]).toEqual([
        name,
        Object.entries(operation.query?.shape ?? {}).map(([query, schema]) => [
          query,
          !z.safeParse(schema, undefined).success,
        ]),
      ]);
      const statuses = [200, ...errorsOf(operation).map((code) => errorCodes[code].status)];
      expect([name, Object.keys(told.responses).toSorted()]).toEqual([
        name,
        [...new Set(statuses)].map(String).toSorted(),
      ]);
      for (const code of errorsOf(operation))
        expect(told.responses[errorCodes[code].status]?.description.split(', ')).toContain(code);
      expect([name, told.security.length]).toEqual([
        name,
        { public: 0, signedIn: 1, role: 1, apiKey: 2, payer: 0 }[operation.access.kind] +
          (operation.access.kind === 'role' && operation.access.withKey ? 2 : 0),
      ]);
      const mediaType = operation.files ? 'multipart/form-data' : 'application/json';
      const examples = told.requestBody?.content[mediaType]?.examples ?? {};
      expect(Object.entries(examples).map(([example, { value }]) => [example, value])).toEqual(
        operation.examples.flatMap(({ name: example, body, rawBody, files = [] }) => {
          if (rawBody) return [[example, JSON.parse(rawBody)]];
          const names = files.map(({ fileName }) => fileName);
          if (operation.files) return [[example, { ...body, [operation.files.field]: names }]];
          return body ? [[example, body]] : [];
        }),
      );
    }
  });

  it('tells the form of an Idempotency-Key', () => {
    const key = described(operations.createPayment)?.parameters.find(
      ({ name }) => name === 'Idempotency-Key',
    );
    expect(key?.schema).toEqual({ type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' });
  });

  it('says in English what fields mean where it is asked for in English', async () => {
    const english = (await app.http.get('/api/openapi.json?lang=en').expect(200)).text;
    expect(text).toContain('Tu referencia del pedido.');
    expect(english).toContain('Your reference for the order.');
    expect(english).not.toContain('Tu referencia del pedido.');
    const shape = (document: string): unknown =>
      JSON.parse(document, (key, value: unknown) => (key === 'description' ? undefined : value));
    expect(shape(english)).toEqual(shape(text));
  });
});

describe('a path that is described', () => {
  /** `/webhooks/sample` is a path of its own, and one of `/webhooks/{idWebhook}`. */
  const formOf = (path: string): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const methodsOf = ({ method, crossOrigin }: Operation): string[] => [
    method,
    ...(method === 'GET' ? ['HEAD'] : []),
    ...(crossOrigin ? ['OPTIONS'] : []),
  ];
  const allowedAt = (url: string): string[] => [
    ...new Set(
      all
        .filter(([, { path }]) => formOf(path).test(url))
        .flatMap(([, operation]) => methodsOf(operation))
        .toSorted(),
    ),
  ];

  it.each([false, true])(
    'answers other methods with 405 and those that it allows: plain %s',
    async (plain) => {
      const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
      for (const [, { path }] of all.filter(([, { answerKind }]) => (answerKind === 'plain') === plain)) {
        const url = `/api${path.replace(/\{\w+\}/g, '1')}`;
        const allowed = allowedAt(url);
        for (const method of methods.filter((one) => !allowed.includes(one))) {
          const { statusCode, headers, payload } = await app.app.inject({
            method: method as 'GET',
            url: `${url}/?x=1`,
            headers: { 'content-type': 'text/plain' },
            payload: '{',
          });
          expect([method, url, statusCode, headers.allow]).toEqual([method, url, 405, allowed.join(', ')]);
          const body = JSON.parse(payload);
          expect(readRefusal(statusCode, body).code).toBe('method_not_allowed');
          expect([url, 'success' in body]).toEqual([url, !plain]);
        }
      }
    },
  );

  it('is told from one that is not', async () => {
    for (const url of ['/api/pay', '/api/pay/nothing', '/api/checkout/x/y/z', '/apis/pay/create']) {
      const { statusCode, headers, payload } = await app.app.inject({ method: 'PUT', url });
      expect([url, statusCode, headers.allow]).toEqual([url, 404, undefined]);
      expect(readRefusal(statusCode, JSON.parse(payload)).code).toBe('not_found');
    }
    const { headers } = await app.app.inject({ method: 'POST', url: '/API/OpenAPI.json' });
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('what Postman imports', () => {
  it.each(['es', 'en', 'sandbox', 'production'])('%s stands at its address', async (name) => {
    const { headers, body } = await app.http.get(`/api/postman/${name}.json`).expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.info ?? body.values).toBeTruthy();
  });

  it('knows where the sandbox answers', async () => {
    const { body } = await app.http.get('/api/postman/sandbox.json');
    expect(body.values[0]).toMatchObject({ key: 'baseUrl', value: app.url });
  });
});

/** What an example needs to be there first: the payment that it names. */
const paidOf = async (amount: number) => {
  const body = paymentOf({ Amount: amount });
  const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
  const headers = { ...bearer(await app.signIn('admin')), company: '1' };
  await app.calls.answered('moveClock', { body: { days: 1 }, headers });
  return data;
};

/** The transaction in the way that the example names it. */
const naming = (body: unknown, { id, code }: MadeTransaction): object =>
  'TransactionNumber' in (body as object)
    ? { ...(body as object), TransactionNumber: String(id) }
    : { ...(body as object), TransactionCode: code };

/** By the account's clock, which other examples have moved. */
const clockNow = async (): Promise<Date> => {
  const { clockOffset } = await rowOf(app.database.read, 'account_states', {
    accountId: await accountIdOf(app, 1),
  });
  return new Date(app.time.now + clockOffset);
};
const subscriptionIn = async (create: typeof createSubscription | typeof createPausedSubscription) =>
  create === createPausedSubscription
    ? createPausedSubscription(app, await accountIdOf(app, 1), await clockNow())
    : createSubscription(app, await accountIdOf(app, 1), { now: await clockNow() });
const replacementIn = async () => createReplacement(app, await accountIdOf(app, 1), await clockNow());

/** It begins now by the account's clock, which other examples have moved. */
const madeIn = async (status: 1 | 5 | 7 | 8, amount = 350.5, changes: Partial<NewTransaction> = {}) => {
  const now = await clockNow();
  return createTransaction(app, await accountIdOf(app, 1), status, { amount: amount * 100, ...changes }, now);
};

/** The page of a payment in a status, in place of the example's. */
const onPage =
  (status: 1 | 5 | 7 | 8, changes: Partial<NewTransaction> = {}) =>
  async ({ params, ...sent }: Sent): Promise<Sent> => {
    const { checkoutToken: token } = await madeIn(status, 350.5, changes);
    return { ...sent, params: { ...params, token } };
  };

const made: Readonly<Partial<Record<OperationName, (sent: Sent) => Promise<Sent>>>> = {
  createPayment: async ({ body }) => ({ body: { ...(body as object), ReferenceNumber: newReference() } }),
  waitFor: async ({ query }) => ({
    query: { ...query, idTransaction: (await createTransaction(app, await accountIdOf(app, 1), 2)).id },
  }),
  getWebhook: async () => ({ params: { idWebhook: await createMessage(app, await accountIdOf(app, 1)) } }),
  resendWebhook: async (sent) => ({
    ...sent,
    params: { idWebhook: await createMessage(app, await accountIdOf(app, 1)) },
  }),
  sendWebhookSample: async (sent) => {
    await setAddresses(app, await accountIdOf(app, 1));
    return sent;
  },
  receiveInboxMessage: async (sent) => ({
    ...sent,
    params: { inbox: await setAddresses(app, await accountIdOf(app, 1)) },
  }),
  getPasswordLink: async () => ({ body: { token: await createPasswordToken(app) } }),
  resetPassword: async ({ body }) => ({
    body: { ...(body as object), token: await createPasswordToken(app) },
  }),
  getEmail: async () => ({ params: { idEmail: await createEmail(app, await accountIdOf(app, 1)) } }),
  resendEmail: async (sent) => ({
    ...sent,
    params: { idEmail: await createEmail(app, await accountIdOf(app, 1)) },
  }),
  resendPaymentLink: async (sent) => ({
    ...sent,
    params: { idTransaction: (await createLink(app, await accountIdOf(app, 1))).id },
  }),
  getFile: async () => ({ params: { id: await createFile(app, await accountIdOf(app, 1)) } }),
  createRefund: async ({ body }) => {
    const { transactionCode } = await paidOf(120);
    return { body: { ...(body as object), transactionCode } };
  },
  payRefund: async ({ body }) => {
    const { amount } = body as { amount: number };
    const { transactionCode } = await paidOf(amount);
    return { body: { ...(body as object), transactionCode } };
  },
  captureTransaction: async ({ body }) => {
    const { id } = await madeIn(8);
    return { body: { ...(body as object), idTransaction: id } };
  },
  cancelTransaction: async ({ body }) => {
    const { id } = await madeIn(8);
    return { body: { ...(body as object), idTransaction: id } };
  },
  simulateCashPayment: async () => ({ params: { id: (await madeIn(5)).id } }),
  getChargeback: async () => ({
    params: { id: (await createChargeback(app, await accountIdOf(app, 1))).id },
  }),
  saveChargebackProof: async ({ files }) => ({
    body: { idTransaction: (await createChargeback(app, await accountIdOf(app, 1))).id },
    files,
  }),
  getChargebackFile: async () => ({ params: { id: await createProof(app, await accountIdOf(app, 1)) } }),
  openChargeback: async ({ body }) => ({
    body: {
      ...(body as object),
      idTransaction: (await createTransaction(app, await accountIdOf(app, 1), 2)).id,
    },
  }),
  decideChargeback: async ({ body }) => ({
    body: {
      ...(body as object),
      idTransaction: (await createChargeback(app, await accountIdOf(app, 1))).id,
    },
  }),
  payCapture: async ({ body }) => ({ body: naming(body, await madeIn(8)) }),
  // What is named by its number is an authorization, by its code a cash reference, as the examples say.
  payCancel: async ({ body }) => ({
    body: naming(body, await madeIn('TransactionNumber' in (body as object) ? 8 : 5)),
  }),
  getRequest: async () => ({
    params: { idRequest: await createLoggedRequest(app, await accountIdOf(app, 1)) },
  }),
  deleteCardToken: async () => ({ params: { id: await createCardToken(app, await accountIdOf(app, 1)) } }),
  payCancelSubscription: async ({ body }) => {
    const id = await createSubscription(app, await accountIdOf(app, 1));
    return { body: { ...(body as object), SubscriptionId: String(id) } };
  },
  getSubscription: async (sent) => ({ ...sent, query: { id: await subscriptionIn(createSubscription) } }),
  listSubscriptionPayments: async (sent) => ({
    ...sent,
    query: { idSubscription: await subscriptionIn(createSubscription) },
  }),
  cancelSubscription: async ({ body }) => {
    const subscriptionId = await subscriptionIn(createSubscription);
    if ('subscriptionId' in (body as object)) return { body: { ...(body as object), subscriptionId } };
    const { id } = await createTransaction(app, await accountIdOf(app, 1), 2, { subscriptionId });
    return { body: { ...(body as object), TransactionNumber: String(id) } };
  },
  reactivateSubscription: async () => ({
    body: { subscriptionId: await subscriptionIn(createPausedSubscription) },
  }),
  createCardReplacement: async () => ({ params: { id: await subscriptionIn(createPausedSubscription) } }),
  reprocessSubscriptions: async (sent) => {
    await createFailedToday(app, await accountIdOf(app, 1), await clockNow());
    return sent;
  },
  getCardReplacement: async () => ({ params: { token: await replacementIn() } }),
  replaceCard: async ({ body }) => ({ params: { token: await replacementIn() }, body }),
  createFormSession: async ({ body }) => {
    const publicKey = await createPublicKey(app, await accountIdOf(app, 1));
    return { body: { ...(body as object), Data: encrypted(publicKey, JSON.stringify(sentCard)) } };
  },
  getResponse: async () => ({ params: { transactionNumber: (await madeIn(8)).id } }),
  getCheckout: onPage(8),
  getCardOptions: onPage(1),
  payCheckout: onPage(1, { paymentMethod: null }),
  answerChallenge: onPage(7, { process: JSON.stringify({ card: visa }) }),
  answerAplazo: onPage(1, { paymentMethod: 13 }),
  leaveCheckout: onPage(1),
  getResponseByReference: async (sent) => {
    const ReferenceNumber = String(sent.params?.referenceNumber);
    const body = paymentOf({ ReferenceNumber });
    await app.calls.answered('createPayment', { body, headers: demoKey });
    return sent;
  },
};

/** Who changes the password takes it from no other example. */
const callerOf = async (name: OperationName): Promise<string> => {
  if (name !== 'changePassword') return 'admin';
  await createMember(app, 'reservada', 'General', 1);
  return 'reservada';
};

describe('the examples', () => {
  const examples = all.flatMap(([name, operation]) =>
    operation.examples.map((example) => [`${name}: ${example.name}`, name, operation, example] as const),
  );

  it.each(examples)('%s is answered as it says', async (_, name, operation, example) => {
    const { params, query, body, rawBody, responseCode } = example;
    const files = example.files?.map(({ fileName, base64 }) => ({
      fileName,
      content: Buffer.from(base64, 'base64'),
    }));
    const given: Sent = { params, query, body, rawBody, files };
    const sent = { ...given, ...(await made[name]?.(given)) };
    const headers =
      operation.access.kind === 'apiKey'
        ? demoKey
        : operation.access.kind === 'public'
          ? {}
          : { ...bearer(await app.signIn(await callerOf(name))), company: '1' };
    const { data } = await app.calls.answered(name, { ...sent, headers });
    if (responseCode) expect(data).toMatchObject({ responseCode });
  });
});
