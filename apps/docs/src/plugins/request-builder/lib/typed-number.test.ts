import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['12', 12],
  ['12.', 12],
  [' 350.50 ', 350.5],
  ['-1e2', -100],
  ['0', 0],
])('%j is a number', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

it.each(['', ' ', 'Infinity', '-Infinity', 'NaN', '1e400', '0x10', '0b1', '012', '.5', '+5', '1,5', 'doce'])(
  '%j stays a text',
  (text) => {
    expect(typedNumber(text)).toBe(text);
  },
);
