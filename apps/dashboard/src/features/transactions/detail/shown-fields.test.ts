import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { expect, test } from 'vitest';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { depositFields, factsOf, meaningOf, shownFields, withDeposits } from './shown-fields.ts';

const plain = {
  authorizedAmount: null,
  fraudRule: null,
  cashDueDate: null,
  urlCheckout: null,
  pageDueDate: null,
  returnUrl: null,
  idSubscription: null,
  customerCardIdentifier: null,
  idConciliation: null,
  deducted: 0,
  toDeposit: 303.44,
  toDeduct: 0,
  proofDueDate: null,
};

test('a field that every movement has keeps its place, also where it is empty', () => {
  expect(shownFields(plain)).toEqual({
    payment: [
      'status',
      'reference',
      'amount',
      'creationDate',
      'paymentDate',
      'declinedReason',
      'idTransaction',
      'transactionCode',
    ],
    deposit: [
      'gross',
      'serviceCharge',
      'serviceTax',
      'commission',
      'returned',
      'net',
      'toDeposit',
      'settlement',
    ],
    method: ['method', 'account', 'authCode', 'specialOffer', 'ticketReference', 'secure3D'],
    refund: ['refunded', 'remaining', 'chargebackStatus', 'chargebackDate'],
    customer: ['customer', 'email', 'payerIp'],
  });
});

test.each([
  ['an authorization', { authorizedAmount: 0 }, 'payment', 'authorizedAmount', 'amount'],
  ['one that a fraud rule refused', { fraudRule: 'velocity:card' }, 'payment', 'fraudRule', 'declinedReason'],
  ['one in cash', { cashDueDate: '2026-03-01' }, 'method', 'cashDueDate', 'ticketReference'],
  ['one of a hosted page', { urlCheckout: 'https://pasarela.example' }, 'method', 'checkout', 'secure3D'],
  ['one whose page expires', { pageDueDate: '2026-03-01' }, 'method', 'pageDueDate', 'secure3D'],
  [
    'one that leads back to a shop',
    { returnUrl: 'https://tienda.example' },
    'method',
    'returnUrl',
    'secure3D',
  ],
  ['one of a subscription', { idSubscription: 7 }, 'method', 'subscription', 'secure3D'],
  ['one whose chargeback waits', { proofDueDate: '2026-03-09' }, 'refund', 'proofDue', 'chargebackDate'],
  ['one of a kept card', { customerCardIdentifier: 'tok' }, 'method', 'cardToken', 'secure3D'],
] as const)('%s has a field of its own', (_, own, group, field, before) => {
  const names: readonly string[] = shownFields({ ...plain, ...own })[group];
  expect(names[names.indexOf(before) + 1]).toBe(field);
});

const none = { idConciliation: null, deducted: 0, toDeposit: 0, toDeduct: 0 };

const unpaid = {
  statusId: Status.created,
  account: null,
  idPaymentMethod: null,
  authorizationExpires: null,
  paymentDate: null,
  cashDueDate: null,
  refundedAmount: 0,
  disputedAmount: 0,
  proofDueDate: null,
} as const;

test.each([
  ['that nobody has paid', {}, ['creationDate', 'toDeposit']],
  [
    'by voucher that waits',
    { statusId: Status.pendingPayment, idPaymentMethod: 5, cashDueDate: '2026-03-01' },
    ['method', 'ticketReference', 'cashDueDate', 'toDeposit'],
  ],
  [
    'by voucher that was paid',
    {
      statusId: Status.accepted,
      idPaymentMethod: 5,
      cashDueDate: '2026-03-01',
      paymentDate: '2026-02-27',
    },
    ['method', 'paymentDate', 'toDeposit'],
  ],
  [
    'by card',
    { statusId: Status.accepted, idPaymentMethod: 8, account: '4242', paymentDate: '2026-02-27' },
    ['account', 'paymentDate', 'toDeposit'],
  ],
  [
    'that is held',
    { statusId: Status.authorized, idPaymentMethod: 8, account: '4242', authorizationExpires: '2026-03-01' },
    ['account', 'authorizationExpires', 'toDeposit'],
  ],
  [
    'whose chargeback waits for evidence',
    {
      statusId: Status.chargebackInProcess,
      idPaymentMethod: 8,
      account: '4242',
      paymentDate: '2026-02-27',
      disputedAmount: 131,
      proofDueDate: '2026-03-09',
    },
    ['account', 'paymentDate', 'disputed', 'proofDue'],
  ],
  [
    'whose chargeback was lost',
    {
      statusId: Status.chargebackLost,
      idPaymentMethod: 8,
      account: '4242',
      paymentDate: '2026-02-27',
      disputedAmount: 131,
    },
    ['account', 'paymentDate', 'toDeposit'],
  ],
  [
    'that was refunded',
    { account: '4242', idPaymentMethod: 8, paymentDate: '2026-02-27', refundedAmount: 5 },
    ['account', 'paymentDate', 'refunded', 'toDeposit'],
  ],
] as const)('the facts of a payment %s', (_, own, facts) => {
  expect(factsOf({ ...unpaid, ...none, ...own })).toEqual(facts);
});

