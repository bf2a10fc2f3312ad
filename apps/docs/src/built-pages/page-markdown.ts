import type { Element, ElementContent, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import type { Root as Markdown } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markdownAddress } from '../site/markdown-address.ts';
import type { BuiltPage } from './built-page.ts';
import { proseOf } from './prose-of-page.ts';

/** Links between pages lead to their Markdown; a heading has no address there. */
const linkMarkdown = (prose: Element, addresses: ReadonlySet<string>): void => {
  for (const { properties } of selectAll('a[href]', prose)) {
    const [path = ''] = String(properties.href).split('#');
    const address = path.replace(/(.)\/$/, '$1');
    if (addresses.has(address)) properties.href = markdownAddress(address);
  }
};

const isHeader = (node: ElementContent): boolean =>
  node.type === 'element' && ['header', 'h1'].includes(node.tagName);

const withDescription = (prose: Element, description: string): Element => {
  const header = prose.children.find(isHeader);
  if (!header || description === '') return prose;
  const rest = prose.children.filter((child) => child !== header);
  const quote: Element = {
    type: 'element',
    tagName: 'blockquote',
    properties: {},
    children: [
      { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: description }] },
    ],
  };
  return { ...prose, children: [header, quote, ...rest] };
};

/** Lists without empty lines between their items. */
const tightLists = () => (tree: Markdown) => {
  visit(tree, (node) => {
    if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  });
};

const writer = unified()
  .use(rehypeRemark)
  .use(tightLists)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, incrementListMarker: true });

/** A page as Markdown: its title, what it is about, and all that stands in it to be read. */
export const pageMarkdown = (page: BuiltPage, addresses: ReadonlySet<string>): string => {
  const prose = withDescription(proseOf(page.article), page.description);
  linkMarkdown(prose, addresses);
  const root: Root = { type: 'root', children: [prose] };
  return writer.stringify(writer.runSync(root));
};
