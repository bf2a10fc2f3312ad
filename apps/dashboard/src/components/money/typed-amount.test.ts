import { expect, test } from 'vitest';
import { readAmount } from '#components/money/typed-amount.ts';

test.each([
  ['350', 35_000],
  ['350.', 35_000],
  ['350.5', 35_050],
  [' 350.55 ', 35_055],
  ['0', 0],
  ['1000000', 100_000_000],
])('%s is an amount', (text, centavos) => {
  expect(readAmount(text)).toBe(centavos);
});

test.each(['', 'abc', '-1', '1e3', '1.005', '1,000', '.5', '12345678'])('%s is none', (text) => {
  expect(readAmount(text)).toBeUndefined();
});