test.each([
  ['paid', { ...none, toDeposit: 303.44 }, 'toDeposit', ['net', 'toDeposit']],
  ['not paid', none, 'toDeposit', ['net', 'toDeposit']],
  ['refunded before it was settled', { ...none, toDeduct: 12.31 }, 'toDeduct', ['net', 'toDeduct']],
  ['settled', { ...none, idConciliation: 7 }, 'deposited', ['net', 'deposited']],
  [
    'refunded after it was settled',
    { ...none, idConciliation: 7, toDeduct: 217.25 },
    'net',
    ['net', 'deposited', 'toDeduct'],
  ],
  [
    'deducted from a later settlement',
    { ...none, idConciliation: 7, deducted: 217.25 },
    'net',
    ['net', 'deposited', 'deducted'],
  ],
] as const)('of a payment that is %s', (_, deposit, first, names) => {
  expect(factsOf({ ...unpaid, ...deposit }).at(-1)).toBe(first);
  expect(depositFields(deposit)).toEqual(names);
});

test.each([
  ['what it waits for', Status.created, null, 'Tu cliente aún no ha pagado.'],
  ['why it was declined', Status.rejected, 'La tarjeta está vencida.', 'La tarjeta está vencida.'],
  ['how it ended', Status.nonPayment, null, 'Tu cliente abandonó el pago.'],
  ['nothing where its name says it', Status.accepted, null, null],
])('the status means: %s', (_, statusId, declinedReason, meaning) => {
  const asked = { statusId, declinedReason, canCancel: false, proofDueDate: null };
  expect(meaningOf(asked, transactionDetailWords.es, 'es')).toBe(meaning);
});

test('while evidence is waited for, a disputed payment says until when', () => {
  const told = { statusId: Status.chargebackInProcess, declinedReason: null, canCancel: false };
  const meaning = (proofDueDate: string | null) =>
    meaningOf({ ...told, proofDueDate }, transactionDetailWords.es, 'es');
  expect(meaning('2026-12-07T18:36:00.000Z')).toBe(
    'Sube tus pruebas antes del 07/12/2026 12:36 p.m.: con ellas decide el banco.',
  );
  expect(meaning(null)).toBe('El banco decide el contracargo con las pruebas que subas.');
});

test('an expired reference can be paid in another way only while its page is open', () => {
  const meaning = (canCancel: boolean) =>
    meaningOf(
      { statusId: Status.cashExpired, declinedReason: null, canCancel, proofDueDate: null },
      transactionDetailWords.es,
      'es',
    );
  expect(meaning(true)).toContain('Tu cliente puede pagar con otro método.');
  expect(meaning(false)).toBe('La referencia de efectivo venció sin que se pagara.');
});

test.each([
  [Status.rejected, 'El banco rechazó el pago', true, 'El banco rechazó el pago. '],
  [Status.canceledByCustomer, null, true, 'Tu cliente canceló el pago. '],
] as const)(
  'status %d can be tried again while its page is open',
  (statusId, declinedReason, canCancel, own) => {
    const { es } = transactionDetailWords;
    const told = { statusId, declinedReason, proofDueDate: null };
    expect(meaningOf({ ...told, canCancel }, es, 'es')).toBe(`${own}${es.pageOpen}`);
    expect(meaningOf({ ...told, canCancel: false }, es, 'es')).not.toContain(es.pageOpen);
  },
);

test('deposits stand behind the net, in place of what they come to', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name }));
  const fields = named('gross', 'net', 'deposited', 'deducted', 'toDeduct', 'settlement');
  expect(withDeposits(fields, [])).toEqual(fields);
  expect(withDeposits(fields, named('settle-7', 'deduct-9'))).toEqual(
    named('gross', 'net', 'settle-7', 'deduct-9', 'toDeduct'),
  );
  // A net of nothing is not shown.
  expect(withDeposits(named('gross', 'returned'), named('settle-7'))).toEqual(
    named('gross', 'returned', 'settle-7'),
  );
});
