import { createPublicKey, privateDecrypt, publicEncrypt } from 'node:crypto';
import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '#security/sealed.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createApiKey } from '../factories/accounts-factory.ts';
import { createFile } from '../factories/files-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { basic, bearer, type Sent } from '../operation-calls.ts';
import { rowOf, rowsOf } from '../table-rows.ts';

let app: TestApp;
let headers: Record<string, string>;
let production: Record<string, string>;

beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('desarrollador')), company: '1' };
  production = { ...bearer(await app.signIn('desarrollador', 'Production')), company: '1' };
});
afterAll(() => app.close());

const read = async (as = headers) => (await app.calls.answered('getSettings', { headers: as })).data;
const change = (Property: string, Value: string): Sent => ({ body: { Property, Value }, headers });
const changed = async (Property: string, Value: string) =>
  (await app.calls.answered('updateSetting', change(Property, Value))).data;
const refused = async (Property: string, Value: string) => {
  const { status, code, errors } = await app.calls.refused('updateSetting', change(Property, Value));
  expect([status, code]).toEqual([422, 'invalid_fields']);
  return errors.map(({ field, code: problem }) => [field, problem]);
};

it("shows the demo's settings: its own inbox, both environments' identifiers, and no secret", {
  tags: ['CALL-17', 'SETTING-1'],
}, async () => {
  const settings = await read();
  expect(settings).toEqual({
    urlLogo: expect.stringMatching(/^\/api\/files\/file_[\w-]+$/),
    emailsOn: 'userInvitation',
    notificationText: expect.stringContaining('Librería Jacaranda'),
    notificationEmail: 'ventas@jacaranda.example;pedidos@jacaranda.example',
    apiKey: {
      sandbox: {
        identifier: 'demo-sandbox-key',
        created: expect.stringMatching(/Z$/),
        // A request of the demo's log.
        lastUsed: expect.stringMatching(/Z$/),
        canRoll: true,
      },
      production: { identifier: null, created: null, lastUsed: null, canRoll: false },
    },
    publicKey: null,
    urlResponseSuccess: expect.stringMatching(/\/api\/sandbox\/inbox\/in_[\w-]{24}$/),
    urlResponseError: settings.urlResponseSuccess,
    urlResponseDefault: settings.urlResponseSuccess,
    webhookSecret: expect.stringMatching(/^whsec_….{4}$/),
    previousSecretUntil: null,
    urlInbox: `${app.url}${new URL(settings.urlResponseSuccess).pathname}`,
    sendsEmails: false,
    allowsPrivateAddresses: true,
  });
  const ollin = await read({ ...headers, company: '2' });
  expect(ollin).toMatchObject({ notificationText: '', urlResponseSuccess: '' });
  expect(ollin.urlInbox).not.toBe(settings.urlInbox);
  expect(await read(production)).toMatchObject({
    apiKey: { sandbox: { canRoll: false }, production: { identifier: null, canRoll: true } },
    urlInbox: null,
  });
});

