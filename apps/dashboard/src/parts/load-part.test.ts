import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as connectionModule from '#api/connection.ts';
import type * as partModule from './load-part.ts';

const here = 'https://pasarela.example/transactions?email=ana';
const reload = vi.fn();
const assign = vi.fn();
const service = vi.fn<() => Promise<Response>>();
const answers = () => service.mockImplementation(() => Promise.resolve(new Response('{}')));
const isGone = () => service.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
const fetched = () => Promise.resolve('part');

let parts: typeof partModule;
let connection: typeof connectionModule;
/** Loads the module again, as another document of the same tab and build does. */
const openDocument = async (): Promise<void> => {
  vi.resetModules();
  connection = await import('#api/connection.ts');
  parts = await import('./load-part.ts');
};

/** The result of loading: a part, an error, or a reload of the document, in which case the promise never settles. */
const outcome = (part: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    part.catch(String),
    new Promise((resolve) => reload.mockImplementation(() => resolve('loads again'))),
    new Promise((resolve) => assign.mockImplementation((address) => resolve(`opens ${address}`))),
  ]);
const missing = 'PartMissing: La aplicación no terminó de cargar';
const unavailable = 'CallError: El Servicio no se encuentra disponible';

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('window', { location: { href: here, reload, assign } });
  vi.stubGlobal('fetch', service);
  reload.mockReset();
  answers();
  await openDocument();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a part that comes is handed on', async () => {
  expect(await parts.loadPart(fetched, { waits: false })).toBe('part');
});

test('a part that a deployment took away loads the document again, once for a build', async () => {
  expect(await outcome(parts.loadPart(notFetched, { waits: false }))).toBe('loads again');
  await openDocument();
  expect(await outcome(parts.loadPart(notFetched, { waits: false }))).toBe(missing);
  expect(await outcome(parts.whenReachable(notFetched)())).toBe(missing);
});

test('a page that is on its way is where the reload leads', async () => {
  const address = () => 'https://pasarela.example/chargebacks';
  expect(await outcome(parts.loadPart(notFetched, { waits: false, address }))).toBe(
    'opens https://pasarela.example/chargebacks',
  );
});

test('without a connection a page is refused in plain words, and nothing is loaded again', async () => {
  isGone();
  expect(await outcome(parts.loadPart(notFetched, { waits: false }))).toBe(unavailable);
  expect(connection.isReachable()).toBe(false);
});

test('what opens over a page waits for the connection; it is not asked for before, for a browser would remember that it failed', async () => {
  connection.noteOffline();
  const load = vi.fn(fetched);
  const part = parts.createPart(load);
  part.fetchAhead();
  const [one, other] = [part.load(), parts.whenReachable(load)()];
  expect(await outcome(parts.loadPart(load, { waits: false }))).toBe(unavailable);
  expect(load).not.toHaveBeenCalled();
  connection.noteAnswered(connection.lossesUntilNow());
  expect(await Promise.all([one, other])).toEqual(['part', 'part']);
});

test('what was fetched ahead opens without a connection', async () => {
  const part = parts.createPart(fetched);
  part.fetchAhead();
  await part.load();
  connection.noteOffline();
  expect(await part.load()).toBe('part');
});

test('what failed as the connection broke comes with a new document once it is back, whatever a deployment took before', async () => {
  expect(await outcome(parts.loadPart(notFetched, { waits: false }))).toBe('loads again');
  await openDocument();
  isGone();
  expect(await outcome(parts.loadPart(notFetched, { waits: false }))).toBe(unavailable);
  answers();
  connection.noteAnswered(connection.lossesUntilNow());
  expect(await outcome(parts.loadPart(notFetched, { waits: false }))).toBe('loads again');
  await openDocument();
  expect(await outcome(parts.loadPart(notFetched, { waits: false }))).toBe(missing);
});
