import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AmountInput, readAmount } from './amount-input.tsx';

test('takes every letter, with the keys for decimals on a phone', () => {
  const markup = renderToStaticMarkup(<AmountInput value="50,5" readOnly />);
  expect(markup).toContain('type="text"');
  expect(markup).toContain('inputMode="decimal"');
  expect(markup).toContain('value="50,5"');
});

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
