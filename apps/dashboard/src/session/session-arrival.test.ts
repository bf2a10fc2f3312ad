import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as arrival from './session-arrival.ts';
import type * as store from './session-store.ts';

/** The part of the browser's storage that the session needs. */
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

const assign = vi.fn();
let session: typeof store;
let opened: typeof arrival;

/** Loads the module again, as a new document of the tab does: only the storage is kept. */
const openDocument = async (address: string): Promise<void> => {
  vi.resetModules();
  const [pathname, search = ''] = address.split(/(?=\?)/);
  vi.stubGlobal('window', { location: { assign, pathname, search } });
  session = await import('./session-store.ts');
  opened = await import('./session-arrival.ts');
};

const admin = { token: 't', userName: 'admin', environment: 'Sandbox' } as const;
const reportes = { token: 'u', userName: 'reportes', environment: 'Sandbox' } as const;
const filtered = '/transactions?email=ana@example.com';
const ask = (address: string) => opened.rememberAsked(`https://pasarela.example${address}`);

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', storage());
  await openDocument('/login');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const workAt = async (address: string): Promise<void> => {
  session.beginSession(admin);
  session.selectCompany({ id: 2, name: 'Dos' });
  await openDocument(address);
};

test('nothing was interrupted: the list of businesses', () => {
  session.beginSession(admin);
  expect(opened.addressOfArrival()).toBe('/business');
});

test('a session that is over leads its user back to the page, in its business, once', async () => {
  await workAt(filtered);
  session.endSession('ended', { comesBack: true });
  expect(assign).toHaveBeenLastCalledWith('/login');
  await openDocument('/login');
  expect(session.takeNotice()).toBe('ended');
  session.beginSession(admin);
  expect(session.readSession()?.company).toBeNull();
  expect(opened.addressOfArrival()).toBe(filtered);
  expect(session.readSession()?.company).toEqual({ id: 2, name: 'Dos' });
  session.beginSession(admin);
  expect(opened.addressOfArrival()).toBe('/business');
});

test.each([reportes, { ...admin, environment: 'Production' } as const])(
  'and nobody else: %o',
  async (other) => {
    await workAt(filtered);
    session.endSession('ended', { comesBack: true });
    await openDocument('/login');
    session.beginSession(other);
    expect(opened.addressOfArrival()).toBe('/business');
    expect(opened.addressInCompany()).toBe('/home');
    session.beginSession(admin);
    expect(opened.addressInCompany()).toBe('/home');
  },
);

test('while its document is left nothing takes the place of the page', async () => {
  await workAt(filtered);
  session.endSession('ended', { comesBack: true });
  ask('/home');
  session.beginSession(admin);
  expect(opened.addressOfArrival()).toBe(filtered);
});

test('who logs out begins anew, and what the browser goes back to stays theirs', async () => {
  await workAt(filtered);
  session.closeSession();
  expect(assign).toHaveBeenLastCalledWith('/');
  await openDocument(filtered);
  ask(filtered);
  session.beginSession(reportes);
  expect(opened.addressOfArrival()).toBe('/business');
  expect(opened.addressInCompany()).toBe('/home');
});

test('a page that was asked for by nobody yet is that of who signs in, once a business is entered', () => {
  ask('/transaction-detail?id=7');
  session.beginSession(reportes);
  expect(opened.addressOfArrival()).toBe('/business');
  expect(opened.addressInCompany()).toBe('/transaction-detail?id=7');
  session.beginSession(admin);
  expect(opened.addressInCompany()).toBe('/home');
});

test('a page that needs no business is opened at once, and not from the list', () => {
  ask('/users?business=2');
  session.beginSession(admin);
  expect(opened.addressInCompany()).toBe('/home');
  expect(opened.addressOfArrival()).toBe('/users?business=2');
  expect(opened.addressOfArrival()).toBe('/business');
});

test('who goes on in a session comes to its business', async () => {
  await workAt('/login');
  expect(opened.addressOfArrival()).toBe('/home');
  ask('/statment');
  expect(opened.addressOfArrival()).toBe('/statment');
});

test.each([
  '{',
  '"x"',
  'null',
  '{"address":"//evil.example"}',
  '{"address":"https://evil.example"}',
  '{"address":7}',
])('what nobody wrote is no address: %s', (text) => {
  sessionStorage.setItem('wanted', text);
  session.beginSession(admin);
  expect(opened.addressOfArrival()).toBe('/business');
});
