import { expect, test } from 'vitest';
import { transactionStatusIds } from '../transactions/transaction-status.ts';
import {
  type CheckoutKind,
  isOpenCheckout,
  mayRetryCheckout,
  mayReturnToCheckout,
} from './checkout-kinds.ts';

const due = new Date('2026-11-23T05:59:00.000Z');
const before = new Date(due.getTime() - 1);

test.each<readonly [CheckoutKind, readonly number[]]>([
  ['web', [3, 10, 14]],
  ['link', [3, 4, 10, 14]],
  ['direct', []],
])('a page of kind %s takes another attempt after %j, until it ends', (kind, statuses) => {
  const after = (expiresAt: Date | null, now: Date) =>
    transactionStatusIds.filter((statusId) => mayRetryCheckout({ kind, statusId, expiresAt }, now));
  expect(after(due, before)).toEqual(statuses);
  expect(after(due, due)).toEqual([]);
  expect(after(null, due)).toEqual(statuses);
});

test('a page that nobody has tried is open as well, until it ends', () => {
  const open = (kind: CheckoutKind, now: Date) =>
    transactionStatusIds.filter((statusId) => isOpenCheckout({ kind, statusId, expiresAt: due }, now));
  expect([open('web', before), open('link', before), open('direct', before)]).toEqual([
    [1, 3, 10, 14],
    [1, 3, 4, 10, 14],
    [1],
  ]);
  expect(open('link', due)).toEqual([]);
});

test('a payer who leaves can come back to a payment link, until it falls due', () => {
  expect(mayReturnToCheckout({ kind: 'link', expiresAt: due }, before)).toBe(true);
  expect(mayReturnToCheckout({ kind: 'link', expiresAt: due }, due)).toBe(false);
  expect(mayReturnToCheckout({ kind: 'web', expiresAt: due }, before)).toBe(false);
});
