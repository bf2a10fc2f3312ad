import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartGeometry, namedDays, roundValues } from './chart-geometry.ts';

const box = { width: 30, height: 100 };

test('bars stand on zero, below a round value', () => {
  const { bars, lines } = chartGeometry([50, 100, 0], [], box);
  expect(lines.map(({ value, y }) => [value, y])).toEqual([
    [100, 0],
    [75, 25],
    [50, 50],
    [25, 75],
    [0, 100],
  ]);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [50, 50],
    [0, 100],
    [100, 0],
  ]);
});

test('what is below zero hangs from it', () => {
  const { bars, lines } = chartGeometry([30, -10], [], { width: 20, height: 80 });
  const zero = lines.find(({ value }) => value === 0)?.y;
  expect(zero).toBe(60);
  expect(bars[1]).toMatchObject({ y: 60, height: 20, negative: true });
});

test('what is hardly below zero hangs over the edge, without hairlines of its own', () => {
  const { bars, lines } = chartGeometry([100, -3, -1], [], box);
  expect(lines.at(-1)).toEqual({ value: 0, y: 100 });
  expect(bars.slice(1)).toMatchObject([
    { y: 100, height: 3, negative: true },
    { y: 100, height: 1, negative: true },
  ]);
  expect(chartGeometry([100, -6], [], box).lines.at(-1)?.value).toBe(-20);
});

test('the line of a day before lies across the bar of its column, on the same scale', () => {
  const { before, bars } = chartGeometry([50, 100], [100, 0], box);
  expect(before.map(({ y }) => y)).toEqual([0, 100]);
  for (const [index, { x1, x2 }] of before.entries()) {
    const { x = 0, width = 0 } = bars[index] ?? {};
    expect((x1 + x2) / 2).toBeCloseTo(x + width / 2);
    expect(x2 - x1).toBeGreaterThan(width);
  }
  expect(before[0]?.x2).toBeLessThan(before[1]?.x1 ?? 0);
});

test('nothing at all is a flat line, not a division by zero', () => {
  expect(chartGeometry([0, 0], [0, 0], box).bars).toMatchObject([{ y: 100, height: 0 }, { height: 0 }]);
  expect(chartGeometry([], [], box).bars).toEqual([]);
});

test('a small value beside a large one is still a bar', () => {
  expect(chartGeometry([1_000_000, 1], [], box).bars[1]?.height).toBe(1);
});

test.each([
  [
    [21_430.1, 3_000],
    [25_000, 20_000, 15_000, 10_000, 5_000, 0],
  ],
  [[9], [10, 7.5, 5, 2.5, 0]],
  [[-174], [0, -50, -100, -150, -200]],
  // Little below zero takes no more room than it needs.
  [
    [20_600, -700],
    [25_000, 20_000, 15_000, 10_000, 5_000, 0, -5_000],
  ],
])('the round values of %j are %j', (values, rounded) => {
  expect(roundValues(values)).toEqual(rounded);
});

test('the round values of any amounts span them and zero, in three to six even steps', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(amounts, fc.constantFrom(1, 100), (whole, part) => {
      const values = whole.map((amount) => amount / part);
      fc.pre(values.some((value) => value !== 0));
      const rounded = roundValues(values);
      expect(rounded[0]).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(rounded.at(-1)).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(rounded.some((value) => value === 0)).toBe(true);
      expect([3, 4, 5, 6]).toContain(rounded.length - 1);
    }),
  );
});

test('days are named evenly, the last one always', () => {
  expect(namedDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedDays(32, 7)).toEqual([1, 6, 11, 16, 21, 26, 31]);
  expect(namedDays(1, 7)).toEqual([0]);
});
