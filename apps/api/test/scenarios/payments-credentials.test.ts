import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { createApiKey } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { basic, bearer, demoKey, type Refused } from '../operation-calls.ts';
import { updateRows } from '../table-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>): Promise<Refused> =>
  app.calls.refused('getResponse', { params: { transactionNumber: '1' }, headers });
const authenticate = async (UserId = 'demo-sandbox-key', Password = 'demo-sandbox-password') =>
  (await app.calls.answered('authenticate', { body: { UserId, Password } })).data.token;

describe('the credentials of the payment API', () => {
  it('are asked for where they are missing', async () => {
    const refusal = await ask({});
    expect(refusal).toMatchObject({
      status: 401,
      code: 'credentials_missing',
      message: 'Falta el encabezado Authorization.',
      errors: [],
    });
    expect(refusal.headers['www-authenticate']).toBe('Basic realm="Pasarela", Bearer');
    expect(refusal.headers['cache-control']).toBe('no-store');
  });

  it('are an API key and its password, or the token that these were exchanged for', {
    tags: ['PAYMENT-1', 'PAYMENT-2'],
  }, async () => {
    const params = { transactionNumber: '1' };
    const token = await authenticate();
    const encoded = demoKey.authorization.slice('Basic '.length);
    for (const authorization of [
      `Basic ${encoded}`,
      `basic ${encoded}`,
      `Bearer ${token}`,
      `BEARER ${token}`,
    ]) {
      const { data } = await app.calls.answered('getResponse', { params, headers: { authorization } });
      expect(data.transactionNumber).toBe('1');
    }
  });

  it('are refused alike, whether the key is unknown or the password wrong', async () => {
    const wrong = await ask(basic('demo-sandbox-key', 'demo-sandbox-passwore'));
    const unknown = await ask(basic('nobody', 'demo-sandbox-password'));
    for (const refusal of [wrong, unknown])
      expect(refusal).toMatchObject({
        status: 401,
        code: 'credentials_invalid',
        message: 'Las credenciales no son válidas.',
        errors: [],
      });
  });

  it.each([
    'Basic',
    'Basic ',
    'Basic %%%',
    `Basic ${Buffer.from('demo-sandbox-key').toString('base64')}`,
    `Basic ${Buffer.from(':').toString('base64')}`,
    `Basic ${Buffer.from('demo-sandbox-key:').toString('base64')}`,
    `Basic ${Buffer.from(':demo-sandbox-password').toString('base64')}`,
    `Basic ${Buffer.from('demo-ollin-key:demo-sandbox-password').toString('base64')}`,
    `Basic ${Buffer.from('demo-sandbox-key:demo-sandbox-password ').toString('base64')}`,
    `Basic ${Buffer.from("' or 1=1 --:x").toString('base64')}`,
    'Digest username="demo-sandbox-key"',
    'demo-sandbox-key:demo-sandbox-password',
    'Token x',
  ])('%s are none', async (authorization) => {
    expect(await ask({ authorization })).toMatchObject({ status: 401, code: 'credentials_invalid' });
  });

  it('are looked at before the fields', async () => {
    const refusal = await app.calls.refused('createPayment', { body: { Amount: 'x' } });
    expect(refusal).toMatchObject({ code: 'credentials_missing', errors: [] });
  });
});

describe('Authenticate', () => {
  it('refuses alike an unknown key and a wrong password', async () => {
    for (const body of [
      { UserId: 'demo-sandbox-key', Password: 'wrong' },
      { UserId: 'nobody', Password: 'demo-sandbox-password' },
    ])
      expect(await app.calls.refused('authenticate', { body })).toMatchObject({
        code: 'credentials_invalid',
        message: 'Las credenciales no son válidas.',
      });
  });

  it('names what is missing', async () => {
    const { errors } = await app.calls.refused('authenticate', { body: { UserId: '' } });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['UserId', 'required'],
      ['Password', 'required'],
    ]);
  });

  it('answers in English where that is asked for', async () => {
    const body = { userid: 'demo-sandbox-key', PASSWORD: 'demo-sandbox-password' };
    const { data } = await app.calls.answered('authenticate', { body, headers: { 'accept-language': 'en' } });
    expect(data.message).toBe('Authentication succeeded.');
  });
});

describe('the account', () => {
  it('is that of the key: an IdCompany of another is refused, whether it exists or not', async () => {
    for (const IdCompany of [2, 999]) {
      const { errors } = await app.calls.refused('createPayment', {
        body: paymentOf({ IdCompany }),
        headers: demoKey,
      });
      expect(errors).toEqual([
        { field: 'IdCompany', code: 'does_not_match', message: 'No corresponde a estas credenciales.' },
      ]);
    }
    const { data } = await app.calls.answered('createPayment', {
      body: paymentOf({ IdCompany: 1 }),
      headers: demoKey,
    });
    expect(data.responseCode).toBe('002');
    const { transactionCode, amount } = data;
    const refund = (IdCompany: number) =>
      app.calls.refused('payRefund', { body: { IdCompany, transactionCode, amount }, headers: demoKey });
    expect(await refund(2)).toMatchObject({ errors: [{ field: 'IdCompany', code: 'does_not_match' }] });
    expect(await refund(1)).toMatchObject({ code: 'refund_too_early' });
  });

  it('of production has no acquirer: every card is declined, and the answer says so', async () => {
    const production = await createApiKey(app, 1, 'Production');
    for (const cardNumber of ['4242424242424242', '4111111111111111']) {
      const { data } = await app.calls.answered('createPayment', {
        body: paymentOf({ cardNumber }),
        headers: production,
      });
      expect(data).toMatchObject({
        responseCode: '003',
        status: 'Rejected',
        declineReason: 'no_acquirer',
        message: 'Aquí no se procesan pagos reales: no hay un banco adquirente conectado.',
        paymentDate: null,
        authorizationCode: null,
      });
    }
  });
});

describe('a key', () => {
  it('ends its tokens when its password is rolled, and everything when it is revoked', async () => {
    const key = await createApiKey(app, 2, 'Sandbox');
    const [identifier = '', password = ''] = Buffer.from(key.authorization.slice(6), 'base64')
      .toString()
      .split(':');
    const token = await authenticate(identifier, password);
    const params = { transactionNumber: '999999' };
    const codeOf = async (headers: Record<string, string>) =>
      (await app.calls.refused('getResponse', { params, headers })).code;
    expect(await codeOf(bearer(token))).toBe('transaction_not_found');

    const change = (data: { version: number } | { revokedAt: Date }) =>
      app.database.unit({ outside: 'installation' }, (unit) =>
        updateRows(unit, 'api_keys', { identifier }, data),
      );
    await change({ version: 2 });
    expect(await codeOf(bearer(token))).toBe('token_invalid');
    const fresh = await authenticate(identifier, password);
    expect(await codeOf(bearer(fresh))).toBe('transaction_not_found');

    await change({ revokedAt: new Date(0) });
    expect(await codeOf(bearer(fresh))).toBe('token_invalid');
    expect(await codeOf(key)).toBe('credentials_invalid');
  });
});
