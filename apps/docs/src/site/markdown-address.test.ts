import { expect, it } from 'vitest';
import { homeOf, markdownAddress } from './markdown-address.ts';

it('stands beside the page', () => {
  expect(markdownAddress('/docs/integration-methods/refund')).toBe('/docs/integration-methods/refund.md');
  for (const home of [homeOf('es'), '/docs/']) expect(markdownAddress(home)).toBe('/docs/index.md');
  for (const home of [homeOf('en'), '/docs/en/']) expect(markdownAddress(home)).toBe('/docs/en/index.md');
});
