import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { createMember } from '../factories/accounts-factory.ts';
import { goodPassword, newUserOf } from '../factories/users-factory.ts';
import { bearer } from '../operation-calls.ts';
import { countOf, rowsOf } from '../table-rows.ts';
import { seedsOf } from '../test-size.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const createBusiness = (name: string): Promise<number> =>
  app.database.unit({ outside: 'installation' }, (unit) =>
    unit.insert('businesses', {
      name,
      businessActivity: '',
      paymentType: '',
      taxId: '',
      createdAt: new Date(0),
    }),
  );

type Person = { readonly id: number; readonly userName: string; readonly token: string };

/** The ways of taking the Admin from somebody. */
const takeAway = [
  (idCompany: number, { id }: Person) => ['setUserAccess', { idCompany, id, access: 'disabled' }] as const,
  (idCompany: number, { id }: Person) => ['setUserAccess', { idCompany, id, access: 'removed' }] as const,
  (idCompany: number, { id, userName }: Person) =>
    [
      'registerUser',
      { id, email: `${userName}@example.com`, companies: [{ idCompany, roleId: 2 }] },
    ] as const,
];
const ways = takeAway.length;

it.each(seedsOf({ small: 18, full: 180 }))(
  'of two Admins who take each other away at once, or step down, one stays (round %i)',
  { tags: ['USER-22'] },
  async (seed) => {
    const business = await createBusiness(`negocio-${seed}`);
    const admins: Person[] = [];
    for (const letter of ['a', 'b']) {
      const userName = `duena-${seed}-${letter}`;
      const id = await createMember(app, userName, 'Admin', business);
      admins.push({ id, userName, token: await app.signIn(userName) });
    }
    const [one, other] = admins as [Person, Person];
    // Every pair of ways, against the other and against themselves in turn.
    const isMutual = Math.floor(seed / (ways * ways)) % 2 === 0;
    const moves = [
      { by: one, of: isMutual ? other : one, way: seed % ways },
      { by: other, of: isMutual ? one : other, way: Math.floor(seed / ways) % ways },
    ];
    const answers = await Promise.all(
      moves.map(({ by, of, way }) => {
        const [name, body] = takeAway[way]?.(business, of) ?? [];
        if (!name) throw new Error('no such way');
        return app.calls.send(name, { body, headers: bearer(by.token) });
      }),
    );
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    // Whoever came second found themselves without the role, signed out, or the last.
    expect(['last_admin', 'business_not_found', 'role_not_allowed', 'session_ended']).toContain(
      outcomes.find((outcome) => outcome !== 'done'),
    );
    const left = await countOf(app.database.read, 'memberships', {
      businessId: business,
      role: 'Admin',
      disabledAt: null,
    });
    expect(left).toBe(1);
  },
);

it('of twenty who take one name at once, one has it', async () => {
  const headers = bearer(await app.signIn('admin'));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.calls.send('registerUser', {
        body: {
          ...newUserOf('misma'),
          ...(index % 2 === 0 ? { email: `otra-${index}@tienda.example` } : { userName: `otra-${index}` }),
          companies: [{ idCompany: 1, roleId: 2 }],
        },
        headers,
      }),
    ),
  );
  const made = (await rowsOf(app.database.read, 'users')).filter(
    ({ userName, email }) => userName === 'caja-misma' || email === 'caja-misma@tienda.example',
  );
  // One by its name and one by its e-mail.
  expect(made).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  for (const { status, body } of answers)
    if (status !== 200) expect(body.errors).toMatchObject([{ code: 'already_taken' }]);
});

it('of ten who change one password at once, one does, and that one goes on', async () => {
  await createMember(app, 'apurada', 'General', 1);
  const token = await app.signIn('apurada');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.calls.send('changePassword', {
        body: { currentPassword: 'Pasarela-2026', newPassword: `${goodPassword}-${index}` },
        headers: bearer(token),
      }),
    ),
  );
  const done = answers.flatMap(({ status, body }) => (status === 200 ? [String(body.data.token)] : []));
  expect(done).toHaveLength(1);
  const session = await app.calls.answered('getSession', { headers: bearer(done[0] ?? '') });
  expect(session.data.userName).toBe('apurada');
  expect((await app.calls.refused('getSession', { headers: bearer(token) })).code).toBe('session_ended');
});
