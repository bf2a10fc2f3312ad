import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsWords } from './holds-words.ts';
import { markedParts } from './marked-text.ts';

/** The text with what is marked in brackets. */
const marked = (text: string, typed: string): string =>
  markedParts(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Jesús Núñez', 'jesus', '[Jesús] Núñez'],
  ['Jesús Núñez', 'NUN je', '[Je]sús [Núñ]ez'],
  ['Jesús Núñez', 'esus', 'Jesús Núñez'],
  ['LJ-12952', '12952', 'LJ-[12952]'],
  ['Prevención de fraude', ' frau  prev ', '[Prev]ención de [frau]de'],
  ['daniela.garcia36@example.com', 'garcía', 'daniela.[garcia]36@example.com'],
  ['Movimientos', '', 'Movimientos'],
  ['', 'a', ''],
])('in %j for %j', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('nothing of a text is lost, and what the search finds is marked', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'Á', 'ñ', 'u', '1', '2', ' ', '-', '@', '.', '😀') });
  fc.assert(
    fc.property(text, fc.constantFrom('a', 'ñu', '12', '.a'), (given, typed) => {
      const parts = markedParts(given, typed);
      expect(parts.map((part) => part.text).join('')).toBe(given);
      if (holdsWords(given, typed)) expect(parts.some((part) => part.isMarked)).toBe(true);
    }),
  );
});
