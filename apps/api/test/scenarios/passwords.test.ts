import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoPassword } from '#seed/demo-people.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { createMember } from '../factories/accounts-factory.ts';
import { goodPassword } from '../factories/users-factory.ts';
import { bearer } from '../operation-calls.ts';
import { rowOf, rowsOf } from '../table-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.time.now = seededAt;
});

let made = 0;
const someone = async () => {
  made += 1;
  const userName = `llavero-${made}`;
  await createMember(app, userName, 'General', 1);
  return { userName, token: await app.signIn(userName) };
};
const change = (token: string, currentPassword: string, newPassword: string = goodPassword) =>
  app.calls.send('changePassword', { body: { currentPassword, newPassword }, headers: bearer(token) });
const logIn = async (UserName: string, Password: string) => {
  const { status, body } = await app.calls.send('login', {
    body: { UserName, Password, Environment: 'Sandbox' },
  });
  return status === 200 ? 'in' : body.code;
};
const opens = async (token: string): Promise<boolean> =>
  (await app.calls.send('getSession', { headers: bearer(token) })).status === 200;
const found = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`);

it('is changed by its owner: every session ends, in both environments, and the caller goes on in a new one', {
  tags: ['LOGIN-10'],
}, async () => {
  const { userName, token } = await someone();
  const others = [await app.signIn(userName), await app.signIn(userName, 'Production')];
  const somebody = await app.signIn('general');
  app.time.now += 60_000;
  const { data } = await app.calls.answered('changePassword', {
    body: { currentPassword: demoPassword, newPassword: goodPassword },
    headers: bearer(token),
  });
  expect(data).toMatchObject({ userName, environment: 'Sandbox' });
  for (const old of [token, ...others]) expect(await opens(old)).toBe(false);
  expect([await opens(data.token), await opens(somebody)]).toEqual([true, true]);
  expect(await logIn(userName, demoPassword)).toBe('invalid_login');
  expect(await logIn(userName, goodPassword)).toBe('in');
  // The new session has a whole life of its own.
  const { id: userId } = await rowOf(app.database.read, 'users', { userName });
  const open = await rowsOf(app.database.read, 'sessions', { userId, endedAt: null });
  expect(Math.min(...open.map(({ createdAt }) => createdAt.getTime()))).toBe(app.time.now);
});

it('is asked for before it is changed', async () => {
  const { userName, token } = await someone();
  const before = await rowOf(app.database.read, 'users', { userName });
  for (const wrong of ['x', goodPassword, demoPassword.toLowerCase(), `${demoPassword} `]) {
    const { status, body } = await change(token, wrong, 'otras-nubes-y-otro-faro');
    expect([wrong, status, found(body.errors)]).toEqual([wrong, 422, ['currentPassword wrong_password']]);
  }
  expect(await opens(token)).toBe(true);
  expect(await rowOf(app.database.read, 'users', { userName })).toEqual(before);
});

it('is guessed no faster with an open session than at the door: its failures count there too', async () => {
  const { userName, token } = await someone();
  for (let tried = 0; tried < limits.loginFailures; tried += 1)
    expect((await change(token, 'wrong')).body.code).toBe('invalid_fields');
  const locked = await app.calls.refused('changePassword', {
    body: { currentPassword: demoPassword, newPassword: goodPassword },
    headers: bearer(token),
  });
  expect([locked.code, locked.headers['retry-after']]).toEqual(['login_locked', '1800']);
  expect(await logIn(userName, demoPassword)).toBe('login_locked');
  app.time.now += limits.loginLock;
  expect((await change(token, demoPassword)).status).toBe(200);
});

it('is a good one, and another one', async () => {
  const { userName, token } = await someone();
  for (const [next, problem] of [
    ['', 'newPassword required'],
    ['corta-2026', 'newPassword too_short'],
    ['x'.repeat(201), 'newPassword too_long'],
    [demoPassword, 'newPassword password_unchanged'],
    ['Contraseña2026', 'newPassword password_too_common'],
    [`${userName}-2026-06`, 'newPassword password_is_name'],
    [`${userName}@example.com`, 'newPassword password_is_name'],
  ] as const) {
    const { body } = await change(token, demoPassword, next);
    expect([next, found(body.errors)]).toEqual([next, [problem]]);
  }
  const { errors } = await app.calls.refused('changePassword', { body: {}, headers: bearer(token) });
  expect(found(errors)).toEqual(['currentPassword required', 'newPassword required']);
  expect(await logIn(userName, demoPassword)).toBe('in');
});

it('is the same however its accents are typed', async () => {
  const { userName, token } = await someone();
  const typed = 'ñandú-y-café-de-otoño';
  expect((await change(token, demoPassword, typed.normalize('NFD'))).status).toBe(200);
  expect(await logIn(userName, typed.normalize('NFC'))).toBe('in');
  expect(await logIn(userName, typed.normalize('NFD'))).toBe('in');
});
