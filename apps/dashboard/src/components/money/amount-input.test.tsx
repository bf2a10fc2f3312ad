import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AmountInput } from '#components/money/amount-input.tsx';

test('takes every letter, with the keys for decimals on a phone', () => {
  const markup = renderToStaticMarkup(<AmountInput value="50,5" readOnly />);
  expect(markup).toContain('type="text"');
  expect(markup).toContain('inputMode="decimal"');
  expect(markup).toContain('value="50,5"');
});
