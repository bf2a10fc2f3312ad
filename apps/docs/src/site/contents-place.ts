import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';

type Node = RootContent | { readonly type: string; readonly name?: string | null };

const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

const contents = {
  type: 'mdxJsxFlowElement',
  name: 'PageContents',
  attributes: [],
  children: [],
} as unknown as ElementContent;

/** Neither what is imported nor the line ends between blocks. */
const isShown = (node: Node): boolean => node.type !== 'mdxjsEsm' && node.type !== 'text';

/** A paragraph that something follows, as `…has this form:`, is not parted from it. */
const isLead = (node: Node | undefined): boolean =>
  isElement(node) && node.tagName === 'p' && !toText(node).trim().endsWith(':');

/** What the lead of the first page invites to: it is not parted from it. */
const isInvited = (node: Node | undefined): boolean =>
  node !== undefined && 'name' in node && node.name === 'FirstCall';

/**
 * A rehype plugin: what a page contains, which a phone shows above its text, stands below the paragraph that says what the page is
 * about. The page of a method has its own place for it.
 */
export const placeContents = () => (tree: Root) => {
  const first = tree.children.findIndex(isShown);
  const node: Node | undefined = tree.children[first];
  if (node === undefined || ('name' in node && node.name === 'Endpoint')) return;
  const second = tree.children.findIndex((each, index) => index > first && isShown(each));
  const above = !isLead(node) ? first : isInvited(tree.children[second]) ? second + 1 : first + 1;
  tree.children.splice(above, 0, contents);
};
