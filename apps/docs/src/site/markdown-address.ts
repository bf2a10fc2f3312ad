import { locales } from './locales.ts';

const [first, ...others] = locales;
const homes: readonly string[] = ['/docs', ...others.map((locale) => `/docs/${locale}`)];

/** The address of the first page in a language. */
export const homeOf = (locale: string): string => (locale === first ? '/docs' : `/docs/${locale}`);

/** Where a page stands as Markdown: beside it, and that of a language's first page as its `index`. */
export const markdownAddress = (address: string): string => {
  const path = address.replace(/(.)\/$/, '$1');
  return homes.includes(path) ? `${path}/index.md` : `${path}.md`;
};
