import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { labelTableCells } from './table-labels.ts';

const labelled = (html: string): Root => {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html);
  labelTableCells()(tree);
  return tree;
};
const row = (tag: string, texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
const table = (heading: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><thead>${row('th', heading)}</thead><tbody>${rows.map((texts) => row('td', texts)).join('')}</tbody></table>`;
const labelsIn = (tree: Root) => selectAll('td', tree).map(({ properties }) => properties.dataLabel);

test('every cell but the first of its row has the heading of its column', () => {
  const tree = labelled(
    table(['Qué cambia', '<a href="/x">Web Checkout</a>', 'API directa'], ['a', 'b', 'c'], ['d', 'e', 'f']),
  );
  expect(labelsIn(tree)).toEqual([
    undefined,
    'Web Checkout',
    'API directa',
    undefined,
    'Web Checkout',
    'API directa',
  ]);
});

const wayOf = (html: string) => selectAll('table', labelled(html))[0]?.properties.dataStacks;

test.each([
  ['short', ['a', 'x'.repeat(20), 'c']],
  ['columns', ['a', 'x'.repeat(21), 'c']],
  ['columns', ['a', 'x'.repeat(80), 'c']],
  ['long', ['a', 'x'.repeat(81), 'c']],
  // The first cell is the heading of its row.
  ['short', ['x'.repeat(80), 'b', 'c']],
  ['long', ['a', 'x'.repeat(21), 'c', 'd']],
] as const)('stacks as %s by its longest text', (way, cells) => {
  expect(wayOf(table(['1', '2', '3', '4'].slice(0, cells.length), cells))).toBe(way);
});

test('a table of two columns stays as it is', () => {
  const tree = labelled(table(['Dato', 'Valor'], ['a', 'b']));
  expect(labelsIn(tree)).toEqual([undefined, undefined]);
  expect(selectAll('table[data-stacks]', tree)).toHaveLength(0);
});

test('unless a narrow column would break its names', () => {
  const named = (name: string) => labelled(table(['Encabezado', 'Qué es'], [`<code>${name}</code>`, 'b']));
  expect(selectAll('table[data-stacks=long]', named('Retry-After12'))).toHaveLength(1);
  expect(selectAll('table[data-stacks]', named('Retry-After1'))).toHaveLength(0);
  expect(labelsIn(named('RateLimit-Remaining'))).toEqual([undefined, undefined]);
});
