import { expect, test } from 'vitest';
import { comparedDays } from './days-chart.tsx';
import { changeOf, isQuiet } from './summary-figures.tsx';

test.each([
  [112.4, 100, { direction: 'up', percent: 12.4 }],
  [50, 100, { direction: 'down', percent: 50 }],
  [-20, 100, { direction: 'down', percent: 120 }],
  [100, 100, { direction: 'same', percent: 0 }],
  [100.04, 100, { direction: 'same', percent: 0 }],
  [100, 0, undefined],
  [100, -50, undefined],
])('%d after %d', (net, before, change) => {
  expect(changeOf(net, before)).toEqual(change);
});

test('a period is quiet where nothing happened on any day', () => {
  const day = { day: '2026/11/20', net: 0, transactions: 0, sales: 0 };
  expect(isQuiet({ days: [day, day] })).toBe(true);
  expect(isQuiet({ days: [day, { ...day, net: -10 }] })).toBe(false);
  expect(isQuiet({ days: [day, { ...day, sales: 1 }] })).toBe(false);
});

test('a day that still runs is compared with the one before until the same time of day', () => {
  const previous = {
    initDate: '2026/11/14',
    endDate: '2026/11/15',
    net: 300.3,
    netUntilSameTime: 150.1,
    days: [
      { day: '2026/11/14', net: 100.1 },
      { day: '2026/11/15', net: 200.2 },
    ],
  };
  expect(comparedDays(previous, true).map(({ net }) => net)).toEqual([100.1, 50]);
  expect(comparedDays(previous, false)).toEqual(previous.days);
});
