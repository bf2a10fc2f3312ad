import { expect, it } from 'vitest';
import { filled } from './words.ts';

it('fills in what it is given, and leaves the rest', () => {
  const words = { es: '{a} y {b}', en: '{a} and {b}' };
  expect(filled(words, 'es', { a: 1, b: 'dos' })).toBe('1 y dos');
  expect(filled(words, 'es', { a: 1_000_000, b: '2026' })).toBe('1,000,000 y 2026');
  expect(filled(words, 'en', { a: '$&' })).toBe('$& and {b}');
  expect(filled(words, 'en', { a: '{b}', b: 'x' })).toBe('{b} and x');
  const kinds = { a: { es: 'uno', en: 'one' } };
  expect([filled(words, 'es', kinds), filled(words, 'en', kinds)]).toEqual(['uno y {b}', 'one and {b}']);
});