describe('a property', () => {
  it('is kept as it is meant: trimmed, e-mails joined by semicolons', {
    tags: ['CALL-18', 'SETTING-2', 'SETTING-10'],
  }, async () => {
    expect(await changed('NotificationText', '  ¡Gracias!\r\nVuelve pronto 😀 ')).toMatchObject({
      notificationText: '¡Gracias!\nVuelve pronto 😀',
    });
    expect(
      await changed(
        'NotificationEmail',
        ' a@tienda.example, b@tienda.example;;c@tienda.example , B@Tienda.Example',
      ),
    ).toMatchObject({
      notificationEmail: 'a@tienda.example;b@tienda.example;c@tienda.example',
    });
    for (const property of ['Success', 'Error', 'Default'])
      expect(await changed(property, `https://tienda.example:8443/${property}?a=b`)).toMatchObject({
        [`urlResponse${property}`]: `https://tienda.example:8443/${property}?a=b`,
      });
    expect(await read()).toMatchObject({ urlResponseError: 'https://tienda.example:8443/Error?a=b' });
  });

  for (const [line, property] of [
    ['SETTING-4', 'Logo'],
    ['SETTING-5', 'NotificationText'],
    ['SETTING-11', 'Success'],
    ['SETTING-12', 'Error'],
    ['SETTING-13', 'Default'],
  ] as const)
    it(`${property} is required`, { tags: [line] }, async () => {
      for (const value of ['', '   '])
        expect(await refused(property, value)).toEqual([['Value', 'required']]);
    });

  it('has its limits', { tags: ['SETTING-5', 'SETTING-6'] }, async () => {
    const longest = 'x'.repeat(limits.notificationText);
    expect((await changed('NotificationText', longest)).notificationText).toBe(longest);
    expect(await refused('NotificationText', `${longest}x`)).toEqual([['Value', 'too_long']]);
    expect(await refused('NotificationText', 'a\u0000b')).toEqual([['Value', 'invalid_text']]);
    const emails = (count: number) =>
      Array.from({ length: count }, (_, index) => `persona-${100 + index}@tienda.example`).join(', ');
    expect((await changed('NotificationEmail', emails(21))).notificationEmail).toHaveLength(566);
    expect(await refused('NotificationEmail', emails(23))).toEqual([['Value', 'too_long']]);
    expect((await changed('NotificationEmail', '')).notificationEmail).toBe('');
    expect(await refused('Success', `https://tienda.example/${'x'.repeat(2_000)}`)).toEqual([
      ['Value', 'too_long'],
    ]);
  });

  it('takes e-mails that are addresses, and names those that are not', { tags: ['SETTING-8'] }, async () => {
    for (const wrong of [
      'x',
      'a@b',
      'a b@tienda.example',
      '@tienda.example',
      'a@tienda..example',
      'a@-x.example',
    ])
      expect(await refused('NotificationEmail', `bien@tienda.example; ${wrong}`)).toEqual([
        ['Value', 'invalid_emails'],
      ]);
    const { errors } = await app.calls.refused('updateSetting', {
      body: { Property: 'NotificationEmail', Value: 'uno@tienda.example,dos' },
      headers: { ...headers, 'accept-language': 'en' },
    });
    expect(errors[0]?.message).toBe('These e-mail addresses are not valid: dos.');
  });

  it('takes addresses of the web alone', async () => {
    for (const wrong of [
      'tienda.example/hook',
      '/hook',
      'ftp://tienda.example/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'https://a.example/\r\nX: y',
      'https://a.example/"onerror=x',
      'gopher://tienda.example/',
      'data:text/plain,x',
      'https://',
      'http://user:word@tienda.example/',
      'http://user@tienda.example/',
      'http://tienda.example:99999/',
      'http://[::1/',
      'http://a b/',
    ])
      expect([wrong, await refused('Success', wrong)]).toEqual([wrong, [['Value', 'invalid_url']]]);
  });

  it('takes for a logo what was uploaded, by its path, or an image elsewhere over https', {
    tags: ['SETTING-2', 'SETTING-4'],
  }, async () => {
    const id = await createFile(app, await accountIdOf(app, 1));
    const path = `/api/files/${id}`;
    for (const given of [path, `${app.url}${path}`, `https://pasarela.example${path}`])
      expect((await changed('Logo', given)).urlLogo).toBe(path);
    const elsewhere = 'https://tienda.example/logo.png';
    expect((await changed('Logo', elsewhere)).urlLogo).toBe(elsewhere);
    for (const wrong of [
      'logo.png',
      '/logo.png',
      '/api/files/x',
      'http://tienda.example/logo.png',
      'data:image/png,x',
    ])
      expect([wrong, await refused('Logo', wrong)]).toEqual([wrong, [['Value', 'invalid_logo']]]);
  });

  it('is one of the six, and nothing else can be set', { tags: ['SETTING-2'] }, async () => {
    expect(await refused('webhookSecret', 'x')).toEqual([['Property', 'not_a_choice']]);
    const { errors } = await app.calls.refused('updateSetting', { body: {}, headers });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['Property', 'required'],
      ['Value', 'required'],
    ]);
  });
});

