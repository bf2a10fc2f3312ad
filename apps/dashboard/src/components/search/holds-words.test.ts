import { expect, test } from 'vitest';
import { holdsWords } from './holds-words.ts';

test('a text is found by the beginnings of its words, without accents and case', () => {
  expect(holdsWords('Prevención de fraude', 'prevencion')).toBe(true);
  expect(holdsWords('Prevención de fraude', ' FRAU  prev ')).toBe(true);
  expect(holdsWords('Prevención de fraude', 'fraude x')).toBe(false);
  expect(holdsWords('Prevención de fraude', '')).toBe(true);
  // Whoever looks for Ana does not look for fraud management.
  expect(holdsWords('Fraud management', 'ana')).toBe(false);
  expect(holdsWords('Webhooks: envíos', 'env')).toBe(true);
});
