import { afterEach, expect, test } from 'vitest';
import { isAnsweredAhead, takeAskedAhead } from '#api/asked-ahead.ts';

afterEach(() => {
  globalThis.askedAhead = undefined;
});

const headers = { 'Accept-Language': 'es', Authorization: 'Bearer tok_1', Company: '7' };
const asked = (url: string) => ({ url, headers, response: Promise.resolve(new Response('{}')) });

test('what the document asked for is taken once, and by who asks for the same', () => {
  const [role, clock] = [asked('/api/account/role/7'), asked('/api/sandbox/clock')];
  globalThis.askedAhead = [role, clock];
  const own = new Headers(headers);
  expect(takeAskedAhead('/api/account/role/8', own)).toBeUndefined();
  expect(takeAskedAhead(clock.url, own)).toBe(clock.response);
  expect(takeAskedAhead(role.url, own)).toBe(role.response);
  expect(takeAskedAhead(role.url, own)).toBeUndefined();
});

test.each([
  ['another session', { ...headers, Authorization: 'Bearer tok_2' }],
  ['another business', { ...headers, Company: '8' }],
  ['another language', { ...headers, 'Accept-Language': 'en' }],
])('what was asked for is of no use to %s', (_, other) => {
  const role = asked('/api/account/role/7');
  globalThis.askedAhead = [role];
  expect(takeAskedAhead(role.url, new Headers(other))).toBeUndefined();
  expect(takeAskedAhead(role.url, new Headers(headers))).toBeUndefined();
});

test('an answer is here once it has come and while nobody has taken it', () => {
  const list = asked('/api/transaction?pageNumber=1');
  globalThis.askedAhead = [list, { ...asked('/api/sandbox/clock'), isHere: true }];
  expect(isAnsweredAhead('/api/transaction?')).toBe(false);
  globalThis.askedAhead = [{ ...list, isHere: true }];
  expect(isAnsweredAhead('/api/transaction?')).toBe(true);
  void takeAskedAhead(list.url, new Headers(headers));
  expect(isAnsweredAhead('/api/transaction?')).toBe(false);
});

test('nothing was asked for', () => {
  expect(isAnsweredAhead('/api/transaction?')).toBe(false);
  expect(takeAskedAhead('/api/checkout/chk_1', new Headers(headers))).toBeUndefined();
});
