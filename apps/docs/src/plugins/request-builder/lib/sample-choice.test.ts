import { describe, expect, it } from 'vitest';
import type { Store } from './browser-memory.ts';
import { firstChoice, keepChoice, readChoice, shownLanguage } from './sample-choice.ts';

const storeWith = (text: string | null): Store => {
  let held = text;
  return {
    getItem: () => held,
    setItem: (_, value) => {
      held = value;
    },
    removeItem: () => undefined,
  };
};
const refusing: Store = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

describe('the choice of a language', () => {
  it('is remembered', () => {
    const store = storeWith(null);
    keepChoice(store, { language: 'python', way: 'bearer' });
    expect(readChoice(store)).toEqual({ language: 'python', way: 'bearer' });
  });

  it('is the first where nothing can be read', () => {
    for (const store of [
      null,
      refusing,
      storeWith(null),
      storeWith('{'),
      storeWith('[]'),
      storeWith('{"language":"cobol"}'),
    ])
      expect(readChoice(store)).toEqual(firstChoice);
    expect(readChoice(storeWith('{"language":"php"}'))).toEqual({ language: 'php', way: 'basic' });
  });

  it('breaks nothing where the browser refuses to keep it', () => {
    expect(() => keepChoice(refusing, firstChoice)).not.toThrow();
  });

  it('shows the first of the languages that there are where the chosen one is not among them', () => {
    const offered = ['node', 'php'] as const;
    expect(shownLanguage({ language: 'php', way: 'basic' }, offered)).toBe('php');
    expect(shownLanguage(firstChoice, offered)).toBe('node');
  });
});
