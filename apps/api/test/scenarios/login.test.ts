import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '#security/secrets.ts';
import { demoPassword } from '#seed/demo-people.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { createMember } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { deleteRows, rowOf, updateRows } from '../table-rows.ts';

const [minute, hour] = [60_000, 3_600_000];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.time.now = seededAt;
});

type Attempt = {
  UserName?: string | number;
  Password?: string;
  Environment?: string;
  address?: string;
  headers?: Record<string, string>;
};

/** From another address, as Node sees it: another interface of the loopback. */
const attempt = ({ address = '127.0.0.1', headers = {}, ...fields }: Attempt) =>
  app.app.inject({
    method: 'POST',
    url: '/api/account/login',
    remoteAddress: address,
    headers,
    payload: { UserName: 'admin', Password: demoPassword, Environment: 'Sandbox', ...fields },
  });
const fail = (UserName: string, address?: string) => attempt({ UserName, Password: 'wrong', address });
/** So many wrong passwords at once: the answers' codes. */
const failTimes = async (
  count: number,
  UserName: string,
  addressOf: (index: number) => string = () => '127.0.0.1',
) => Promise.all(Array.from({ length: count }, (_, index) => codeOf(fail(UserName, addressOf(index)))));
const allInvalid = (count: number) => Array.from({ length: count }, () => 'invalid_login');
const codeOf = async (answer: ReturnType<typeof attempt>) => (await answer).json().code as string | undefined;
const newUser = async (name: string): Promise<string> => {
  await createMember(app, name, 'General', 1);
  return name;
};

describe('signing in', () => {
  it('opens a session in the environment of the body', { tags: ['CALL-9', 'LOGIN-6'] }, async () => {
    for (const Environment of ['Sandbox', 'Production'] as const) {
      const body = { UserName: ' Admin ', Password: demoPassword, Environment };
      const { data } = await app.calls.answered('login', { body });
      expect(data).toMatchObject({ userName: 'admin', environment: Environment });
      const session = await app.calls.answered('getSession', { headers: bearer(data.token) });
      expect(session.data).toEqual({
        userName: 'admin',
        email: 'admin@pasarela.example',
        environment: Environment,
      });
    }
  });

  it('needs user, password and environment', { tags: ['LOGIN-3'] }, async () => {
    const { errors } = await app.calls.refused('login', { body: { UserName: '  ', Password: '' } });
    expect(errors.map(({ field, code, message }) => [field, code, message])).toEqual([
      ['UserName', 'required', 'Es obligatorio.'],
      ['Password', 'required', 'Es obligatorio.'],
      ['Environment', 'required', 'Es obligatorio.'],
    ]);
    const wrong = await app.calls.refused('login', {
      body: { UserName: 'admin', Password: 'x', Environment: 'sandbox' },
    });
    expect(wrong.errors.map(({ field, code }) => [field, code])).toEqual([['Environment', 'not_a_choice']]);
  });

  it('takes an Environment header that says the same, and no other', { tags: ['CALL-4'] }, async () => {
    for (const environment of ['Sandbox', 'sandbox', 'SANDBOX'])
      expect((await attempt({ headers: { environment } })).statusCode).toBe(200);
    for (const environment of ['Production', 'x', '']) {
      const answer = await attempt({ headers: { environment } });
      expect([environment, answer.statusCode, answer.json().errors]).toEqual([
        environment,
        422,
        [{ field: 'Environment', code: 'does_not_match', message: 'No corresponde a estas credenciales.' }],
      ]);
    }
  });

  it('answers alike an unknown user, a wrong password and a user who is disabled', {
    tags: ['CALL-6'],
  }, async () => {
    const disabled = await newUser('apagada');
    await app.database.unit({ outside: 'installation' }, (unit) =>
      updateRows(unit, 'users', { userName: disabled }, { disabledAt: new Date(0) }),
    );
    const answers = await Promise.all([
      attempt({ UserName: 'nobody', Password: 'wrong' }),
      attempt({ UserName: 'general', Password: 'wrong' }),
      attempt({ UserName: disabled }),
    ]);
    for (const answer of answers) {
      const { requestId, ...body } = answer.json();
      expect([answer.statusCode, body]).toEqual([
        422,
        {
          success: false,
          data: null,
          message: 'Inicio de sesión inválido',
          code: 'invalid_login',
          errors: [],
        },
      ]);
      expect(requestId).toMatch(/^req_/);
    }
    const english = await attempt({ Password: 'wrong', headers: { 'accept-language': 'en' } });
    expect(english.json().message).toBe('Invalid login');
  });
});

