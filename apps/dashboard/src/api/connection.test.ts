import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isReachable,
  lookForService,
  noteAnswered,
  noteOffline,
  noteUnanswered,
  untilReachable,
  watchConnection,
} from './connection.ts';

const service = vi.fn<() => Promise<Response>>();
const answers = () => service.mockImplementation(() => Promise.resolve(new Response('{}', { status: 503 })));
const isGone = () => service.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  service.mockReset();
  vi.stubGlobal('fetch', service);
  noteAnswered();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a call that is not answered has the service looked for: one that answers is reachable', async () => {
  answers();
  noteUnanswered();
  noteUnanswered();
  expect(service).toHaveBeenCalledOnce();
  expect(await lookForService()).toBe(true);
  expect(isReachable()).toBe(true);
});

test('one that does not answer is not, until anything is answered', async () => {
  isGone();
  noteUnanswered();
  await lookForService();
  expect(isReachable()).toBe(false);
  noteUnanswered();
  expect(service).toHaveBeenCalledOnce();
  const back = untilReachable();
  noteAnswered();
  await back;
  expect(isReachable()).toBe(true);
});

test('who watches is told of each change, once', async () => {
  const told = vi.fn();
  const stop = watchConnection(told);
  noteOffline();
  noteOffline();
  answers();
  await lookForService();
  await untilReachable();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  noteOffline();
  expect(told).toHaveBeenCalledTimes(2);
});
