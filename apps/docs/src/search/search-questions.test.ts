import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Locale, locales } from '../site/locales.ts';
import { homeOf } from '../site/markdown-address.ts';
import { findSections, loadIndex, type SearchIndex } from './find-sections.ts';

/** Of the questions, how many must have their page among the first results. */
const fewestFound = 58;
const firstResults = 3;

/** What a reader of the documentation types, and the pages of which one must be found; written before the search was tuned. */
const question = z.strictObject({
  language: z.enum(locales),
  query: z.string().min(1),
  pages: z.array(z.string()).min(1),
});
const questions = z.array(question).parse(
  z
    .array(z.record(z.string(), z.unknown()))
    .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'search-questions.json'), 'utf8')))
    .map(({ page, ...rest }) => (page === undefined ? rest : { ...rest, pages: [page] })),
);

const built = path.resolve(import.meta.dirname, '../../build');

const indexOf = (locale: Locale): SearchIndex => {
  const file = path.join(built, path.relative('/docs', `${homeOf(locale)}/search-index.json`));
  if (!existsSync(file)) throw new Error('the index of the search is made by the build: run it first');
  return loadIndex(readFileSync(file, 'utf8'));
};

const addressOf = (locale: Locale, page: string): string =>
  page === 'index' ? homeOf(locale) : `${homeOf(locale)}/${page}`;

// Loaded when the tests run, not with the file: the check of the specification lists the tests before anything is built.
let indexes: Readonly<Record<Locale, SearchIndex>>;
beforeAll(() => {
  indexes = { es: indexOf('es'), en: indexOf('en') };
});

/** The pages among the first results, without the place on them. */
const firstPages = (query: string, locale: Locale): string[] =>
  findSections(indexes[locale], query, locale)
    .slice(0, firstResults)
    .map(({ address }) => address.replace(/#.*/, ''));

it(`finds what readers ask for among the first ${firstResults} results`, () => {
  const missed = questions.flatMap(({ language, query, pages }) => {
    const wanted = pages.map((page) => addressOf(language, page));
    const first = firstPages(query, language);
    const isFound = first.some((address) => wanted.includes(address));
    return isFound ? [] : [`${language} “${query}”: not ${wanted.join(' or ')} but ${first.join(', ')}`];
  });
  expect(questions).toHaveLength(60);
  const count = questions.length - missed.length;
  expect(count, `found; missed were:\n${missed.join('\n')}\n`).toBeGreaterThanOrEqual(fewestFound);
});

it.each([
  ['3ds', 'antifraud-validations'],
  ['recurring', 'payment-types/subs'],
  ['recurrente', 'payment-types/subs'],
  ['sdk', 'tools'],
  ['rate limit', 'errors'],
  ['límite de peticiones', 'errors'],
  ['return url', 'integration-methods/integrationWeb'],
  ['url de retorno', 'integration-methods/integrationWeb'],
  ['idempotency', 'errors'],
  ['idempotencia', 'errors'],
  ['msi', 'catalogs/payment-methods'],
  ['spei', 'catalogs/payment-methods'],
])('finds “%s” in both languages', (query, page) => {
  for (const locale of locales) expect(firstPages(query, locale)).toContain(addressOf(locale, page));
});

it.each([
  'reembolso',
  'refund',
  'webhook',
  'tarjeta',
  'card',
  'suscripción',
  'subscription',
  'token',
  'amount',
])('has no page of an error of the dashboard among the first for “%s”', (query) => {
  for (const locale of locales) {
    const kinds = findSections(indexes[locale], query, locale).map(({ kind }) => kind);
    expect(kinds.slice(0, firstResults)).not.toContain('dashboardError');
  }
});

it.each(['007', '002', '010'])('finds the response code %s in its catalogue', (code) => {
  for (const locale of locales)
    expect(firstPages(code, locale)).toContain(addressOf(locale, 'catalogs/response'));
});

it.each(['reference_taken', 'file_too_large', 'required'])('finds the error code %s first', (code) => {
  for (const locale of locales) expect(firstPages(code, locale)[0]).toBe(addressOf(locale, `errors/${code}`));
});