describe('who keeps failing', () => {
  it('waits after ten times, from that address, for thirty minutes of real time', async () => {
    const user = await newUser('insistente');
    expect(await failTimes(limits.loginFailures, user)).toEqual(allInvalid(limits.loginFailures));
    // The right password too: a guess must not learn that it was right.
    for (const answer of [await attempt({ UserName: user }), await fail(user.toUpperCase())]) {
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({
        code: 'login_locked',
        message: 'Demasiados intentos fallidos. Espera 30 minutos y vuelve a intentarlo.',
      });
      expect(answer.headers['retry-after']).toBe('1800');
    }
    app.time.now = seededAt + 29 * minute + 1;
    const late = await attempt({ UserName: user, headers: { 'accept-language': 'en' } });
    expect(late.json().message).toBe('Too many failed attempts. Wait 1 minutes and try again.');
    app.time.now = seededAt + 30 * minute - 1;
    expect((await attempt({ UserName: user })).statusCode).toBe(429);
    app.time.now = seededAt + 30 * minute;
    expect((await attempt({ UserName: user })).statusCode).toBe(200);
  });

  it('locks out neither another address nor another user', async () => {
    const user = await newUser('ajena');
    await failTimes(limits.loginFailures, user, () => '10.0.0.1');
    expect(await codeOf(attempt({ UserName: user, address: '10.0.0.1' }))).toBe('login_locked');
    expect((await attempt({ UserName: user, address: '10.0.0.2' })).statusCode).toBe(200);
    expect((await attempt({ UserName: 'reportes', address: '10.0.0.1' })).statusCode).toBe(200);
  });

  it('is counted for the user alone too, more loosely, whatever the addresses', async () => {
    const user = await newUser('asediada');
    expect((await attempt({ UserName: user, address: '10.9.9.1' })).statusCode).toBe(200);
    const count = limits.loginFailuresOfUser;
    expect(await failTimes(count, user, (index) => `10.1.${Math.floor(index / 9)}.1`)).toEqual(
      allInvalid(count),
    );
    expect(await codeOf(attempt({ UserName: user, address: '10.9.9.9' }))).toBe('login_locked');
    expect((await attempt({ UserName: user, address: '10.9.9.1' })).statusCode).toBe(200);
    app.time.now = seededAt + 30 * minute;
    expect((await attempt({ UserName: user, address: '10.9.9.9' })).statusCode).toBe(200);
  });

  /** As a hundred failures from addresses of others leave it. */
  const besiege = (user: string) =>
    app.database.unit({ outside: 'installation' }, async (unit) => {
      const subject = keyedHash(app.secrets.login, user);
      await deleteRows(unit, 'login_failures', { subject });
      await unit.insert('login_failures', {
        subject,
        count: 0,
        lastAt: new Date(app.time.now),
        lockedUntil: new Date(app.time.now + hour / 2),
      });
    });

  it('keeps nobody out of an address from which they have signed in, and lifts no lock elsewhere', async () => {
    const user = await newUser('conocida');
    const codeAt = (address: string) => codeOf(attempt({ UserName: user, address }));
    expect(await codeAt('10.2.0.1')).toBeUndefined();
    await besiege(user);
    expect([await codeAt('10.2.0.2'), await codeAt('10.2.0.1'), await codeAt('10.2.0.2')]).toEqual([
      'login_locked',
      undefined,
      'login_locked',
    ]);
    await failTimes(limits.loginFailures, user, () => '10.2.0.1');
    expect(await codeAt('10.2.0.1')).toBe('login_locked');
  });

  it('knows an address for ninety days, and until there is another password', async () => {
    const user = await newUser('mudada');
    const [home, office] = ['10.4.0.1', '10.4.0.2'];
    const signIn = (address: string, Password: string = demoPassword) =>
      attempt({ UserName: user, Password, address });
    await signIn(home);
    app.time.now = seededAt + limits.knownAddressLife;
    await besiege(user);
    expect((await signIn(home)).statusCode).toBe(200);
    app.time.now += limits.knownAddressLife + 1;
    await besiege(user);
    expect(await codeOf(signIn(home))).toBe('login_locked');

    app.time.now += hour / 2;
    await signIn(home);
    const { token } = (await signIn(office)).json().data;
    const newPassword = 'otra clave que nadie sabe';
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/account/password',
      remoteAddress: office,
      headers: bearer(token),
      payload: { currentPassword: demoPassword, newPassword },
    });
    expect(statusCode).toBe(200);
    await besiege(user);
    expect(await codeOf(signIn(home, newPassword))).toBe('login_locked');
    expect((await signIn(office, newPassword)).statusCode).toBe(200);
  });

  it('is counted for a network of IPv6, whose 64 bits are one caller', async () => {
    const user = await newUser('numerosa');
    await failTimes(limits.loginFailures, user, (index) => `2001:db8:1:2::${index + 1}`);
    expect(await codeOf(attempt({ UserName: user, address: '2001:db8:1:2:ffff::1' }))).toBe('login_locked');
    expect(await codeOf(attempt({ UserName: user, address: '2001:db8:1:3::1' }))).toBeUndefined();
  });

  it('begins anew by signing in, and after half an hour without failing', async () => {
    const user = await newUser('distraida');
    await failTimes(limits.loginFailures - 1, user);
    expect((await attempt({ UserName: user })).statusCode).toBe(200);
    expect(await failTimes(limits.loginFailures - 1, user)).toEqual(allInvalid(limits.loginFailures - 1));
    app.time.now = seededAt + 30 * minute + 1;
    expect(await codeOf(fail(user))).toBe('invalid_login');
    expect((await attempt({ UserName: user })).statusCode).toBe(200);
  });

  it('has no more than ten guesses by making them at once', async () => {
    const user = await newUser('apurada');
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        attempt({ UserName: user, Password: index === 23 ? demoPassword : `guess ${index}` }),
      ),
    );
    const judged = guesses.filter(({ statusCode }) => statusCode !== 429);
    expect(judged.length).toBe(limits.loginFailures);
    expect(judged.every((answer) => answer.json().code === 'invalid_login')).toBe(true);
  });

  it('is locked out as an unknown user as well: nothing tells them apart', async () => {
    expect(await failTimes(limits.loginFailures, 'quien-sabe')).toEqual(allInvalid(limits.loginFailures));
    expect(await codeOf(fail('quien-sabe'))).toBe('login_locked');
  });
});

