import type { RootContent } from 'hast';
import { expect, it } from 'vitest';
import { type PageTree, placeContents } from './contents-place.ts';

const paragraph = (value: string): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value }],
});
const heading: RootContent = { type: 'element', tagName: 'h2', properties: {}, children: [] };
const imported = { type: 'mdxjsEsm' } as const;
const component = (name: string) => ({ type: 'mdxJsxFlowElement', name }) as const;

const placed = (...children: PageTree['children']): string[] => {
  const tree: PageTree = { type: 'root', children };
  placeContents()(tree);
  return tree.children.map((node) => ('name' in node && node.name ? String(node.name) : node.type));
};

it.each([
  ['below the first paragraph', [imported, paragraph('Qué es.'), heading], 2],
  ['above what a paragraph introduces', [paragraph('Lleva dos datos:'), heading], 0],
  ['first, where a page begins with a heading', [imported, heading], 1],
] as const)('the contents of a page stand %s', (_, children, place) => {
  expect(placed(...children).indexOf('PageContents')).toBe(place);
});

it.each([
  ['the page of a method', [imported, component('Endpoint')]],
  ['a page that has them', [paragraph('Envía esta.'), component('FirstCall'), component('PageContents')]],
] as const)('%s places them itself', (_, children) => {
  const before = placed(...children);
  expect(before).toHaveLength(children.length);
});
