import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { expect, test } from 'vitest';
import { againOf, openPageOf } from './unpaid-transaction.ts';

const declined = {
  referenceNumber: 'A-17',
  amount: 1250.5,
  custormerEmail: 'ana@example.com',
  idSubscription: null,
  beginsSubscription: false,
  fraudRule: null,
  replacedBy: null,
  statusId: Status.rejected,
  canResend: false,
  canCancel: false,
  urlCheckout: 'https://pasarela.example/checkout/chk_1',
} as const;

test('what failed for good is asked for again by a link', () => {
  const again = { referenceNumber: 'A-17', email: 'ana@example.com', amount: '1250.50' };
  expect(openPageOf(declined)).toBeNull();
  for (const statusId of [
    Status.rejected,
    Status.nonPayment,
    Status.cashExpired,
    Status.canceledByCustomer,
    Status.expired,
  ] as const)
    expect(againOf({ ...declined, statusId })).toEqual(again);
});

test.each([
  ['was paid', { statusId: Status.accepted }],
  ['is authorized', { statusId: Status.authorized }],
  ['the merchant has canceled', { statusId: Status.canceled }],
  ['can still be paid on its page', { canCancel: true }],
  ['has given way to another attempt', { replacedBy: 813 }],
  ['was authorized once', { statusId: Status.authorizationExpired }],
  ['a subscription charges again by itself', { idSubscription: 4 }],
  ['would have begun a subscription', { beginsSubscription: true }],
  ['a rule of the merchant stopped', { fraudRule: 'blacklist:email' as const }],
  ['nobody is known for', { custormerEmail: '' }],
])('what %s is not', (_, other) => {
  expect(againOf({ ...declined, ...other })).toBeUndefined();
});
