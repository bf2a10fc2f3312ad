import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '@pasarela/contracts/dates/dates';
import type { Configuration } from '@pasarela/contracts/sandbox/configuration';
import { readConfiguration } from '@pasarela/contracts/sandbox/configuration-problems';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Webhook } from 'standardwebhooks';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../src/entry/config.ts';
import { startServer } from '../../src/entry/start-server.ts';
import { seedConfiguration } from '../../src/seed/seed-configuration.ts';
import { basic, bearer, createOperationCalls } from '../operation-calls.ts';
import { createReceiver } from '../receivers.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-configuration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const key = basic('tienda-key', 'tienda-password');
const password = 'cuatro-nubes-y-un-faro';

const written = (url: string) => ({
  businesses: [
    {
      name: 'Mi tienda',
      taxId: 'MTI010101AB1',
      apiKey: { identifier: 'tienda-key', password: 'tienda-password' },
      webhooks: { url, secret },
      notificationEmails: ['ventas@tienda.example', 'caja@tienda.example'],
      fraud: {
        velocityRules: [{ field: 'email', attempts: 2, within: 'hour' }],
        blacklist: [
          { field: 'card', value: '4117560000200019' },
          { field: 'ip', value: '198.51.100.23' },
        ],
      },
      clock: { days: 31, hours: 1 },
      nextOutcome: 'insufficient_funds',
    },
    { name: 'Otra tienda' },
  ],
  users: [
    { userName: 'Ana', password, roles: { 'Mi tienda': 'Admin' } },
    { userName: 'eva', email: 'eva@tienda.example', password, roles: { 'Otra tienda': 'General' } },
  ],
});

const configurationOf = (value: unknown): Configuration => {
  const { configuration, problems } = readConfiguration(JSON.stringify(value));
  if (!configuration) throw new Error(problems?.join('\n'));
  return configuration;
};

/** Starts the product on a database file of this name. `filled` says whether the configuration was applied. */
const started = async (name: string, configuration: Configuration) => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: `file:${join(folder, name)}`,
    LOG_LEVEL: 'silent',
    PASARELA_DEMO: 'off',
    PASARELA_PRIVATE_WEBHOOKS: 'on',
  });
  let filled = false;
  const server = await startServer(config, {
    fill: async (dependencies) => {
      filled = await seedConfiguration(dependencies, configuration, { demoScale: 0 });
    },
  });
  const http = supertest(`http://127.0.0.1:${server.port}`);
  return { server, filled, http, calls: createOperationCalls(http) };
};

const card = { cardExpirationMonth: '12', cardExpirationYear: '2035', cvv: '123' };
const order = (ReferenceNumber: string, cardNumber = '4242424242424242') => ({
  ReferenceNumber,
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: `${ReferenceNumber.toLowerCase()}@example.com`,
  cardNumber,
  ...card,
});

it('a configured sandbox pays, signs, judges and tells the time as its file says', async () => {
  const receiver = await createReceiver();
  const { server, filled, calls } = await started('whole.db', configurationOf(written(receiver.url)));
  try {
    expect(filled).toBe(true);
    const pay = async (body: object): Promise<string> =>
      (await calls.answered('createPayment', { body, headers: key })).data.responseCode;
    // The chosen outcome is of the first payment alone.
    expect(await pay(order('PEDIDO-1'))).not.toBe('002');
    expect(await pay(order('PEDIDO-2'))).toBe('002');
    expect(await pay(order('PEDIDO-3', '4117560000200019'))).not.toBe('002');
    const often = (reference: string) => ({ ...order(reference), Email: 'ana@example.com' });
    expect([await pay(often('P-4')), await pay(often('P-5')), await pay(often('P-6'))]).toEqual([
      '002',
      '002',
      expect.not.stringMatching('002'),
    ]);

    await receiver.reached(2);
    for (const { body, headers } of receiver.arrived) new Webhook(secret).verify(body, headers);

    const { data } = await calls.answered('getClock', { headers: key });
    expect(data.offsetSeconds).toBe((31 * day) / 1_000 + 3_600);
  } finally {
    await server.stop();
    await receiver.close();
  }
});

it('its requests have the scenarios of its rules, like those of the header, also after a restart', async () => {
  const [shop] = written('').businesses;
  const scenarios = [
    { when: { referencePrefix: 'CORTADO-' }, scenario: 'http_503' },
    { when: { amount: 999.01 }, scenario: 'insufficient_funds' },
  ];
  const { apiKey } = shop ?? {};
  const configuration = configurationOf({
    businesses: [{ name: 'Mi tienda', apiKey, scenarios }, { name: 'Otra tienda' }],
    users: [{ userName: 'ana', password, roles: { 'Mi tienda': 'Admin' } }],
  });
  await (await started('rules.db', configuration)).server.stop();
  const { server, filled, calls } = await started('rules.db', configuration);
  try {
    expect(filled).toBe(false);
    const dear = (reference: string) => ({ ...order(reference), Amount: 999.01 });
    const pay = async (body: object, headers: object = {}) =>
      (await calls.answered('createPayment', { body, headers: { ...key, ...headers } })).data;
    expect((await pay(order('PEDIDO-1'))).responseCode).toBe('002');
    expect(await pay(dear('PEDIDO-2'))).toMatchObject({ declineReason: 'insufficient_funds' });
    const cut = await calls.refused('createPayment', { body: dear('CORTADO-3'), headers: key });
    expect([cut.code, cut.headers['retry-after']]).toEqual(['service_unavailable', '1']);
    // The header wins; a bank's answer means nothing where no bank is asked.
    expect((await pay(dear('CORTADO-4'), { 'sandbox-scenario': 'approved' })).responseCode).toBe('002');
    const {
      cardNumber: _,
      cardExpirationMonth: __,
      cardExpirationYear: ___,
      cvv: ____,
      ...cash
    } = dear('P-5');
    expect((await pay({ ...cash, IdPaymentMethod: 5 })).responseCode).toBe('005');
    const session = { UserName: 'ana', Password: password, Environment: 'Sandbox' };
    const { token } = (await calls.answered('login', { body: session })).data;
    const { data } = await calls.answered('listRequests', {
      query: {},
      headers: { ...bearer(token), company: '1' },
    });
    expect(data.map(({ scenario }) => scenario).toReversed()).toEqual([
      null,
      'insufficient_funds',
      'http_503',
      'approved',
      null,
    ]);
  } finally {
    await server.stop();
  }
});

