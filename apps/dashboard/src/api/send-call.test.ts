import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOfArrival } from '#session/session-arrival.ts';
import { beginSession, readSession, selectCompany } from '#session/session-store.ts';
import { callOperation, downloadOperation } from './call-operation.ts';
import { fillPath, formOf, operationUrl } from './send-call.ts';

/** The part of the browser's storage that the session needs. */
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

const calls: {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}[] = [];
let answer: () => Response;
const assign = vi.fn();

const envelope = (data: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify({ success: true, data, message: '' }), init);

beforeEach(() => {
  calls.length = 0;
  answer = () => envelope(null);
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', { location: { assign, pathname: '/transactions', search: '?email=ana' } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, method: init.method ?? '', headers: new Headers(init.headers), body: init.body });
    return answer();
  });
  beginSession({ token: 'tok_1', userName: 'admin', environment: 'Sandbox' });
  selectCompany({ id: 7, name: 'Siete' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
});

test('a call goes to /api as JSON, with the token and the business that are kept for the session', {
  tags: ['CALL-1', 'CALL-2', 'CALL-3'],
}, async () => {
  await callOperation('updateSetting', { body: { Property: 'Logo', Value: 'x' } });
  const [call] = calls;
  expect([call?.method, call?.url]).toEqual(['PUT', '/api/setting/update']);
  expect(call?.body).toBe('{"Property":"Logo","Value":"x"}');
  expect(Object.fromEntries(call?.headers ?? [])).toEqual({
    'accept-language': 'es',
    authorization: 'Bearer tok_1',
    company: '7',
    'content-type': 'application/json',
  });
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('company')]).toEqual(['tok_1', '7']);
});

test('the sign-in alone names its environment in a header', { tags: ['CALL-4'] }, async () => {
  await callOperation('login', { body: { UserName: 'a', Password: 'b', Environment: 'Production' } });
  await callOperation('getSession', {});
  expect(calls.map(({ headers }) => headers.get('environment'))).toEqual(['Production', null]);
});

test('what is not JSON is a file', { tags: ['CALL-5'] }, async () => {
  answer = () =>
    new Response('a;b', { headers: { 'Content-Disposition': 'attachment; filename="x-7-2026-11-20.csv"' } });
  const { fileName, blob } = await downloadOperation('reportTransactions', { query: {}, body: {} });
  expect([fileName, await blob.text()]).toEqual(['x-7-2026-11-20.csv', 'a;b']);
});

test('no network is the service that is not available', { tags: ['PORTAL-43'] }, async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(callOperation('getSession', {})).rejects.toThrow('El Servicio no se encuentra disponible');
});

test('an answer that is none of ours is the generic error', { tags: ['PORTAL-42'] }, async () => {
  answer = () => new Response('<h1>502</h1>', { status: 502 });
  await expect(callOperation('getSession', {})).rejects.toMatchObject({
    message: 'Algo salió mal. Vuelve a intentarlo.',
    code: 'generic',
  });
  expect(assign).not.toHaveBeenCalled();
});

test('who signs in again after a 401 comes back to the page; a 403 would only be refused again', async () => {
  const comeBack = async (status: number): Promise<string> => {
    answer = () => new Response('{}', { status });
    await expect(callOperation('getSession', {})).rejects.toThrow();
    beginSession({ token: 'tok_2', userName: 'admin', environment: 'Sandbox' });
    return addressOfArrival();
  };
  expect(await comeBack(401)).toBe('/transactions?email=ana');
  expect(readSession()?.company).toEqual({ id: 7, name: 'Siete' });
  expect(await comeBack(403)).toBe('/business');
});

test.each([401, 403])(
  '%i leads back to the sign-in, and nothing stays',
  { tags: ['LOGIN-11'] },
  async (status) => {
    answer = () => new Response(JSON.stringify({ success: false, data: null, message: 'No' }), { status });
    await expect(callOperation('getSession', {})).rejects.toThrow('No');
    expect(assign).toHaveBeenCalledWith('/login');
    expect(readSession()).toBeNull();
    expect([sessionStorage.getItem('token'), sessionStorage.getItem('company')]).toEqual([null, null]);
  },
);

test('a form carries the properties as texts and the files under one name', () => {
  const logo = new File(['x'], 'logo.png');
  const form = formOf({ group: 'images', idCompany: 1, left: undefined }, 'file', [logo]);
  expect([...form.keys()]).toEqual(['group', 'idCompany', 'file']);
  expect(form.get('group')).toBe('images');
  expect(form.get('idCompany')).toBe('1');
  expect(form.get('file')).toHaveProperty('name', 'logo.png');
});

test('a call without properties is a form of its files', () => {
  expect([...formOf(undefined, 'file', [new File([], 'a')]).keys()]).toEqual(['file']);
});

test('parameters are filled into the path and escaped', () => {
  expect(fillPath('/transaction/summary/{idCompany}/{period}', { idCompany: 1, period: '0-D' })).toBe(
    '/transaction/summary/1/0-D',
  );
  expect(fillPath('/x/{name}', { name: 'a/b?c' })).toBe('/x/a%2Fb%3Fc');
});

test('a parameter that is missing is an error, not the word undefined', () => {
  expect(() => fillPath('/x/{name}', {})).toThrow('name cannot stand in an address');
});

test('what is empty is left out of the query', () => {
  expect(
    operationUrl('/transaction', undefined, {
      idCompany: 1,
      email: '',
      referenceNumber: undefined,
      initDate: '2026/11/20',
    }),
  ).toBe('/api/transaction?idCompany=1&initDate=2026%2F11%2F20');
  expect(operationUrl('/setting/settingssite')).toBe('/api/setting/settingssite');
});
