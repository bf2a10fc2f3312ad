import { describe, expect, it } from 'vitest';
import { clearHistory, keepSent, readHistory, type SentRequest } from './request-history.ts';

const emptyStore = () => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  };
};
const sent = (at: number): SentRequest => ({
  method: 'refund',
  at,
  status: 200,
  responseCode: at % 2 ? '012' : null,
  note: { sample: 'total', params: {}, query: {}, patch: { amount: at } },
});

describe('the history', () => {
  it('keeps the last ten, the newest first', () => {
    const store = emptyStore();
    for (let at = 1; at <= 12; at += 1) keepSent(store, sent(at));
    expect(readHistory(store)).toEqual(Array.from({ length: 10 }, (_, index) => sent(12 - index)));
    clearHistory(store);
    expect(store.held.size).toBe(0);
    expect(readHistory(store)).toEqual([]);
  });
  it('reads nothing where it may not, or where somebody else wrote', () => {
    expect(readHistory(null)).toEqual([]);
    const store = emptyStore();
    const atNoTime = JSON.stringify([{ ...sent(1), at: 1e20 }]);
    for (const text of ['{', '{}', '[1]', '[{"method":"x"}]', atNoTime]) {
      store.setItem('pasarela.request-history', text);
      expect(readHistory(store)).toEqual([]);
    }
  });
});
