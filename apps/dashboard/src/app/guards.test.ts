import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockQuery } from '#components/dates/account-clock.ts';
import { listQuery } from '#features/transactions/transaction-queries.ts';
import { roleQuery, strongestRoleQuery } from './guards.ts';
import { type ScreenName, screens } from './screens/screens.ts';

const session = {
  token: 'token',
  userName: 'somebody',
  environment: 'Sandbox',
  signedInAt: '1',
  sharedId: 'shared',
  company: '1',
  companyName: 'Librería Jacaranda',
};

/** Throws on any call to the server, because the answer is cached already. */
const fetched = vi.fn();
let guards: typeof import('./guards.ts');

beforeEach(async () => {
  const kept = new Map<string, string>(Object.entries(session));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('fetch', fetched);
  // The session is read from the storage when the module is loaded.
  vi.resetModules();
  guards = await import('./guards.ts');
});
afterEach(() => {
  globalThis.askedAhead = undefined;
  vi.unstubAllGlobals();
  expect(fetched).not.toHaveBeenCalled();
});

const clientOf = (role: RoleName): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(roleQuery(1).queryKey, role);
  client.setQueryData(strongestRoleQuery().queryKey, role);
  return client;
};

type Loader = ReturnType<typeof guards.screenLoader>;

/** The result of a loader: its page, or the address of a redirect. */
const ledTo = async (loader: Loader, path: string): Promise<string> => {
  const request = new Request(`https://pasarela.example${path}`);
  try {
    await loader({ request } as Parameters<Loader>[0]);
    return path;
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal;
    return refusal.headers.get('location') ?? '';
  }
};

/** The specification line of each role. */
const lines: Readonly<Record<RoleName, string>> = {
  Admin: 'ROLE-5',
  Administrador: 'ROLE-6',
  General: 'ROLE-7',
  Desarrollador: 'ROLE-8',
  Reportes: 'ROLE-9',
};

for (const role of roleNames)
  test(`a screen that ${role} may not open leads to the resume before it calls anything`, {
    tags: [lines[role]],
  }, async () => {
    for (const name of Object.keys(screens) as ScreenName[]) {
      const { path, permission } = screens[name];
      const target = mayDo(role, permission) ? path : '/home';
      expect([name, await ledTo(guards.screenLoader(clientOf(role), name), path)]).toEqual([name, target]);
    }
    const users = mayDo(role, 'manageUsers') ? '/users' : '/home';
    expect(await ledTo(guards.usersLoader(clientOf(role)), '/users')).toBe(users);
  });

/** The list's first page as the document asks for it. */
const firstPage = '/api/transaction?idCompany=1&idStatus=0&pageNumber=1&rowsOfPage=10';

test.each([
  ['is here when the page is rendered', { isHere: true as const }, [{ idTransaction: 7 }]],
  ['nobody waits for while it is on its way', {}, undefined],
])('the list that the document has asked for %s', async (_, answered, rows) => {
  const client = clientOf('Admin');
  client.setQueryData(clockQuery(1).queryKey, { offset: 0 });
  const headers = { 'Accept-Language': 'es', Authorization: 'Bearer token', Company: '1' };
  const response = Promise.resolve(Response.json({ data: [{ idTransaction: 7 }] }));
  globalThis.askedAhead = [{ url: firstPage, headers, response, ...answered }];
  await ledTo(guards.screenLoader(client, 'transactions'), '/transactions?dates=any');
  const query = { idCompany: 1, idStatus: 0 as const, pageNumber: 1, rowsOfPage: 10 };
  expect(client.getQueryData(listQuery(1, query).queryKey)).toEqual(rows);
});
