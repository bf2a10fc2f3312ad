import { expect, test } from 'vitest';
import { readAmount } from '#components/money/typed-amount.ts';

test.each([
  ['350.', 35_000],
  [' 350.55 ', 35_055],
  ['50,5', 5_050],
  ['$1,234.50', 123_450],
  ['1.234,50', 123_450],
])('%s is an amount', (text, centavos) => {
  expect(readAmount(text)).toBe(centavos);
});

test.each(['', 'abc', '-1', '1.005', '1,23,456'])('%s is none', (text) => {
  expect(readAmount(text)).toBeUndefined();
});
