import { expect, test } from 'vitest';
import { listOf } from '#components/list/list-behind.ts';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import { chargebackLink, decisionLink, decisionOf } from '#features/chargebacks/chargeback-links.ts';

test('a link into the detail takes the list along, and so does what lies over it', () => {
  const link = chargebackLink(7, '?email=ana');
  expect(link.to).toBe('/chargebacks-detail?id=7');
  expect([listOf(link), isOverPage(link)]).toEqual(['?email=ana', false]);
  const over = decisionLink('win', 7, '?email=ana');
  expect(over.to).toBe('/chargebacks-detail/win?id=7');
  expect([listOf(over), isOverPage(over)]).toEqual(['?email=ana', true]);
});

test.each([
  ['/chargebacks-detail/win', 'win'],
  ['/chargebacks-detail/lose/', 'lose'],
  ['/chargebacks-detail', undefined],
  ['/chargebacks-detail/other', undefined],
])('%s decides %s', (pathname, decision) => {
  expect(decisionOf({ pathname })).toBe(decision);
});
