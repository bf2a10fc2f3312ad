import { limits } from '@pasarela/contracts/limits/limits';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { demoPassword } from '#seed/demo-people.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { createMember } from '../factories/accounts-factory.ts';
import { goodPassword, newUserOf } from '../factories/users-factory.ts';
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

const as = async (userName: string) => bearer(await app.signIn(userName));
const problems = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`);
const idOf = async (userName: string): Promise<number> =>
  (await rowOf(app.database.read, 'users', { userName })).id;
const listed = async (headers: Record<string, string>, id = 1) =>
  (await app.calls.answered('listUsers', { params: { id }, headers })).data;
const rolesOf = async (userName: string) =>
  app.database.read.all<{ businessId: number; role: string }>(sql`
    select business_id, role from memberships
    where user_id in (select id from users where user_name = ${userName}) order by business_id`);
const everybody = async () => ({
  users: await rowsOf(app.database.read, 'users'),
  memberships: await rowsOf(app.database.read, 'memberships'),
});
const opens = async (token: string): Promise<boolean> =>
  (await app.calls.send('getSession', { headers: bearer(token) })).status === 200;
const logIn = (UserName: string, Password: string) =>
  app.calls.send('login', { body: { UserName, Password, Environment: 'Sandbox' } });

describe('the users of a business', () => {
  it('are told with their role, and what the caller may do with them', {
    tags: ['CALL-12', 'USER-2', 'USER-3', 'USER-4'],
  }, async () => {
    const users = await listed(await as('administrador'));
    expect(users.map(({ userName, roleName, active, edit }) => [userName, roleName, active, edit])).toEqual([
      ['admin', 'Admin', true, false],
      ['administrador', 'Administrador', true, false],
      ['desarrollador', 'Desarrollador', true, true],
      ['general', 'General', true, true],
      ['jacaranda', 'Administrador', true, true],
      ['reportes', 'Reportes', true, true],
    ]);
    expect(users.find(({ userName }) => userName === 'general')).toMatchObject({
      email: 'general@pasarela.example',
      editPermissions: true,
      editEmail: true,
      companies: [{ idCompany: 1, roleId: 2, roleName: 'General', edit: true }],
    });
  });

  it('may be changed by their Admin, except for the access of the last one', {
    tags: ['USER-9'],
  }, async () => {
    const users = await listed(await as('admin'));
    expect(users.every(({ edit }) => edit)).toBe(true);
    expect(users.filter(({ editPermissions }) => !editPermissions).map(({ userName }) => userName)).toEqual([
      'admin',
    ]);
  });

  it('keep their e-mail where the caller administers only a part of what they belong to', async () => {
    const headers = await as('jacaranda');
    const users = await listed(headers);
    expect(users.filter(({ editEmail }) => editEmail).map(({ userName }) => userName)).toEqual([]);
    const id = await idOf('general');
    const body = { id, email: 'otra@example.com', companies: [{ idCompany: 1, roleId: 2 }] };
    expect(problems((await app.calls.refused('registerUser', { body, headers })).errors)).toEqual([
      'email not_changeable_here',
    ]);
    await app.calls.answered('registerUser', {
      body: { ...body, email: 'GENERAL@pasarela.example' },
      headers,
    });
  });

  it('are counted with their businesses', async () => {
    const { data } = await app.calls.answered('listCompanies', {
      params: { param: 'users' },
      headers: await as('jacaranda'),
    });
    expect(data.map(({ id, usersCount }) => [id, usersCount])).toEqual([[1, 6]]);
  });
});

describe('who may be invited', () => {
  it('are the users of the businesses that the caller administers, with what they have in each', {
    tags: ['CALL-13'],
  }, async () => {
    const { data } = await app.calls.answered('listUsersToInvite', { headers: await as('administrador') });
    expect(data.map(({ userName }) => userName)).toEqual([
      'admin',
      'administrador',
      'desarrollador',
      'general',
      'jacaranda',
      'reportes',
    ]);
    expect(data.find(({ userName }) => userName === 'jacaranda')?.companies).toEqual([
      { idCompany: 1, roleId: 1, roleName: 'Administrador', edit: true },
      { idCompany: 2, roleId: null, roleName: null, edit: true },
    ]);
    expect(data.find(({ userName }) => userName === 'admin')?.companies.map(({ edit }) => edit)).toEqual([
      false,
      false,
    ]);
  });

  it('and nobody else, and nothing of other businesses', { tags: ['CALL-13'] }, async () => {
    await createMember(app, 'de-ollin', 'General', 2);
    const { data } = await app.calls.answered('listUsersToInvite', { headers: await as('jacaranda') });
    expect(data.map(({ userName }) => userName)).not.toContain('de-ollin');
    for (const { companies } of data) expect(companies.map(({ idCompany }) => idCompany)).toEqual([1]);
  });

  it('get another business with a role of its own, and stay signed in', { tags: ['CALL-15'] }, async () => {
    const id = await createMember(app, 'invitada', 'General', 1);
    const token = await app.signIn('invitada');
    const headers = await as('admin');
    await app.calls.answered('registerUser', {
      body: { id, companies: [{ idCompany: 2, roleId: 3 }] },
      headers,
    });
    expect(await rolesOf('invitada')).toEqual([
      { businessId: 1, role: 'General' },
      { businessId: 2, role: 'Desarrollador' },
    ]);
    expect(await opens(token)).toBe(true);
    const { data } = await app.calls.answered('listCompanies', {
      params: { param: '0' },
      headers: bearer(token),
    });
    expect(data.map(({ id: company }) => company)).toEqual([1, 2]);
  });
});

describe('a new user', () => {
  it('signs in with what the form said, and has the role of each business', {
    tags: ['CALL-14', 'USER-8'],
  }, async () => {
    const headers = await as('admin');
    const { userName, email } = newUserOf('nueva');
    const { data } = await app.calls.answered('registerUser', {
      body: {
        ...newUserOf('Nueva'),
        // As the list tells of a user: it changes nothing.
        roleName: 'Admin',
        edit: true,
        editPermissions: true,
        companies: [
          { idCompany: 1, roleId: 4, edit: true },
          { idCompany: 2, roleId: 1 },
        ],
      },
      headers,
    });
    expect(data.id).toBe(await idOf(userName));
    expect(await rolesOf(userName)).toEqual([
      { businessId: 1, role: 'Reportes' },
      { businessId: 2, role: 'Administrador' },
    ]);
    const { body } = await logIn('CAJA-NUEVA', goodPassword);
    const own = bearer(body.data.token);
    const session = await app.calls.answered('getSession', { headers: own });
    expect(session.data).toEqual({ userName, email, environment: 'Sandbox' });
    const row = await rowOf(app.database.read, 'users', { userName });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('needs a name, an e-mail, a good password and a business; everything is named at once', {
    tags: ['USER-12', 'USER-13', 'USER-14', 'USER-16'],
  }, async () => {
    const headers = { ...(await as('admin')), 'accept-language': 'en' };
    const empty = await app.calls.refused('registerUser', { body: {}, headers });
    expect(problems(empty.errors)).toEqual([
      'userName required',
      'email required',
      'password required',
      'companies business_required',
    ]);
    expect(empty.errors.at(-1)?.message).toBe('user has to have a business');
    const wrong = await app.calls.refused('registerUser', {
      body: { userName: 'á', email: 'x@', password: 'corta', companies: [] },
      headers,
    });
    expect(problems(wrong.errors)).toEqual([
      'userName invalid_user_name',
      'email invalid_email',
      'password too_short',
      'companies business_required',
    ]);
    for (const [password, code] of [
      ['caja-debil-2026', 'password_is_name'],
      ['Caja-debil@tienda.example', 'password_is_name'],
      ['Contraseña2026', 'password_too_common'],
      ['123456789012', 'password_too_common'],
      ['x'.repeat(201), 'too_long'],
    ]) {
      const body = { ...newUserOf('debil'), password, companies: [{ idCompany: 1, roleId: 2 }] };
      const { errors } = await app.calls.refused('registerUser', { body, headers });
      expect([password, problems(errors)]).toEqual([password, [`password ${code}`]]);
    }
  });

  it('has a role of the four in each business, and never Admin', {
    tags: ['ROLE-2', 'USER-15', 'USER-20'],
  }, async () => {
    const headers = await as('admin');
    for (const [roleId, code] of [
      [0, 'not_a_choice'],
      [5, 'not_a_choice'],
      ['Admin', 'not_a_choice'],
      ['1', 'not_a_choice'],
      [undefined, 'required'],
      [null, 'required'],
    ] as const) {
      const body = { ...newUserOf('rol'), companies: [{ idCompany: 1, roleId }] };
      const { errors } = await app.calls.refused('registerUser', { body, headers });
      expect([roleId, problems(errors)]).toEqual([roleId, [`companies.0.roleId ${code}`]]);
    }
    const twice = { ...newUserOf('rol'), companies: [1, 2].map((roleId) => ({ idCompany: 1, roleId })) };
    expect(problems((await app.calls.refused('registerUser', { body: twice, headers })).errors)).toEqual([
      'companies.1.idCompany repeated_value',
    ]);
  });

  it('is made in all of the businesses or in none', async () => {
    const body = {
      ...newUserOf('ajena'),
      companies: [
        { idCompany: 1, roleId: 2 },
        { idCompany: 2, roleId: 2 },
      ],
    };
    const { code } = await app.calls.refused('registerUser', { body, headers: await as('jacaranda') });
    expect(code).toBe('business_not_found');
    expect(await rolesOf('caja-ajena')).toEqual([]);
  });

  it('is told which of name and e-mail somebody has, whatever the case, and where they belong', async () => {
    await createMember(app, 'ocupada', 'General', 2);
    const headers = await as('jacaranda');
    const companies = [{ idCompany: 1, roleId: 2 }];
    const body = { ...newUserOf('x'), userName: 'OCUPADA', email: 'Ocupada@Example.com', companies };
    expect(problems((await app.calls.refused('registerUser', { body, headers })).errors)).toEqual([
      'userName already_taken',
      'email already_taken',
    ]);
    expect(await rolesOf('ocupada')).toEqual([{ businessId: 2, role: 'General' }]);
  });

  it('cannot be used to try names out', async () => {
    await createMember(app, 'curiosa', 'Administrador', 1);
    const headers = await as('curiosa');
    const attempt = async (userName: string) => {
      const body = { ...newUserOf('y'), userName, companies: [{ idCompany: 1, roleId: 2 }] };
      return app.calls.refused('registerUser', { body, headers });
    };
    for (let tried = 0; tried < limits.takenNames; tried += 1)
      expect((await attempt('admin')).code).toBe('invalid_fields');
    const locked = await attempt('general');
    expect([locked.code, locked.headers['retry-after']]).toEqual(['too_many_requests', '1800']);
    // Whoever else administers is not held up, and time passes.
    await app.calls.answered('registerUser', {
      body: { ...newUserOf('z'), companies: [{ idCompany: 1, roleId: 2 }] },
      headers: await as('jacaranda'),
    });
    app.time.now += limits.loginLock;
    expect((await attempt('admin')).code).toBe('invalid_fields');
  });
});

describe('a change', () => {
  it('leaves the name, and never sets a password', { tags: ['CALL-15', 'USER-7'] }, async () => {
    const id = await createMember(app, 'cambiada', 'General', 1);
    const headers = await as('admin');
    const body = {
      id,
      userName: 'otra',
      email: 'cambiada@example.com',
      companies: [{ idCompany: 1, roleId: 2 }],
    };
    expect(problems((await app.calls.refused('registerUser', { body, headers })).errors)).toEqual([
      'userName not_changeable',
    ]);
    const { errors } = await app.calls.refused('registerUser', {
      body: { ...body, userName: 'cambiada', password: goodPassword },
      headers,
    });
    expect(problems(errors)).toEqual(['password not_together']);
    expect((await logIn('cambiada', demoPassword)).status).toBe(200);
  });

  it('of one business leaves the others, and needs an e-mail', { tags: ['USER-14'] }, async () => {
    const id = await createMember(app, 'doble', 'General', 1);
    const headers = await as('admin');
    const save = (companies: readonly object[], email?: string) =>
      app.calls.send('registerUser', { body: { id, email, companies }, headers });
    expect((await save([{ idCompany: 2, roleId: 3 }])).status).toBe(200);
    expect((await save([{ idCompany: 1, roleId: 4 }])).body.errors).toMatchObject([
      { field: 'email', code: 'required' },
    ]);
    expect((await save([{ idCompany: 1, roleId: 4 }], 'Doble@Example.com')).status).toBe(200);
    expect(await rolesOf('doble')).toEqual([
      { businessId: 1, role: 'Reportes' },
      { businessId: 2, role: 'Desarrollador' },
    ]);
    const taken = await save([{ idCompany: 1, roleId: 4 }], 'general@pasarela.example');
    expect(taken.body.errors).toMatchObject([{ field: 'email', code: 'already_taken' }]);
  });

  it('ends the sessions of the user in both environments when the role is another, and only then', {
    tags: ['LOGIN-10'],
  }, async () => {
    const id = await createMember(app, 'ascendida', 'General', 1);
    const tokens = [await app.signIn('ascendida'), await app.signIn('ascendida', 'Production')];
    const headers = await as('admin');
    const save = (roleId: number) =>
      app.calls.answered('registerUser', {
        body: { id, email: 'ascendida@example.com', companies: [{ idCompany: 1, roleId }] },
        headers,
      });
    await save(2);
    expect(await Promise.all(tokens.map(opens))).toEqual([true, true]);
    await save(1);
    expect(await Promise.all(tokens.map(opens))).toEqual([false, false]);
    const { data } = await app.calls.answered('getRole', {
      params: { companyId: 1 },
      headers: await as('ascendida'),
    });
    expect(data).toBe('Administrador');
  });

  it('takes no property that the contract does not know, and no other changes what may be done', async () => {
    const id = await createMember(app, 'intacta', 'General', 1);
    const headers = { ...(await as('administrador')), 'content-type': 'application/json' };
    const before = await everybody();
    const good = { id, email: 'intacta@example.com' };
    const bodies = [
      ...[
        'role',
        'balance',
        'status',
        'companyId',
        'idCompany',
        'active',
        'disabledAt',
        'passwordHash',
        'isAdmin',
      ].map((name) => JSON.stringify({ ...good, [name]: 'Admin', companies: [{ idCompany: 1, roleId: 2 }] })),
      ...['role', 'roleName', 'userId', 'environment'].map((name) =>
        JSON.stringify({ ...good, companies: [{ idCompany: 1, roleId: 2, [name]: 'Admin' }] }),
      ),
      `{"id":${id},"email":"intacta@example.com","__proto__":{"roleId":1,"companies":[]},"companies":[{"idCompany":1,"roleId":2}]}`,
      `{"id":${id},"email":"intacta@example.com","constructor":{"prototype":{"edit":true}},"companies":[{"idCompany":1,"roleId":2}]}`,
      `{"id":${id},"email":"intacta@example.com","companies":[{"idCompany":1,"roleId":2,"__proto__":{"roleId":1}}]}`,
    ];
    for (const rawBody of bodies) {
      const { errors } = await app.calls.refused('registerUser', { rawBody, headers });
      expect([rawBody, errors.map(({ code }) => code)]).toEqual([rawBody, ['unknown_property']]);
    }
    // These are the list's own, given back.
    const body = {
      ...good,
      roleName: 'Admin',
      edit: true,
      editPermissions: true,
      companies: [{ idCompany: 1, roleId: 2, edit: true }],
    };
    await app.calls.answered('registerUser', { body, headers });
    expect(await everybody()).toEqual(before);
  });
});

describe('access', () => {
  const set = async (id: number, access: string, idCompany = 1, caller = 'admin') =>
    app.calls.answered('setUserAccess', { body: { idCompany, id, access }, headers: await as(caller) });
  const inBoth = async (userName: string, role: RoleName = 'General') => {
    const id = await createMember(app, userName, role, 1);
    await app.calls.answered('registerUser', {
      body: { id, companies: [{ idCompany: 2, roleId: 2 }] },
      headers: await as('admin'),
    });
    return id;
  };

  it('that is suspended takes the business away, signs the user out, and comes back with its role', async () => {
    const id = await inBoth('suspendida', 'Desarrollador');
    const token = await app.signIn('suspendida');
    await set(id, 'disabled', 1, 'jacaranda');
    expect(await opens(token)).toBe(false);
    const headers = await as('suspendida');
    const businesses = async () =>
      (await app.calls.answered('listCompanies', { params: { param: '0' }, headers })).data.map(
        ({ id: own }) => own,
      );
    expect(await businesses()).toEqual([2]);
    const absent = { status: 404, code: 'business_not_found' };
    const company = { ...headers, company: '1' };
    expect(await app.calls.refused('listTransactions', { headers: company })).toMatchObject(absent);
    expect(await app.calls.refused('getRole', { params: { companyId: 1 }, headers })).toMatchObject(absent);
    expect(
      await app.calls.refused('getAccountInformation', { params: { company: 1 }, headers }),
    ).toMatchObject(absent);
    const [row] = (await listed(await as('admin'))).filter((user) => user.id === id);
    expect([row?.active, row?.roleName]).toEqual([false, 'Desarrollador']);
    await set(id, 'enabled', 1, 'jacaranda');
    expect(await businesses()).toEqual([1, 2]);
    await app.calls.answered('moveClock', { body: { seconds: 1 }, headers: company });
  });

  it('that is removed leaves the other businesses; who has none left is deleted, and the name is free', async () => {
    const id = await inBoth('removida');
    const token = await app.signIn('removida');
    await set(id, 'removed', 1);
    expect(await opens(token)).toBe(false);
    expect(await rolesOf('removida')).toEqual([{ businessId: 2, role: 'General' }]);
    const last = await app.signIn('removida');
    await set(id, 'removed', 2);
    expect(await opens(last)).toBe(false);
    expect((await logIn('removida', demoPassword)).body.code).toBe('invalid_login');
    await app.calls.answered('registerUser', {
      body: {
        ...newUserOf('removida'),
        userName: 'removida',
        email: 'removida@example.com',
        companies: [{ idCompany: 1, roleId: 2 }],
      },
      headers: await as('admin'),
    });
  });

  it('to nothing leaves a user who signs in, and finds that there is nothing', async () => {
    const id = await createMember(app, 'sin-nada', 'Administrador', 1);
    await set(id, 'disabled');
    const headers = await as('sin-nada');
    const role = await app.calls.answered('getRole', { params: { companyId: 0 }, headers });
    expect(role.data).toBeNull();
    for (const param of ['0', 'users'])
      expect((await app.calls.answered('listCompanies', { params: { param }, headers })).data).toEqual([]);
    expect((await app.calls.refused('listUsers', { params: { id: 1 }, headers })).code).toBe(
      'role_not_allowed',
    );
    expect((await app.calls.refused('listUsersToInvite', { headers })).code).toBe('role_not_allowed');
  });

  it('of the last Admin stays: no form gives it, no call takes it', { tags: ['USER-22'] }, async () => {
    const headers = await as('admin');
    const id = await idOf('admin');
    const refused = async (name: 'registerUser' | 'setUserAccess', body: object) =>
      (await app.calls.refused(name, { body, headers })).code;
    for (const access of ['disabled', 'removed'])
      expect(await refused('setUserAccess', { idCompany: 1, id, access })).toBe('last_admin');
    const email = 'admin@pasarela.example';
    for (const roleId of [1, 2, 3, 4])
      expect(await refused('registerUser', { id, email, companies: [{ idCompany: 1, roleId }] })).toBe(
        'last_admin',
      );
    // The e-mail is theirs to change, with the role as it is.
    await app.calls.answered('registerUser', {
      body: { id, email, companies: [{ idCompany: 1, roleId: null }] },
      headers,
    });
    expect(await rolesOf('admin')).toEqual([
      { businessId: 1, role: 'Admin' },
      { businessId: 2, role: 'Admin' },
    ]);
    // A second one who may not sign in is none.
    const other = await createMember(app, 'segunda', 'Admin', 1);
    await set(other, 'disabled');
    expect(await refused('setUserAccess', { idCompany: 1, id, access: 'disabled' })).toBe('last_admin');
    await set(other, 'enabled');
    await set(other, 'removed');
  });
});

it('knows the user and the business for "my account"', { tags: ['ACCOUNT-3', 'CALL-16'] }, async () => {
  const headers = { ...(await as('jacaranda')), company: '2' };
  const { data } = await app.calls.answered('getAccountInformation', { params: { company: 1 }, headers });
  expect(data).toEqual({
    userName: 'jacaranda',
    email: 'ines@jacaranda.example',
    role: 'Administrador',
    companyName: 'Librería Jacaranda',
    businessActivity: 'Libros, papelería y regalos',
    paymentMethods: 'Comercio electrónico',
    companies: [{ value: 1, text: 'Librería Jacaranda' }],
  });
  for (const company of [2, 999])
    expect(await app.calls.refused('getAccountInformation', { params: { company }, headers })).toMatchObject({
      status: 404,
      code: 'business_not_found',
    });
});

describe('many users', () => {
  it('are a page of ten where one is asked for, or one alone, and all of them where none is', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await createMember(app, `paginada-${number}`, 'General', 2);
    const headers = await as('admin');
    const page = async (query: Record<string, unknown>) =>
      (await app.calls.answered('listUsers', { params: { id: 2 }, query, headers })).data;
    const all = await page({});
    const pages = [
      await page({ pageNumber: 1, rowsOfPage: 4 }),
      await page({ pageNumber: 2, rowsOfPage: 4 }),
    ];
    expect(pages.flat().map(({ id }) => id)).toEqual(all.slice(0, 8).map(({ id }) => id));
    expect(all.map(({ userName }) => userName)).toEqual(all.map(({ userName }) => userName).toSorted());
    const maxPages = Math.ceil(all.length / 4);
    for (const row of pages.flat()) expect(row).toMatchObject({ maxRows: all.length, maxPages });
    expect(all[0]).toMatchObject({ maxRows: all.length, maxPages: 1 });
    // Who is the last Admin does not hang on the page.
    const marks = (rows: typeof all) => rows.map(({ id, editPermissions }) => [id, editPermissions]);
    expect(marks(pages.flat())).toEqual(marks(all.slice(0, 8)));
    expect(marks(await page({ idUser: all[5]?.id }))).toEqual(marks(all.slice(5, 6)));
    expect(await page({ idUser: await idOf('jacaranda') })).toEqual([]);
    expect(await page({ pageNumber: 99 })).toEqual([]);
  });
});
