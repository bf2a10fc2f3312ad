import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

/** What is there to be used, not read. */
const tools = new Set(
  'button noscript svg style script fieldset select input textarea dialog label form'.split(' '),
);
/** By hand: it is asked of every element of every page, and a selector would be read anew for each. */
const isTool = ({ tagName, properties }: Element): boolean =>
  tools.has(tagName) ||
  properties.role === 'status' ||
  properties.ariaHidden === 'true' ||
  properties.dataReading === 'skip' ||
  (Array.isArray(properties.className) && properties.className.includes('hash-link'));

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';
const textNode = (value: string): ElementContent => ({ type: 'text', value });

/** Parts of a line that only their style keeps apart. */
const apart = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child, position) => {
    const before = children[position - 1];
    const touches =
      isElement(before) &&
      isElement(child) &&
      ['code', 'span'].includes(before.tagName) &&
      child.tagName === 'span' &&
      /\S$/.test(toText(before, { whitespace: 'pre' })) &&
      /^[^\s.,;:)]/.test(toText(child, { whitespace: 'pre' }));
    return touches ? [textNode(' · '), child] : [child];
  });

/** A field of the reference: its name, type, meaning and limits become one line. */
const asOneLine = (children: readonly ElementContent[]): ElementContent[] => {
  const [first, ...rest] = children.filter(isElement);
  if (first?.tagName !== 'p' || !isElement(first.children[0]) || first.children[0].tagName !== 'code')
    return [...children];
  const lines = rest.filter(({ tagName }) => tagName === 'p');
  if (lines.length === 0) return [...children];
  const line: Element = {
    ...first,
    children: [...first.children, ...lines.flatMap((one) => [textNode(' — '), ...one.children])],
  };
  return [line, ...rest.filter(({ tagName }) => tagName !== 'p')];
};

/** Names with their values, each pair a line. */
const asPairs = (list: Element): Element => {
  const parts = selectAll('dt, dd', list);
  const pairs = parts.flatMap((part, position) =>
    part.tagName === 'dt' ? [[part, ...parts.slice(position + 1, position + 2)]] : [],
  );
  const items = pairs.map(
    ([name, value]): Element => ({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [...(name?.children ?? []), textNode(': '), ...(value?.children ?? [])],
    }),
  );
  return { ...list, tagName: 'ul', children: items };
};

const titled = (title: string): Element => ({
  type: 'element',
  tagName: 'h2',
  properties: {},
  children: [textNode(title)],
});

const languageOf = (title: string, code: string): string | undefined => {
  if (/^[a-z]+$/i.test(title)) return title.toLowerCase();
  if (/^[{[]/.test(code)) return 'json';
  if (title === '' && code.startsWith('curl ')) return 'bash';
  return /^\S+\.([a-z]+)$/.exec(title)?.[1];
};

/** A block of code, with its language in place of the bar above it where the bar says nothing else. */
const asCode = (block: Element, bar: Element, pre: Element): ElementContent[] => {
  const title = toText(bar).trim();
  const text = toText(pre, { whitespace: 'pre' });
  const language = languageOf(title, text);
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? { className: [`language-${language}`] } : {},
    children: [textNode(text)],
  };
  const says = title !== '' && title.toLowerCase() !== language;
  return [
    {
      ...block,
      children: [
        ...(says ? [{ ...bar, tagName: 'p', children: [textNode(title)] }] : []),
        { ...pre, children: [code] },
      ],
    },
  ];
};

const readNode = (node: ElementContent): ElementContent[] => {
  if (node.type === 'comment') return [];
  if (!isElement(node)) return [node];
  return isTool(node) ? [] : readElement({ ...node, properties: { ...node.properties } });
};

const readElement = (node: Element): ElementContent[] => {
  // Its inks and groups are for the eye: as it is copied, nothing stands between them.
  if (node.tagName === 'code')
    return [{ ...node, children: [textNode(toText(node, { whitespace: 'pre' }))] }];
  const children = readAll(node.children);
  const [bar, pre] = children.filter(isElement);
  if (node.tagName === 'div' && bar && pre?.tagName === 'pre' && select('code', pre))
    return asCode(node, bar, pre);
  if (node.tagName === 'dl') return [asPairs({ ...node, children })];
  const title = node.properties.dataReadingTitle;
  if (typeof title === 'string') return [{ ...node, children: [titled(title), ...children] }];
  if (node.tagName === 'li') return [{ ...node, children: asOneLine(children) }];
  return [{ ...node, children: apart(children) }];
};

const readAll = (nodes: readonly ElementContent[]): ElementContent[] => nodes.flatMap(readNode);

/**
 * The article as it is read: without what only a browser can use, its words kept apart. `data-reading="skip"` leaves an
 * element out, `data-reading-title` gives it a heading that the page itself does not need.
 */
export const proseOf = (article: Element): Element => ({ ...article, children: readAll(article.children) });
