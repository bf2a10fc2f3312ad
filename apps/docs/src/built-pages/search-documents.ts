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

const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' && !['a', 'code', 'em', 'span', 'strong', 'time', 'wbr'].includes(node.tagName);

/** Blocks, each alone, and what stands between them as one line. */
const asLines = (nodes: readonly ElementContent[]): ElementContent[][] => {
  const lines: ElementContent[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    if (isOpen && !isBlock(node)) lines.at(-1)?.push(node);
    else lines.push([node]);
    isOpen = !isBlock(node);
  }
  return lines;
};

/** What a text says, block by block: an excerpt shows where one ends. */
const readable = (node: ElementContent, told: ToldLines): string[] => {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  if (['li', 'p'].includes(node.tagName) && isLinkAlone(node)) return [];
  // A sample says what the fields above it have said.
  if (node.tagName === 'pre') return [];
  const item = listedIn(node);
  if (item)
    return [lineOf(item, told), ...item.children.filter(isList).flatMap((list) => readable(list, told))];
  if (holdsList(node) || select('pre', node))
    return asLines(node.children).flatMap((line) =>
      line.some(isBlock)
        ? line.flatMap((one) => readable(one, told))
        : [toText({ type: 'root', children: line }, { whitespace: 'normal' })],
    );
  return [toText(node, { whitespace: 'normal' })];
};

/** A name alone, not a line of several parts or a sentence. */
const isName = (line: string): boolean => !/ [·—] /.test(line) && line.split(' ').length <= 4;

/** The blocks as one text: names with a dot between them, other lines ended as sentences. */
const joined = (blocks: readonly string[]): string =>
  blocks
    .map(tidy)
    .filter((line) => line !== '')
    .reduce((text, line, place, lines) => {
      const last = lines[place - 1];
      if (last === undefined) return line;
      if (/[.:;,?!…]$/.test(last)) return `${text} ${line}`;
      return isName(last) && isName(line) ? `${text} · ${line}` : `${text}. ${line}`;
    }, '');

/** The article without what is only there to be read on its page, as an example beside its rule. */
const searched = (node: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => child.type !== 'element' || child.properties.dataSearch !== 'skip')
    .map((child) => (child.type === 'element' ? searched(child) : child)),
});

/** What search finds of a page: each of its sections, the first with the page's title. */
export const searchDocuments = (page: BuiltPage, told: ToldLines): Omit<SearchDocument, 'id'>[] => {
  const sections: { heading: string; anchor: string; blocks: string[] }[] = [];
  for (const node of inSequence(proseOf(searched(page.article)).children)) {
    const heading = headingOf(node);
    if (heading) {
      const { id } = heading.properties;
      sections.push({
        heading: tidy(toText(heading)),
        anchor: typeof id === 'string' ? `#${id}` : '',
        blocks: [],
      });
      continue;
    }
    sections.at(-1)?.blocks.push(...readable(node, told));
  }
  const kind = kindOfPage(page.address);
  // The description of an error is what its sections say.
  const summary = kind === 'error' || kind === 'dashboardError' ? '' : tidy(page.description);
  return sections.map(({ heading, anchor, blocks }, position) => ({
    address: `${page.address}${position === 0 ? '' : anchor}`,
    kind,
    page: page.title,
    title: position === 0 ? page.title : '',
    heading: position === 0 ? '' : heading,
    summary: position === 0 ? summary : '',
    text: joined(blocks),
  }));
};
