import { expect, test } from 'vitest';
import { rowKey } from './data-table.tsx';

test.each([
  ['ArrowDown', 0, { row: 1 }],
  ['ArrowDown', 9, { row: 9 }],
  ['ArrowUp', 1, { row: 0 }],
  ['ArrowUp', 0, { row: 0 }],
  ['Home', 7, { row: 0 }],
  ['End', 2, { row: 9 }],
  ['PageDown', 4, { turn: 1 }],
  ['PageUp', 4, { turn: -1 }],
  ['Enter', 4, undefined],
  ['Tab', 4, undefined],
  ['a', 4, undefined],
])('%s on row %i of ten', (key, index, wanted) => {
  expect(rowKey(key, index, 10)).toEqual(wanted);
});
