import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readingWords } from '../built-pages/reading-words.ts';
import { catalogueWords } from '../catalogues/catalogue-words.ts';
import { paymentWords } from '../catalogues/payment-words.ts';
import { sequenceWords } from '../diagrams/sequence-words.ts';
import { guideWords } from '../guide/guide-words.ts';
import { codeWords } from '../look/code-words.ts';
import { copyPageWords } from '../look/copy-page-words.ts';
import { errorPageWords } from '../plugins/error-pages/words/error-page-words.ts';
import { errorRemedies } from '../plugins/error-pages/words/error-remedies.ts';
import { builderWords } from '../plugins/request-builder/words/builder-words.ts';
import { endpointWords } from '../plugins/request-builder/words/endpoint-words.ts';
import { sampleWords } from '../plugins/request-builder/words/sample-words.ts';
import { scenarioWords } from '../plugins/scenarios/words/scenario-words.ts';
import { kindWords } from '../search/kind-words.ts';
import { searchWords } from '../search/search-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pagesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort();

const spanish = 'docs';
const english = 'i18n/en/docusaurus-plugin-content-docs/current';

/** Every place of a tree of words that holds a text, or a function that makes one. */
const placesOf = (words: unknown, parent = ''): string[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, value]) => placesOf(value, `${parent}.${name}`))
    : [`${parent}: ${typeof words}`];

const emptyPlaces = (words: unknown, parent = ''): string[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, value]) => emptyPlaces(value, `${parent}.${name}`))
    : words === ''
      ? [parent]
      : [];

const headings = (text: string): number => text.match(/^#{2,4} /gm)?.length ?? 0;
const componentsOf = (text: string): string[] => text.match(/<[A-Z]\w+/g) ?? [];

describe('pages', () => {
  it('are the same in both languages', () => {
    expect(pagesOf(english)).toEqual(pagesOf(spanish));
  });

  it.each(pagesOf(spanish))('%s has the same parts in both', (file) => {
    const [es, en] = [spanish, english].map((folder) => readFileSync(path.join(root, folder, file), 'utf8'));
    expect(headings(en ?? '')).toBe(headings(es ?? ''));
    expect(componentsOf(en ?? '')).toEqual(componentsOf(es ?? ''));
    for (const text of [es, en]) expect(text).toMatch(/^description: .{40,}$/m);
    expect(en).not.toBe(es);
  });
});

describe('words', () => {
  it.each(
    Object.entries({
      builderWords,
      endpointWords,
      errorPageWords,
      errorRemedies,
      catalogueWords,
      paymentWords,
      codeWords,
      guideWords,
      sequenceWords,
      sampleWords,
      scenarioWords,
      searchWords,
      kindWords,
      copyPageWords,
      readingWords,
    }),
  )('of %s are there in both languages', (_, { es, en }) => {
    expect(placesOf(en)).toEqual(placesOf(es));
    expect([...emptyPlaces(es), ...emptyPlaces(en)]).toEqual([]);
  });
});

describe('the navigation', () => {
  it('has its labels in English', () => {
    const sidebar = readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
    const labels = [...sidebar.matchAll(/label: '([^']+)'/g)].map(([, label]) => label);
    const translated: Record<string, { message: string }> = JSON.parse(
      readFileSync(path.join(root, 'i18n/en/docusaurus-plugin-content-docs/current.json'), 'utf8'),
    );
    for (const label of labels)
      expect(translated[`sidebar.documents.category.${label}`]?.message).toBeTruthy();
  });
});