it('its users sign in with their passwords, and see what is theirs', async () => {
  const { server, calls } = await started('users.db', configurationOf(written('http://127.0.0.1:9/')));
  try {
    const signedIn = async (UserName: string) => {
      const body = { UserName, Password: password, Environment: 'Sandbox' };
      return bearer((await calls.answered('login', { body })).data.token);
    };
    const ana = { ...(await signedIn('ana')), company: '1' };
    const settings = (await calls.answered('getSettings', { headers: ana })).data;
    expect(settings).toMatchObject({
      notificationEmail: 'ventas@tienda.example;caja@tienda.example',
      urlResponseSuccess: 'http://127.0.0.1:9/',
      urlResponseDefault: 'http://127.0.0.1:9/',
      apiKey: { sandbox: { identifier: 'tienda-key' }, production: { identifier: null } },
    });
    expect(settings.webhookSecret).toBe(`whsec_…${secret.slice(-4)}`);
    expect((await calls.answered('getRole', { params: { companyId: 1 }, headers: ana })).data).toBe('Admin');
    const eva = { ...(await signedIn('eva')), company: '2' };
    expect((await calls.answered('getRole', { params: { companyId: 2 }, headers: eva })).data).toBe(
      'General',
    );
    await calls.refused('getSettings', { headers: { ...eva, company: '1' } });
  } finally {
    await server.stop();
  }
});

it('a database that holds data is left as it is', async () => {
  const first = await started(
    'kept.db',
    configurationOf({ businesses: [written('http://a.example').businesses[0]] }),
  );
  await first.server.stop();
  const again = await started(
    'kept.db',
    configurationOf({
      businesses: [{ name: 'Nueva', apiKey: { identifier: 'new-key', password: 'new-password' } }],
    }),
  );
  try {
    expect([first.filled, again.filled]).toEqual([true, false]);
    await again.calls.answered('getClock', { headers: key });
    await again.calls.refused('getClock', { headers: basic('new-key', 'new-password') });
  } finally {
    await again.server.stop();
  }
});

it('stands beside the demo where it asks for it, unless both have a name', async () => {
  const { server, calls } = await started(
    'demo.db',
    configurationOf({ ...written('http://a.example'), demo: true }),
  );
  try {
    await calls.answered('getClock', { headers: key });
    await calls.answered('getClock', { headers: basic('demo-sandbox-key', 'demo-sandbox-password') });
  } finally {
    await server.stop();
  }
  const same = {
    demo: true,
    businesses: [
      { name: 'Taller Ollin', apiKey: { identifier: 'demo-sandbox-key', password: 'demo-sandbox-password' } },
    ],
    users: [{ userName: 'Admin', password, roles: { 'Taller Ollin': 'Admin' } }],
  };
  await expect(started('same.db', configurationOf(same))).rejects.toThrow(
    [
      'businesses[0].name: The demo has this business.',
      'businesses[0].apiKey.identifier: The demo has this API key.',
      'users[0]: The demo has a user of this name or e-mail.',
    ].join('\n'),
  );
});

it('a clock too far ahead is refused, and nothing is written', async () => {
  const clock = { days: 3_660, hours: 1 };
  const configuration = configurationOf({ businesses: [{ name: 'A', clock }] });
  await expect(started('clock.db', configuration)).rejects.toThrow(
    'businesses[0].clock: It goes 3660 days ahead at most.',
  );
  const { server, filled } = await started('clock.db', configurationOf({ businesses: [{ name: 'A' }] }));
  await server.stop();
  expect(filled).toBe(true);
});

it('its JSON Schema is served, and takes what the file may hold', async () => {
  const { server, http } = await started('schema.db', configurationOf({ businesses: [{ name: 'A' }] }));
  try {
    const { body, headers } = await http.get('/api/pasarela.config.schema.json').expect(200);
    expect(headers['content-type']).toBe('application/schema+json; charset=utf-8');
    const ajv = new Ajv({ strict: true, strictTypes: false });
    addFormats.default(ajv);
    const takes = ajv.compile(body);
    expect(takes(written('http://127.0.0.1:4000/webhooks')), JSON.stringify(takes.errors)).toBe(true);
    expect(takes({ businesses: [{ name: 'A', port: 1 }] })).toBe(false);
  } finally {
    await server.stop();
  }
});
