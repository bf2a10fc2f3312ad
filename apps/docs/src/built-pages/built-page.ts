import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { type Locale, locales } from '../site/locales.ts';

/** A page as the generator wrote it. */
export type BuiltPage = {
  /** Below the build, without `.html`: `integration-methods/refund`, `en/index`. */
  readonly name: string;
  readonly locale: Locale;
  /** Its address: `/docs/integration-methods/refund`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The chapter of the navigation that it stands in; none for one that stands by itself. */
  readonly chapter: string | null;
  /** The page that follows in the navigation. */
  readonly next: string | null;
  readonly document: Root;
  /** Heading and prose, without navigation. */
  readonly article: Element;
};

const home = '/docs';
const parser = unified().use(rehypeParse);

const addressOf = (name: string): string => `${home}/${name}`.replace(/\/index$/, '');

const localeOfName = (name: string): Locale =>
  locales.find((locale) => name === locale || name.startsWith(`${locale}/`)) ?? locales[0];

const hrefOf = (link: Element | null | undefined): string | null =>
  link ? String(link.properties.href) : null;

/** Between the house and the page's own name. */
const chapterOf = (document: Root): string | null => {
  const [, chapter, page] = selectAll('.breadcrumbs__item', document);
  return chapter && page ? toText(chapter).trim() : null;
};

/** Null for what is no page of the documentation: the one that says that there is none. */
export const readBuiltPage = (name: string, html: string): BuiltPage | null => {
  const document = parser.parse(html);
  const article = select('.theme-doc-markdown', document);
  const heading = article && select('h1', article);
  if (!article || !heading) return null;
  return {
    name,
    locale: localeOfName(name),
    address: addressOf(name),
    title: toText(heading).trim(),
    description: String(select('meta[name=description]', document)?.properties.content ?? ''),
    chapter: chapterOf(document),
    next: hrefOf(select('a.pagination-nav__link--next', document)),
    document,
    article,
  };
};

/** Everything of a page that can be linked to. */
export const anchorsOf = ({ document }: Pick<BuiltPage, 'document'>): ReadonlySet<string> =>
  new Set(selectAll('[id]', document).map(({ properties }) => String(properties.id)));
