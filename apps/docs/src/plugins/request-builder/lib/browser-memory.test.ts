import { describe, expect, it } from 'vitest';
import {
  deleteCredentials,
  keepAhead,
  keepCredentials,
  keepRecentPayments,
  readAhead,
  readCredentials,
  readRecentPayments,
  type Store,
} from './browser-memory.ts';

const emptyStore = (): Store & { readonly held: Map<string, string> } => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
};
const refusingStore: Store = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};
const credentials = { apiKey: 'k', password: 'p' };

describe('credentials', () => {
  it('are kept in one place alone', { tags: ['BUILDER-5'] }, () => {
    const stores = { browser: emptyStore(), session: emptyStore() };
    expect(keepCredentials(stores, credentials, 'browser')).toBe(true);
    expect(readCredentials(stores)).toEqual({ credentials, keeping: 'browser' });
    expect(keepCredentials(stores, credentials, 'session')).toBe(true);
    expect(readCredentials(stores)).toEqual({ credentials, keeping: 'session' });
    expect(stores.browser.held.size).toBe(0);
    deleteCredentials(stores);
    expect(readCredentials(stores)).toBeNull();
  });
  it('are not kept where the browser refuses, and nothing breaks', () => {
    const stores = { browser: refusingStore, session: null };
    expect(readCredentials(stores)).toBeNull();
    expect(keepCredentials(stores, credentials, 'browser')).toBe(false);
    expect(keepCredentials(stores, credentials, 'session')).toBe(false);
  });
  it('are not read from what somebody else wrote', () => {
    const stores = { browser: emptyStore(), session: emptyStore() };
    for (const text of ['{', '[]', '{"apiKey":1}', 'null'])
      expect(
        [stores.browser.setItem('pasarela.sandbox-credentials', text), readCredentials(stores)][1],
      ).toBeNull();
  });
});

describe('the recent payment', () => {
  it('lives as long as the tab', () => {
    const stores = { browser: emptyStore(), session: emptyStore() };
    const latest = { transactionNumber: '7', transactionCode: 'trx_7', referenceNumber: 'A', remaining: 1.5 };
    expect(readRecentPayments(stores)).toEqual({ latest: null, refundable: null, capturable: null });
    keepRecentPayments(stores, { latest, refundable: null, capturable: latest });
    expect(readRecentPayments(stores)).toEqual({ latest, refundable: null, capturable: latest });
    expect(stores.browser.held.size).toBe(0);
  });
});

describe('the account’s clock', () => {
  it('is read as far as it can run ahead', () => {
    const stores = { browser: null, session: emptyStore() };
    expect(readAhead(stores)).toBe(0);
    keepAhead(stores, 5);
    expect(readAhead(stores)).toBe(5);
    for (const text of ['1e300', '-1', '1e400', '"5"', '{']) {
      stores.session.setItem('pasarela.account-clock', text);
      expect(readAhead(stores)).toBe(0);
    }
  });
});
