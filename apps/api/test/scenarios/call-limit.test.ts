import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#entry/config.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';

let app: TestApp;
const max = 30;

beforeAll(async () => {
  app = await buildTestApp({ scale: 0, callsPerMinute: max });
});
afterAll(() => app.close());

const ask = (key: string, password: string) =>
  app.http.get('/api/transaction/response/1').auth(key, password).set('accept-language', 'en');

it('a key that calls too often waits, and no other key with it', async () => {
  const answers = await Promise.all(
    Array.from({ length: max + 5 }, () => ask('demo-sandbox-key', 'demo-sandbox-password')),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ status: 'Error', code: 'too_many_requests', errors: [] });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('demo-ollin-key', 'demo-ollin-password')).status).not.toBe(429);
});

it('a key is told how many calls are left to it, also where it is refused', async () => {
  const limited = await buildTestApp({ scale: 0, callsPerMinute: 3 });
  const call = async () => {
    const { status, headers } = await limited.http
      .post('/api/pay/create')
      .auth('demo-sandbox-key', 'demo-sandbox-password')
      .send({});
    const { 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset } = headers;
    expect(Number(reset)).toBeGreaterThan(0);
    expect(Number(reset)).toBeLessThanOrEqual(60);
    return { status, limit, remaining, waits: headers['retry-after'] === reset };
  };
  const refused = { limit: '3', waits: false };
  expect(await call()).toEqual({ ...refused, status: 422, remaining: '2' });
  expect(await call()).toEqual({ ...refused, status: 422, remaining: '1' });
  expect(await call()).toEqual({ ...refused, status: 422, remaining: '0' });
  expect(await call()).toEqual({ status: 429, limit: '3', remaining: '0', waits: true });
  await limited.close();
});

it('a key may call 6,000 times a minute where nobody says otherwise', async () => {
  expect(readConfig({}).callsPerMinute).toBe(6_000);
});

it('an address that guesses waits, whichever call it guesses with, and whoever knows a key does not', async () => {
  const guesses = await Promise.all(
    Array.from({ length: max + 5 }, (_, index) =>
      index % 2 === 0
        ? ask('demo-ollin-key', `guess ${index}`)
        : app.http.get('/api/account/session').set('authorization', `Bearer ${index}`),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(max);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await ask('demo-ollin-key', 'demo-ollin-password')).status).not.toBe(429);
});
