import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Money } from '#components/money/money.tsx';

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('an amount in tabular figures, its currency quieter', () => {
  const markup = renderToStaticMarkup(<Money amount={1234.5} currency="MXN" />);
  expect(markup).toContain('figures');
  expect(textOf(markup)).toBe('$1,234.50 MXN');
});

test('without a currency the amount stands alone', () => {
  expect(textOf(renderToStaticMarkup(<Money amount={-0.5} />))).toBe('−$0.50');
});
