import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { createMember } from '../factories/accounts-factory.ts';
import { bearer, type Sent } from '../operation-calls.ts';
import { rowsOf } from '../table-rows.ts';

let app: TestApp;
const callers = new Map<RoleName, { readonly id: number; readonly token: string }>();
let made = 0;

/** Somebody new of a business, with a session of theirs. */
const someone = async (role: RoleName, businessId = 1) => {
  made += 1;
  const userName = `persona-${made}`;
  const id = await createMember(app, userName, role, businessId);
  return { id, userName, token: await app.signIn(userName) };
};

beforeAll(async () => {
  app = await buildTestApp();
  for (const role of roleNames) callers.set(role, await someone(role));
});
afterAll(() => app.close());

const keptOf = async (id: number) => {
  const [user] = await rowsOf(app.database.read, 'users', { id });
  return (
    user && {
      email: user.email,
      memberships: (await rowsOf(app.database.read, 'memberships', { userId: id })).map(
        ({ businessId, role, disabledAt }) => ({ businessId, role, disabledAt }),
      ),
      sessions: (await rowsOf(app.database.read, 'sessions', { userId: id })).map(({ endedAt }) => ({
        endedAt,
      })),
    }
  );
};

type Action = {
  readonly name: string;
  readonly operation: 'registerUser' | 'setUserAccess';
  readonly call: (id: number, idCompany: number) => Omit<Sent, 'headers'>;
  /** The target is signed out by it. */
  readonly weakens: boolean;
};

const actions: readonly Action[] = [
  {
    name: 'gives another role',
    operation: 'registerUser',
    // To whom holds it already, the other: what is given is never what was held.
    call: (id, idCompany) => ({
      body: {
        id,
        email: `otro-${id}@example.com`,
        companies: [{ idCompany, roleId: otherRole.get(id) ?? 4 }],
      },
    }),
    weakens: true,
  },
  {
    name: 'changes the e-mail alone',
    operation: 'registerUser',
    call: (id, idCompany) => ({
      body: { id, email: `nuevo-${id}@example.com`, companies: [{ idCompany, roleId: null }] },
    }),
    weakens: false,
  },
  {
    name: 'suspends',
    operation: 'setUserAccess',
    call: (id, idCompany) => ({ body: { id, idCompany, access: 'disabled' } }),
    weakens: true,
  },
  {
    name: 'gives access back',
    operation: 'setUserAccess',
    call: (id, idCompany) => ({ body: { id, idCompany, access: 'enabled' } }),
    weakens: false,
  },
  {
    name: 'removes',
    operation: 'setUserAccess',
    call: (id, idCompany) => ({ body: { id, idCompany, access: 'removed' } }),
    weakens: true,
  },
];
const otherRole = new Map<number, 3 | 4>();

type Target = RoleName | 'themselves' | 'a stranger' | 'nobody';
const targets: readonly Target[] = [...roleNames, 'themselves', 'a stranger', 'nobody'];
const businesses = { own: 1, foreign: 2, absent: 999 } as const;

/** What the decisions say, written down a second time. */
const expected = (caller: RoleName, target: Target, business: keyof typeof businesses): string => {
  if (caller !== 'Admin' && caller !== 'Administrador') return '403 role_not_allowed';
  if (business !== 'own') return '404 business_not_found';
  if (target === 'a stranger' || target === 'nobody') return '404 user_not_found';
  if (caller === 'Administrador' && (target === 'Admin' || target === 'themselves'))
    return '409 user_not_editable';
  return '200';
};

describe.each(actions)('who $name', ({ operation, call, weakens }) => {
  for (const caller of roleNames)
    it(`as ${caller} may do so to exactly whom the decisions allow, in the own business alone`, {
      tags: caller === 'Administrador' ? ['USER-21'] : [],
    }, async () => {
      for (const target of targets)
        for (const business of ['own', 'foreign', 'absent'] as const) {
          const self = target === 'themselves' ? await someone(caller) : undefined;
          const other =
            target === 'nobody' || self
              ? undefined
              : await someone(
                  target === 'a stranger' ? 'General' : (target as RoleName),
                  target === 'a stranger' ? 2 : 1,
                );
          const id = (self ?? other)?.id ?? 2_000_000;
          otherRole.set(id, target === 'Reportes' || (self && caller === 'Reportes') ? 3 : 4);
          const before = await keptOf(id);
          const token = self?.token ?? callers.get(caller)?.token ?? '';
          const { status, body } = await app.calls.send(operation, {
            ...call(id, businesses[business]),
            // The header has no part in it, whatever it says.
            headers: { ...bearer(token), company: business === 'own' ? '2' : '1' },
          });
          const outcome = status === 200 ? '200' : `${status} ${body.code}`;
          expect([caller, target, business, outcome]).toEqual([
            caller,
            target,
            business,
            expected(caller, target, business),
          ]);
          const after = await keptOf(id);
          if (outcome !== '200') expect(after).toEqual(before);
          else {
            const ended = !after || after.sessions.every(({ endedAt }) => endedAt !== null);
            expect([caller, target, 'signed out', ended]).toEqual([caller, target, 'signed out', weakens]);
          }
        }
    });
});

it('tells who asks for a foreign business, user or both the same as for none', async () => {
  const stranger = await someone('General', 2);
  const headers = bearer(callers.get('Admin')?.token ?? '');
  const answers = [];
  for (const [idCompany, id] of [
    [2, stranger.id],
    [999, stranger.id],
    [2, 2_000_000],
    [999, 2_000_000],
  ])
    answers.push(
      await app.calls.refused('setUserAccess', { body: { idCompany, id, access: 'disabled' }, headers }),
      await app.calls.refused('registerUser', {
        body: { id, email: 'a@example.com', companies: [{ idCompany, roleId: 2 }] },
        headers,
      }),
      await app.calls.refused('listUsers', { params: { id: idCompany }, headers }),
    );
  const told = new Set(
    answers.map(({ status, code, message, errors }) => JSON.stringify([status, code, message, errors])),
  );
  expect([...told]).toEqual(['[404,"business_not_found","El negocio no existe.",[]]']);
});
