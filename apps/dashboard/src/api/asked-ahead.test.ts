import { afterEach, expect, test } from 'vitest';
import { takeAskedAhead } from '#api/asked-ahead.ts';

afterEach(() => {
  globalThis.askedAhead = undefined;
});

test('what the document asked for is taken once, and by who asks for the same', async () => {
  const response = Promise.resolve(new Response('{}'));
  globalThis.askedAhead = { url: '/api/checkout/chk_1', response };
  expect(takeAskedAhead('/api/checkout/chk_2')).toBeUndefined();
  expect(takeAskedAhead('/api/checkout/chk_1')).toBe(response);
  expect(takeAskedAhead('/api/checkout/chk_1')).toBeUndefined();
});

test('nothing was asked for', () => {
  expect(takeAskedAhead('/api/checkout/chk_1')).toBeUndefined();
});
