import { expect, it } from 'vitest';
import { writtenAmount } from '../money/money.ts';
import { writtenNumber } from './written-figures.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_000_000, '1,000,000'],
  [1_234_567.25, '1,234,567.25'],
  [0.99, '0.99'],
  [-1_234, '-1,234'],
  [1e21, '1e+21'],
])('the number %d is written %s', (value, text) => {
  expect(writtenNumber(value)).toBe(text);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [99_999, '999.99'],
  [123_450, '1,234.50'],
  [100_000_000, '1,000,000.00'],
  [-26_252, '-262.52'],
])('%d centavos are written %s', (centavos, text) => {
  expect(writtenAmount(centavos)).toBe(text);
});
