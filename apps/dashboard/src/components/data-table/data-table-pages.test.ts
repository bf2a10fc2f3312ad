import { expect, test } from 'vitest';
import { pageWindow } from './data-table-pages.tsx';

test('few pages have a button each', () => {
  expect(pageWindow(1, 0)).toEqual([]);
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('many pages have ten, about the open one', { tags: ['PORTAL-37', 'TRANSACTION-9'] }, () => {
  expect(pageWindow(1, 500)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageWindow(6, 500)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageWindow(7, 500)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(pageWindow(250, 500)).toEqual([245, 246, 247, 248, 249, 250, 251, 252, 253, 254]);
  expect(pageWindow(500, 500)).toEqual([491, 492, 493, 494, 495, 496, 497, 498, 499, 500]);
});

test('a page beyond the last shows the last ten', () => {
  expect(pageWindow(900, 12)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
