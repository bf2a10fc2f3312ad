import { expect, test } from 'vitest';
import { listOf } from '#components/list/list-behind.ts';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import {
  detailLink,
  detailOverlayLink,
  detailOverlays,
  overlayOf,
  wayBack,
} from '#features/transactions/transaction-links.ts';

test('a link into the detail takes the address of the list along', () => {
  const link = detailLink(7, '?idStatus=2&pageNumber=3');
  expect(link.to).toBe('/transaction-detail?id=7');
  expect(listOf(link)).toBe('?idStatus=2&pageNumber=3');
  expect(isOverPage(link)).toBe(false);
});

test.each(detailOverlays)('%s lies over the detail, one step back, at an address of its own', (overlay) => {
  const link = detailOverlayLink(overlay, 7, '?dates=any');
  const pathname = `/transaction-detail/${overlay}`;
  expect(link.to).toBe(`${pathname}?id=7`);
  expect(listOf(link)).toBe('?dates=any');
  expect(isOverPage(link)).toBe(true);
  expect(overlayOf({ pathname })).toBe(overlay);
  expect(overlayOf({ pathname: `${pathname}/` })).toBe(overlay);
});

test.each(['/transaction-detail', '/transaction-detail/other', '/refund'])(
  '%s lies over nothing',
  (pathname) => {
    expect(overlayOf({ pathname })).toBeUndefined();
  },
);

test.each([null, undefined, 'x', {}, { list: 3 }])(
  'an address opened by itself leads to the whole list',
  (state) => {
    expect(listOf({ state })).toBe('');
    expect(isOverPage({ state })).toBe(false);
  },
);

test.each([
  ['/paid-leagues?dates=any', 'paidLeagues'],
  ['/preauthorizations?email=ana', 'preauthorizations'],
  ['/subscriptions-details/Activa/7/', 'subscription'],
  ['/chargebacks-detail?id=7', 'chargeback'],
  ['/settlement-detail?id=7', 'settlement'],
])('from %s it leads back there', (list, page) => {
  expect(wayBack(list)).toEqual({ page, to: list });
});

test.each(['', '?idStatus=2', '/paid-leagues-of-others', 'https://elsewhere.example/paid-leagues'])(
  'from %j it leads back to the movements',
  (list) => {
    expect(wayBack(list).page).toBe('transactions');
    expect(wayBack(list).to).toHaveProperty('pathname', '/transactions');
  },
);
