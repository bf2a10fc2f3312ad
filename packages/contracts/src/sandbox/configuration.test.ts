import { expect, it } from 'vitest';
import { configurationJsonSchema } from './configuration.ts';
import { readConfiguration } from './configuration-problems.ts';

const whole = {
  $schema: './node_modules/pasarela/pasarela.config.schema.json',
  businesses: [
    {
      name: 'Mi tienda',
      taxId: 'MTI010101AB1',
      apiKey: { identifier: 'tienda-key', password: 'tienda-password' },
      webhooks: { url: 'http://127.0.0.1:4000/webhooks', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
      notificationEmails: ['ventas@tienda.example'],
      fraud: {
        velocityRules: [{ field: 'email', attempts: 3, within: 'hour' }],
        blacklist: [{ field: 'email', value: 'fraude@example.com' }],
      },
      clock: { days: 31 },
      nextOutcome: 'declined',
      scenarios: [
        { when: { referencePrefix: 'LENTO-' }, scenario: 'slow_5s' },
        { when: { amount: 999.01 }, scenario: 'insufficient_funds' },
      ],
    },
    { name: 'Otra tienda' },
  ],
  users: [
    {
      userName: 'ana',
      password: 'cuatro-nubes-y-un-faro',
      roles: { 'Mi tienda': 'Admin', 'Otra tienda': 'General' },
    },
  ],
};

const problemsIn = (value: unknown) => readConfiguration(JSON.stringify(value)).problems;

it('reads a whole configuration, and the smallest one without demo or users', () => {
  expect(readConfiguration(JSON.stringify(whole)).configuration).toMatchObject({ ...whole, demo: false });
  expect(readConfiguration('{"businesses":[{"name":"A"}]}').configuration).toEqual({
    demo: false,
    businesses: [{ name: 'A' }],
    users: [],
  });
});

it('names every mistake by its path, all at once', () => {
  expect(
    problemsIn({
      demo: 'yes',
      businesses: [
        {
          name: '',
          port: 1,
          apiKey: { identifier: 'a b', password: 'short' },
          webhooks: { url: 'ftp://x', secret: 'whsec_short' },
          fraud: {
            velocityRules: [{ field: 'name', attempts: 30, within: 'day' }],
            blacklist: [{ field: 'ip', value: '1.2.3' }],
          },
          clock: { days: -1, to: 'tomorrow' },
          nextOutcome: 'maybe',
          scenarios: [
            { when: {}, scenario: 'maybe' },
            { when: { amount: 1.001, email: 'x' }, scenario: 'slow_5s' },
          ],
        },
      ],
      users: [{ userName: 'x', roles: { 'Mi tienda': 'Owner' } }],
    }),
  ).toMatchInlineSnapshot(`
    [
      "demo: It must be true or false.",
      "businesses[0].name: It is required.",
      "businesses[0].apiKey.identifier: It must be 3 or more letters, digits, dots, hyphens or underscores.",
      "businesses[0].apiKey.password: It must have at least 8 characters.",
      "businesses[0].webhooks.url: It must be an http or https URL, without spaces, a username or a password.",
      "businesses[0].webhooks.secret: It must be whsec_ followed by 24 to 64 bytes in base64.",
      "businesses[0].fraud.velocityRules[0].field: It must be one of: email, ip, card.",
      "businesses[0].fraud.velocityRules[0].attempts: It must be 29 or less.",
      "businesses[0].fraud.blacklist[0].value: It is not a valid IPv4 address.",
      "businesses[0].clock.days: It must be 0 or more.",
      "businesses[0].clock.to: It must be an instant in UTC, such as 2026-11-20T18:30:00Z.",
      "businesses[0].nextOutcome: It must be one of: approved, declined, insufficient_funds, expired_card, wrong_code, processing_error, fraud_block, review.",
      "businesses[0].scenarios[0].when: It must have referencePrefix or amount.",
      "businesses[0].scenarios[0].scenario: It must be one of: lost_answer, slow_5s, http_500, http_503, rate_limited, webhook_twice, webhook_late, webhooks_reversed, webhook_bad_signature, approved, declined, insufficient_funds, expired_card, wrong_code, processing_error, fraud_block, review.",
      "businesses[0].scenarios[1].when.amount: It must have at most two decimals.",
      "businesses[0].scenarios[1].when.email: There is no such property.",
      "businesses[0].port: There is no such property.",
      "users[0].password: It is required.",
      "users[0].roles["Mi tienda"]: It must be one of: Admin, Administrador, General, Desarrollador, Reportes.",
    ]
  `);
});

it('compares what stands in several places', () => {
  const [shop] = whole.businesses;
  const [ana] = whole.users;
  expect(
    problemsIn({
      businesses: [shop, { ...shop, name: 'Mi tienda' }],
      users: [
        ana,
        { ...ana, userName: 'Ana', roles: { Ninguna: 'Admin' } },
        { ...ana, userName: 'eva', roles: {} },
      ],
    }),
  ).toMatchInlineSnapshot(`
    [
      "users[2].roles: It must name a business and the role there.",
      "businesses[1].name: It appears more than once.",
      "businesses[1].apiKey.identifier: It appears more than once.",
      "users[1].userName: It appears more than once.",
      "users[0].roles["Otra tienda"]: It must be one of: Mi tienda.",
      "users[1].roles.Ninguna: It must be one of: Mi tienda.",
    ]
  `);
});

it('compares it also where something else is wrong', () => {
  const [shop] = whole.businesses;
  expect(
    problemsIn({
      businesses: [shop, { ...shop, taxId: 'NOPE', port: 1 }, { name: 'Otra tienda' }],
      users: [{ userName: 'ana', roles: { Ninguna: 'Admin' } }, 7],
    }),
  ).toEqual([
    'businesses[1].taxId: It must be an RFC of 12 or 13 characters, such as MTI010101AB1.',
    'businesses[1].port: There is no such property.',
    'users[0].password: It is required.',
    'users[1]: It must be an object.',
    'businesses[1].name: It appears more than once.',
    'businesses[1].apiKey.identifier: It appears more than once.',
    'users[0].roles.Ninguna: It must be one of: Mi tienda, Otra tienda.',
  ]);
});

it.each(['{', '[1]', 'null'])('says that %s is no configuration', (text) => {
  expect(readConfiguration(text).problems).toMatchObject([
    expect.stringMatching(/^the file: It (is not JSON|must be)/),
  ]);
});

it('is described for editors in JSON Schema of draft 7, without metadata of our own', () => {
  const schema = configurationJsonSchema();
  expect(schema).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: ['businesses'],
    additionalProperties: false,
  });
  expect(JSON.stringify(schema)).not.toMatch(/"(words|money|example|params)":/);
});