it('makes a public key whose other half stays sealed, another each time', { tags: ['CALL-20'] }, async () => {
  const keys = [];
  for (const _ of [1, 2]) keys.push((await app.calls.answered('createPublicKey', { headers })).data);
  expect(new Set(keys).size).toBe(2);
  const [, publicKey = ''] = keys;
  expect((await read()).publicKey).toBe(publicKey);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  expect([key.asymmetricKeyType, key.asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2_048]);

  const accountId = await accountIdOf(app, 1);
  const { privateKey } = await rowOf(app.database.read, 'account_settings', { accountId });
  const opened = unseal(app.secrets.sealed, `private key of account ${accountId}`, privateKey ?? '');
  const secret = { key: Buffer.from(opened ?? '', 'base64'), format: 'der', type: 'pkcs8' } as const;
  expect(privateDecrypt(secret, publicEncrypt(key, Buffer.from('4242'))).toString()).toBe('4242');
  expect(privateKey).not.toContain((opened ?? '').slice(40, 80));
});

describe("an API key's password", () => {
  const pays = async (credentials: Record<string, string>): Promise<number> =>
    (await app.calls.send('createPayment', { body: paymentOf(), headers: credentials })).status;
  const roll = async (as = headers) =>
    (await app.calls.answered('rollApiKey', { body: {}, headers: as })).data;

  it('is rolled: the identifier stays, the old password and its tokens end at once', async () => {
    const old = basic('demo-sandbox-key', 'demo-sandbox-password');
    const authenticated = await app.calls.answered('authenticate', {
      body: { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' },
    });
    const token = bearer(authenticated.data.token);
    expect([await pays(old), await pays(token)]).toEqual([200, 200]);
    const rolled = await roll();
    expect(rolled).toEqual({
      identifier: 'demo-sandbox-key',
      password: expect.stringMatching(/^sk_[\w-]{43}$/),
      environment: 'Sandbox',
    });
    expect([await pays(old), await pays(token)]).toEqual([401, 401]);
    expect(await pays(basic(rolled.identifier, rolled.password))).toBe(200);
    const kept = await rowOf(app.database.read, 'api_keys', { identifier: rolled.identifier });
    expect(JSON.stringify(kept)).not.toContain(rolled.password);
    expect(JSON.stringify(await read())).not.toContain(rolled.password);
  });

  it('is made where there is none yet, in the own environment alone', async () => {
    const made = await roll(production);
    expect(made).toMatchObject({
      identifier: expect.stringMatching(/^pk_[0-9a-f]{24}$/),
      environment: 'Production',
    });
    // Production has no acquirer: the key is good, the payment is declined.
    expect(await pays(basic(made.identifier, made.password))).toBe(200);
    // Whoever reads the log reads all that has come.
    await app.calls.answered('listRequests', { headers: production });
    expect((await read()).apiKey).toMatchObject({
      sandbox: { identifier: 'demo-sandbox-key', canRoll: true },
      production: {
        identifier: made.identifier,
        canRoll: false,
        created: new Date(app.time.now).toISOString(),
        // The payment just made.
        lastUsed: new Date(app.time.now).toISOString(),
      },
    });
    expect((await roll(production)).identifier).toBe(made.identifier);
  });

  it('is that of the business that is selected', async () => {
    const before = await createApiKey(app, 1, 'Sandbox');
    await roll({ ...headers, company: '2' });
    expect(await pays(before)).toBe(200);
  });
});

it('shows a webhook secret once, when it is rolled, and keeps it sealed', async () => {
  const { webhookSecret } = (await app.calls.answered('rollWebhookSecret', { body: {}, headers })).data;
  expect(webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const settings = await read();
  expect(settings.webhookSecret).toBe(`whsec_…${webhookSecret.slice(-4)}`);
  const rows = await rowsOf(app.database.read, 'account_settings');
  expect(JSON.stringify([settings, rows])).not.toContain(webhookSecret.slice(6));
});
