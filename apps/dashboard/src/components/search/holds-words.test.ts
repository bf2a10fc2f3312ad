import { expect, test } from 'vitest';
import { holdsWords } from './holds-words.ts';

test('a text is found by any of its parts, without accents and case', () => {
  expect(holdsWords('Prevención de fraude', 'prevencion')).toBe(true);
  expect(holdsWords('Prevención de fraude', ' FRAU  prev ')).toBe(true);
  expect(holdsWords('Prevención de fraude', 'fraude x')).toBe(false);
  expect(holdsWords('Prevención de fraude', '')).toBe(true);
});