describe('a session', () => {
  const open = async (user: string) =>
    (
      await app.calls.answered('login', {
        body: { UserName: user, Password: demoPassword, Environment: 'Sandbox' },
      })
    ).data.token;
  const statusOf = async (token: string) =>
    (await app.calls.send('getSession', { headers: bearer(token) })).status;
  const refusal = (token: string) => app.calls.refused('getSession', { headers: bearer(token) });

  it('ends after sixty idle minutes', async () => {
    const token = await open('general');
    app.time.now = seededAt + hour;
    expect(await statusOf(token)).toBe(200);
    app.time.now += hour;
    expect(await statusOf(token)).toBe(200);
    app.time.now += hour + 1;
    expect(await refusal(token)).toMatchObject({
      status: 401,
      code: 'session_ended',
      message: 'Tu sesión terminó. Inicia sesión de nuevo.',
    });
  });

  it('ends after twelve hours, however busy', async () => {
    const token = await open('general');
    for (let elapsed = 0; elapsed < 12 * hour; elapsed += 45 * minute) {
      app.time.now = seededAt + elapsed;
      expect(await statusOf(token)).toBe(200);
    }
    app.time.now = seededAt + 12 * hour - 1;
    expect(await statusOf(token)).toBe(200);
    app.time.now = seededAt + 12 * hour;
    expect((await refusal(token)).code).toBe('session_ended');
  });

  it("ends alone at sign-out: the user's others stay open", { tags: ['LOGIN-10'] }, async () => {
    const user = await newUser('sedentaria');
    const [one, other] = [await open(user), await open(user)];
    const production = await app.signIn(user, 'Production');
    await app.calls.answered('logout', { headers: bearer(one) });
    expect((await refusal(one)).code).toBe('session_ended');
    expect([await statusOf(other), await statusOf(production)]).toEqual([200, 200]);
    expect((await app.calls.refused('logout', { headers: bearer(one) })).code).toBe('session_ended');
  });

  it("ends with all of the user's others, in both environments, and nobody else's, where that is asked for", {
    tags: ['LOGIN-10'],
  }, async () => {
    const user = await newUser('viajera');
    const [one, other] = [await open(user), await open(user)];
    const production = await app.signIn(user, 'Production');
    const somebody = await open('general');
    await app.calls.answered('logoutEverywhere', { headers: bearer(one) });
    for (const ended of [one, other, production]) expect((await refusal(ended)).code).toBe('session_ended');
    expect(await statusOf(somebody)).toBe(200);
    expect(await statusOf(await open(user))).toBe(200);
  });

  it('ends when its user is disabled', async () => {
    const user = await newUser('despedida');
    const token = await open(user);
    await app.database.unit({ outside: 'installation' }, (unit) =>
      updateRows(unit, 'users', { userName: user }, { disabledAt: new Date(0) }),
    );
    expect((await refusal(token)).code).toBe('session_ended');
  });

  it('loses a business with its membership, and a right with its role, at once', {
    tags: ['USER-20'],
  }, async () => {
    const user = await newUser('ascendida');
    const token = await open(user);
    const headers = { ...bearer(token), company: '1' };
    const move = async () => (await app.calls.send('moveClock', { body: { seconds: 1 }, headers })).status;
    expect(await move()).toBe(403);
    const { id: userId } = await rowOf(app.database.read, 'users', { userName: user });
    const membership = { userId, businessId: 1 };
    await app.database.unit({ outside: 'installation' }, (unit) =>
      updateRows(unit, 'memberships', membership, { role: 'Desarrollador' }),
    );
    expect(await move()).toBe(200);
    await app.database.unit({ outside: 'installation' }, (unit) =>
      deleteRows(unit, 'memberships', membership),
    );
    expect(await move()).toBe(404);
  });
});

