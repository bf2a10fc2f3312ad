import type { Root, RootContent } from 'hast';
import { expect, it } from 'vitest';
import { placeContents } from './contents-place.ts';

const paragraph = (value: string): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value }],
});
const heading: RootContent = { type: 'element', tagName: 'h2', properties: {}, children: [] };
const other = (type: string, name: string) => ({ type, name }) as unknown as RootContent;
const imported = other('mdxjsEsm', '');

const placed = (...children: RootContent[]): string[] => {
  const tree: Root = { type: 'root', children };
  placeContents()(tree);
  return tree.children.map((node) => ('name' in node && node.name ? String(node.name) : node.type));
};

it.each([
  ['below the first paragraph', [imported, paragraph('Qué es.'), heading], 2],
  ['above what a paragraph introduces', [paragraph('Lleva dos datos:'), heading], 0],
  [
    'below the call that the first paragraph invites to',
    [imported, paragraph('Envía esta.'), other('mdxJsxFlowElement', 'FirstCall'), heading],
    3,
  ],
  ['first, where a page begins with a heading', [imported, heading], 1],
] as const)('the contents of a page stand %s', (_, children, place) => {
  expect(placed(...children).indexOf('PageContents')).toBe(place);
});

it('the page of a method places them itself', () => {
  expect(placed(imported, other('mdxJsxFlowElement', 'Endpoint'))).toEqual(['mdxjsEsm', 'Endpoint']);
});
