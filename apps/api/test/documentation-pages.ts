import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const site = join(import.meta.dirname, '../../docs');
const folders = { es: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current' } as const;

export type PageLanguage = keyof typeof folders;
export const pageLanguages = Object.keys(folders) as readonly PageLanguage[];

/** The source of a page of the documentation, such as `integration-tests/simulation`. */
export const readPage = (language: PageLanguage, page: string): string =>
  readFileSync(join(site, folders[language], `${page}.mdx`), 'utf8');

type PrintedCode = { readonly language: string; readonly title: string; readonly code: string };

/** The blocks of code of a page that have a title, in order. */
export const printedCode = (page: string): readonly PrintedCode[] =>
  [...page.matchAll(/^```(\w+) title="([^"]+)"\n([\s\S]*?)\n```$/gm)].map(
    ([, language = '', title = '', code = '']) => ({ language, title, code }),
  );

/** The only block of code with this title. Throws an error if there is none, or several. */
export const codeOf = (page: string, title: string): string => {
  const found = printedCode(page).filter((printed) => printed.title === title);
  const [{ code } = { code: '' }] = found;
  if (found.length !== 1) throw new Error(`${found.length} blocks of code are called ${title}`);
  return code;
};