describe('the roles and businesses of a user', () => {
  it.each([
    ['admin', 'Admin', [1, 2]],
    ['administrador', 'Administrador', [1, 2]],
    ['general', 'General', []],
    ['desarrollador', 'Desarrollador', []],
    ['reportes', 'Reportes', []],
    ['jacaranda', 'Administrador', [1]],
  ] as const)(
    'of %s are told',
    { tags: ['BUSINESS-4', 'CALL-11', 'ROLE-3'] },
    async (user, role, administered) => {
      const headers = bearer(await app.signIn(user));
      const roleIn = async (companyId: number) =>
        (await app.calls.answered('getRole', { params: { companyId }, headers })).data;
      expect([await roleIn(0), await roleIn(1)]).toEqual([role, role]);
      const companies = async (param: string) =>
        (await app.calls.answered('listCompanies', { params: { param }, headers })).data;
      expect((await companies('users')).map(({ id }) => id)).toEqual([...administered]);
      const [first] = await companies('0');
      expect(first).toMatchObject({
        id: 1,
        name: 'Librería Jacaranda',
        businessActivity: 'Libros, papelería y regalos',
        value: 1,
        text: 'Librería Jacaranda',
      });
    },
  );

  it('are told with what each sold today, by its clock and in the environment of the session', async () => {
    const headers = { ...bearer(await app.signIn('admin')), company: '1' };
    const today = async (token: Readonly<Record<string, string>> = headers) =>
      (await app.calls.answered('listCompanies', { params: { param: '0' }, headers: token })).data.map(
        (company) => company.today,
      );
    const resumed = async () => {
      const { data } = await app.calls.answered('getSummary', {
        params: { idCompany: 1, period: '0-D' },
        headers,
      });
      return {
        sales: data.methods.reduce((sum, { sales }) => sum + sales, 0),
        amount: data.methods.reduce((sum, { amount }) => sum + amount, 0),
      };
    };
    const [before, other] = await today();
    for (const Amount of [120.25, 79.75])
      await app.calls.answered('createPayment', { body: paymentOf({ Amount }), headers: demoKey });
    const after = { sales: (before?.sales ?? 0) + 2, amount: (before?.amount ?? 0) + 200 };
    expect([await today(), await resumed()]).toEqual([[after, other], after]);
    const production = bearer(await app.signIn('admin', 'Production'));
    expect(await today(production)).toEqual([
      { sales: 0, amount: 0 },
      { sales: 0, amount: 0 },
    ]);
    await app.calls.answered('moveClock', { body: { days: 1 }, headers });
    expect((await today())[0]).toEqual(await resumed());
    expect((await today())[0]).not.toEqual(after);
  });

  it('answers the strongest role that is held anywhere', {
    tags: ['CALL-10', 'ROLE-4', 'USER-20'],
  }, async () => {
    const user = await newUser('doble');
    const { id: userId } = await rowOf(app.database.read, 'users', { userName: user });
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.insert('memberships', {
        userId,
        businessId: 2,
        role: 'Administrador',
        createdAt: new Date(0),
      }),
    );
    const headers = bearer(await app.signIn(user));
    const roles = [];
    for (const companyId of [0, 1, 2])
      roles.push((await app.calls.answered('getRole', { params: { companyId }, headers })).data);
    expect(roles).toEqual(['Administrador', 'General', 'Administrador']);
  });
});
