import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a call', () => {
  it.each([
    [undefined, 'es'],
    ['', 'es'],
    ['fr', 'es'],
    ['es-MX', 'es'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['es;q=0.8,en;q=0.9', 'en'],
    ['es,en', 'es'],
    ['en,es', 'en'],
    ['de, en;q=0.3', 'en'],
    ['en;q=0', 'es'],
    ['en;q=0,es;q=0.1', 'es'],
    ['*', 'es'],
    ['et', 'es'],
    ['est,en;q=0.5', 'en'],
    ['english', 'es'],
    [';;;,,q=', 'es'],
  ])('of %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
