import { expect, test } from 'vitest';
import { deliveries } from '#features/integration/webhooks/deliveries-search.ts';

const read = (text: string) => deliveries.read(new URLSearchParams(text));

test('an address without filters asks for all of them', () => {
  expect(read('')).toEqual(deliveries.initial);
  expect(deliveries.write(deliveries.initial).toString()).toBe('');
  expect(deliveries.toQuery(read(''), '2026/11/20')).toEqual({ pageNumber: 1, rowsOfPage: 10 });
  expect(deliveries.isNarrowed(read('pageNumber=3'))).toBe(false);
});

test('every filter stands in the address and comes back from it', () => {
  const text = 'state=failed&idTransaction=1024&event=subscription.paused&idSubscription=12&pageNumber=2';
  expect(deliveries.write(read(text)).toString()).toBe(text);
  expect(deliveries.toQuery(read(text), '2026/11/20')).toEqual({
    state: 'failed',
    idTransaction: 1024,
    event: 'subscription.paused',
    idSubscription: 12,
    pageNumber: 2,
    rowsOfPage: 10,
  });
  expect(deliveries.isNarrowed(read(text))).toBe(true);
});

test('what does not make sense is as if it were not there', () => {
  expect(read('state=lost&idTransaction=x&event=paid&idSubscription=0&pageNumber=0')).toEqual(
    deliveries.initial,
  );
});
