import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOpened, type OpenedPlace, readOpened, rememberOpened } from './opened-transactions.ts';

const place: OpenedPlace = { owner: { userName: 'admin', environment: 'Sandbox' }, companyId: 1 };

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the last five, the last one first, each once', () => {
  for (const id of [1, 2, 3, 2, 4, 5, 6]) rememberOpened(place, id);
  expect(readOpened(place)).toEqual([6, 5, 4, 2, 3]);
});

test('without those that are gone', () => {
  for (const id of [1, 2, 3]) rememberOpened(place, id);
  forgetOpened(place, [1, 3, 9]);
  expect(readOpened(place)).toEqual([2]);
});

test('each once, whatever was stored', () => {
  kept.set('openedTransactions', JSON.stringify({ ...place, ids: [7, 7, 8, 'x', 7] }));
  expect(readOpened(place)).toEqual([7, 8]);
});

test.each([
  { ...place, companyId: 2 },
  { ...place, owner: { ...place.owner, userName: 'reportes' } },
  { ...place, owner: { ...place.owner, environment: 'Production' as const } },
])('are nobody else’s, and nowhere else: %o', (other) => {
  rememberOpened(place, 1);
  expect(readOpened(other)).toEqual([]);
  rememberOpened(other, 2);
  expect([readOpened(other), readOpened(place)]).toEqual([[2], []]);
});

test.each([
  '{',
  '[]',
  '{"ids":[1]}',
  '{"owner":{"userName":"admin","environment":"Sandbox"},"companyId":1,"ids":"1"}',
])('are none where nobody wrote them: %s', (text) => {
  kept.set('openedTransactions', text);
  expect(readOpened(place)).toEqual([]);
});
