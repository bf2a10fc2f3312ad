import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReferenceAndNumber } from './payment-columns.tsx';

test('reference and number are both to be seen', () => {
  const markup = renderToStaticMarkup(<ReferenceAndNumber reference="PEDIDO-1042" id={1024} />);
  expect(
    markup
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/ +/),
  ).toEqual(['PEDIDO-1042', 'N.º', '1024']);
  expect(markup).not.toContain('sr-only');
});
