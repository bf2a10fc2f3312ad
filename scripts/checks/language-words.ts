import { glossaryProblems } from './glossary.ts';
import type { WordProblem } from './word-problem.ts';

type Texts = ReadonlyMap<string, string | ((...given: never[]) => unknown)>;

/** Every text of a tree of words, by its path. */
const textsOf = (words: unknown): Texts => {
  const found = new Map<string, string | ((...given: never[]) => unknown)>();
  const visit = (value: unknown, at: string): void => {
    if (typeof value === 'string' || typeof value === 'function') {
      found.set(at, value as string | ((...given: never[]) => unknown));
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) visit(inner, at === '' ? name : `${at}.${name}`);
  };
  visit(words, '');
  return found;
};

const placeholders = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');

const difference = (es: Texts, en: Texts, at: string): string | undefined => {
  const spanish = es.get(at);
  const english = en.get(at);
  if (spanish === undefined) return 'missing in Spanish';
  if (english === undefined) return 'missing in English';
  if (typeof spanish !== typeof english) return 'a text in one language, a function in the other';
  if (typeof spanish === 'function' && typeof english === 'function')
    return spanish.length === english.length ? undefined : 'takes other values in the other language';
  if (typeof spanish !== 'string' || typeof english !== 'string') return undefined;
  if (spanish.trim() === '') return 'empty in Spanish';
  if (english.trim() === '') return 'empty in English';
  return placeholders(spanish) === placeholders(english) ? undefined : 'fills in other values';
};

/** What keeps two trees of words from saying the same things, in the words of the glossary. */
export const compareWords = (spanish: unknown, english: unknown): readonly WordProblem[] => {
  const es = textsOf(spanish);
  const en = textsOf(english);
  return [...new Set([...es.keys(), ...en.keys()])].flatMap((at) => {
    const problem = difference(es, en, at);
    return [
      ...(problem ? [{ at, problem }] : []),
      ...glossaryProblems(at, String(es.get(at)), 'es'),
      ...glossaryProblems(at, String(en.get(at)), 'en'),
    ];
  });
};

/** How many texts a tree of words has. */
export const countWords = (words: unknown): number => textsOf(words).size;
