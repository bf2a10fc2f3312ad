import { expect, test } from 'vitest';
import { transactionStatusIds } from '../statuses/transaction-status.ts';
import {
  type CheckoutKind,
  isOpenCheckout,
  mayCancelPayment,
  mayResendLink,
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

test('a merchant cancels what waits for its payer, and a page that is open after a failure', () => {
  const cancelable = (kind: CheckoutKind | undefined, now: Date) =>
    transactionStatusIds.filter((statusId) =>
      mayCancelPayment(statusId, kind && { kind, expiresAt: due }, now),
    );
  expect(cancelable(undefined, before)).toEqual([1, 5]);
  expect(cancelable('direct', before)).toEqual([1, 5]);
  expect(cancelable('web', before)).toEqual([1, 3, 5, 10, 14]);
  expect(cancelable('link', before)).toEqual([1, 3, 4, 5, 10, 14]);
  expect(cancelable('link', due)).toEqual([1, 5]);
});

test('the e-mail of a link is of use while it can be paid, on its page or at the shop', () => {
  const useful = (kind: CheckoutKind, now: Date) =>
    transactionStatusIds.filter((statusId) => mayResendLink({ kind, statusId, expiresAt: due }, now));
  expect(useful('link', before)).toEqual([1, 3, 4, 5, 10, 14]);
  expect(useful('link', due)).toEqual([5]);
  expect(useful('web', before)).toEqual([]);
});

test('a payer who leaves can come back to a payment link, until it falls due', () => {
  const comingBack = (kind: CheckoutKind, now: Date) =>
    transactionStatusIds.filter((statusId) => mayReturnToCheckout({ kind, statusId, expiresAt: due }, now));
  expect(comingBack('link', before)).toEqual([1]);
  expect(comingBack('link', due)).toEqual([]);
  expect(comingBack('web', before)).toEqual([]);
});
