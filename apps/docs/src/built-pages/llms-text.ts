import { type Locale, locales } from '../site/locales.ts';
import { homeOf, markdownAddress } from '../site/markdown-address.ts';
import type { BuiltPage } from './built-page.ts';
import { readingWords } from './reading-words.ts';

type Listed = Pick<BuiltPage, 'address' | 'title' | 'description' | 'chapter' | 'next'>;

/** The pages of a language in the order of its navigation; those that it does not lead to come last. */
export const inReadingOrder = <Page extends Listed>(pages: readonly Page[], locale: Locale): Page[] => {
  const left = new Map(pages.map((page) => [page.address, page]));
  const ordered: Page[] = [];
  let page = left.get(homeOf(locale));
  while (page) {
    ordered.push(page);
    left.delete(page.address);
    page = page.next === null ? undefined : left.get(page.next);
  }
  return [...ordered, ...left.values()];
};

const isError = ({ address }: Listed): boolean => /\/errors\/[^/]+$/.test(address);

const line = (title: string, address: string, description: string): string =>
  `- [${title}](${address}): ${description.replace(/\s+/g, ' ')}`;

/** What there is to read for a language model: every page with what it is about. */
export const llmsText = (pages: readonly Listed[], locale: Locale): string => {
  const words = readingWords[locale];
  const chapters = Map.groupBy(inReadingOrder(pages, locale), (page) =>
    isError(page) ? words.errors : (page.chapter ?? words.start),
  );
  const lists = [...chapters].map(([chapter, listed]) =>
    [
      `## ${chapter}`,
      '',
      ...listed.map(({ title, address, description }) => line(title, markdownAddress(address), description)),
    ].join('\n'),
  );
  const tools = [
    `## ${words.machines}`,
    '',
    line('OpenAPI', '/api/openapi.json', words.openApi),
    line('Postman', `/api/postman/${locale}.json`, words.postman),
    line('llms-full.txt', `${homeOf(locale)}/llms-full.txt`, words.whole),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => line('llms.txt', `${homeOf(other)}/llms.txt`, words.otherLanguage)),
  ].join('\n');
  return `${['# Pasarela', `> ${words.summary}`, words.how, ...lists, tools].join('\n\n')}\n`;
};
