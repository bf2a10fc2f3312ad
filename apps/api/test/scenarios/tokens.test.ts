import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { forgeries } from '../factories/tokens-factory.ts';
import { bearer } from '../operation-calls.ts';

let app: TestApp;
let paymentToken: string;
let dashboardToken: string;
beforeAll(async () => {
  app = await buildTestApp();
  const body = { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' };
  paymentToken = (await app.calls.answered('authenticate', { body })).data.token;
  dashboardToken = await app.signIn('admin');
});
afterAll(() => app.close());

const params = { transactionNumber: '1' };

describe('a token that is none', () => {
  it('opens neither surface, however it is made', async () => {
    const { paymentToken: paymentKey, dashboardToken: dashboardKey } = app.secrets;
    const ofPayments = Object.entries(forgeries(paymentToken, paymentKey, dashboardKey));
    const ofDashboard = Object.entries(forgeries(dashboardToken, dashboardKey, paymentKey));
    expect(ofPayments.length).toBeGreaterThanOrEqual(30);
    for (const [name, token] of ofPayments) {
      const { status, body } = await app.calls.send('getResponse', { params, headers: bearer(token) });
      expect([name, status, body.code]).toEqual([name, 401, 'token_invalid']);
    }
    for (const [name, token] of ofDashboard) {
      const { status, body } = await app.calls.send('getSession', { headers: bearer(token) });
      expect([name, status, body.code]).toEqual([name, 401, 'session_ended']);
    }
  });

  it('is what the other surface gave', async () => {
    const payments = await app.calls.refused('getResponse', { params, headers: bearer(dashboardToken) });
    expect(payments.code).toBe('token_invalid');
    const dashboard = await app.calls.refused('getSession', { headers: bearer(paymentToken) });
    expect(dashboard).toMatchObject({ status: 401, code: 'api_key_not_accepted' });
  });

  it('leaves the good ones as they were', async () => {
    await app.calls.answered('getResponse', { params, headers: bearer(paymentToken) });
    await app.calls.answered('getSession', { headers: bearer(dashboardToken) });
  });

  it('is no scheme but Bearer at the dashboard', { tags: ['CALL-2'] }, async () => {
    expect(
      await app.calls.refused('getSession', { headers: { authorization: `Basic ${dashboardToken}` } }),
    ).toMatchObject({ status: 401, code: 'api_key_not_accepted' });
    for (const authorization of [dashboardToken, `Token ${dashboardToken}`, 'Bearer'])
      expect(await app.calls.refused('getSession', { headers: { authorization } })).toMatchObject({
        status: 401,
        code: 'session_ended',
      });
    expect((await app.calls.refused('getSession')).code).toBe('credentials_missing');
  });
});

it('lasts one hour in the payment API, by real time', async () => {
  const read = () => app.calls.send('getResponse', { params, headers: bearer(paymentToken) });
  app.time.now = seededAt + 3_599_999;
  expect((await read()).status).toBe(200);
  app.time.now = seededAt + 3_600_000;
  expect((await read()).body.code).toBe('token_invalid');
  app.time.now = seededAt;
});
