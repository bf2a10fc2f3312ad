import type { Element, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';

/** What MDX adds to a page: components, and what it imports. */
type MdxNode = { readonly type: 'mdxJsxFlowElement' | 'mdxjsEsm'; readonly name?: string };
type PageNode = RootContent | MdxNode;
export type PageTree = { readonly type: 'root'; readonly children: PageNode[] };

const contents = { type: 'mdxJsxFlowElement', name: 'PageContents', attributes: [], children: [] } as const;

/** Pages that have them place the contents themselves, at a place of their own. */
const placesItself = (node: PageNode): boolean =>
  'name' in node && (node.name === 'Endpoint' || node.name === contents.name);

/** Neither what is imported nor the line ends between blocks. */
const isShown = (node: PageNode): boolean => node.type !== 'mdxjsEsm' && node.type !== 'text';

const isElement = (node: PageNode | undefined): node is Element => node?.type === 'element';

/** A paragraph that something follows, as `…has this form:`, is not parted from it. */
const isLead = (node: PageNode | undefined): boolean =>
  isElement(node) && node.tagName === 'p' && !toText(node).trim().endsWith(':');

/**
 * A rehype plugin: what a page contains, which a phone shows in its text, stands below the paragraph that says what the page is
 * about.
 */
export const placeContents = () => (tree: PageTree) => {
  if (tree.children.some(placesItself)) return;
  const first = tree.children.findIndex(isShown);
  if (first < 0) return;
  tree.children.splice(isLead(tree.children[first]) ? first + 1 : first, 0, contents);
};
