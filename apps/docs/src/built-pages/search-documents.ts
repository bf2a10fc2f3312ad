import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import type { SearchDocument } from '../search/search-index.ts';
import type { BuiltPage } from './built-page.ts';
import { kindOfPage } from './page-kinds.ts';
import { proseOf } from './prose-of-page.ts';

const headingOf = (node: ElementContent): Element | null =>
  node.type === 'element' && /^h[1-4]$/.test(node.tagName) ? node : null;

const holdsHeading = (node: ElementContent): boolean =>
  node.type === 'element' && (headingOf(node) !== null || node.children.some(holdsHeading));

/** Headings and what stands between them, one after the other, however deep they stand. */
const inSequence = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' && headingOf(node) === null && holdsHeading(node)
      ? inSequence(node.children)
      : [node],
  );

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const listedIn = (node: ElementContent): Element | null =>
  node.type === 'element' && ['li', 'tr'].includes(node.tagName) ? node : null;
const isList = (node: ElementContent): boolean =>
  node.type === 'element' && ['ul', 'ol'].includes(node.tagName);
const holdsList = (node: ElementContent): boolean =>
  node.type === 'element' && (listedIn(node) !== null || node.children.some(holdsList));

/** What was told of fields and codes on earlier pages of the same language. */
export type ToldLines = Set<string>;

/** What an item says without the lists in it, or a row; its cells do not run into each other. */
const textOf = (item: Element): string => {
  const children = item.children.filter((child) => !isList(child));
  if (item.tagName !== 'tr') return toText({ ...item, children });
  const cells = children.filter((child) => child.type === 'element').map((cell) => tidy(toText(cell)));
  return cells.filter((cell) => cell !== '').join(' · ');
};

/** A field that many pages have is told of once; the other pages are found by its name. */
const lineOf = (item: Element, told: ToldLines): string => {
  const line = tidy(textOf(item));
  const name = select('code', item);
  if (!name || !told.has(line)) {
    told.add(line);
    return line;
  }
  return tidy(toText(name));
};

/** A pointer to another page, which is found by itself. */
const isLinkAlone = (node: Element): boolean => {
  const link = select('a', node);
  return link !== undefined && tidy(toText(link)) === tidy(toText(node));
};

const readable = (node: ElementContent, told: ToldLines): string => {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (['li', 'p'].includes(node.tagName) && isLinkAlone(node)) return '';
  // A sample says what the fields above it have said.
  if (node.tagName === 'pre') return '';
  const item = listedIn(node);
  if (item)
    return [lineOf(item, told), ...item.children.filter(isList).map((list) => readable(list, told))].join(
      ' ',
    );
  if (holdsList(node) || select('pre', node))
    return node.children.map((child) => readable(child, told)).join(' ');
  return toText(node, { whitespace: 'normal' });
};

/** What search finds of a page: each of its sections, the first with the page's title. */
export const searchDocuments = (page: BuiltPage, told: ToldLines): Omit<SearchDocument, 'id'>[] => {
  const sections: { heading: string; anchor: string; text: string }[] = [];
  for (const node of inSequence(proseOf(page.article).children)) {
    const heading = headingOf(node);
    if (heading) {
      const { id } = heading.properties;
      sections.push({
        heading: tidy(toText(heading)),
        anchor: typeof id === 'string' ? `#${id}` : '',
        text: '',
      });
      continue;
    }
    const section = sections.at(-1);
    if (section) section.text = `${section.text} ${readable(node, told)}`;
  }
  const kind = kindOfPage(page.address);
  // The description of an error is what its sections say.
  const summary = kind === 'error' || kind === 'dashboardError' ? '' : tidy(page.description);
  return sections.map(({ heading, anchor, text }, position) => ({
    address: `${page.address}${position === 0 ? '' : anchor}`,
    kind,
    page: page.title,
    title: position === 0 ? page.title : '',
    heading: position === 0 ? '' : heading,
    summary: position === 0 ? summary : '',
    text: tidy(text),
  }));
};
