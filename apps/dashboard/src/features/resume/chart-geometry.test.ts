import { expect, test } from 'vitest';
import { chartGeometry } from './chart-geometry.ts';

test('bars stand on zero and the largest fills the height', () => {
  const { bars, zero } = chartGeometry([50, 100, 0], 30, 100);
  expect(zero).toBe(100);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [50, 50],
    [0, 100],
    [100, 0],
  ]);
});

test('what is below zero hangs from it', () => {
  const { bars, zero } = chartGeometry([30, -10], 20, 80);
  expect(zero).toBe(60);
  expect(bars[1]).toMatchObject({ y: 60, height: 20, negative: true });
});

test('nothing at all is a flat line, not a division by zero', () => {
  expect(chartGeometry([0, 0], 20, 80)).toMatchObject({ zero: 0, bars: [{ height: 0 }, { height: 0 }] });
  expect(chartGeometry([], 20, 80).bars).toEqual([]);
});

test('a small value beside a large one is still a line', () => {
  expect(chartGeometry([1_000_000, 1], 20, 100).bars[1]?.height).toBe(1);
});
