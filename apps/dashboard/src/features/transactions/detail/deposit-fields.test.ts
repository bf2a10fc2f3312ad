import { expect, test } from 'vitest';
import { depositedOrWaiting, depositFields } from '#features/transactions/detail/deposit-fields.ts';

const none = { idConciliation: null, deducted: 0, toDeposit: 0, toDeduct: 0 };

test.each([
  ['paid', { ...none, toDeposit: 303.44 }, 'toDeposit', ['net', 'toDeposit']],
  ['not paid', none, 'toDeposit', ['net', 'toDeposit']],
  ['refunded before it was settled', { ...none, toDeduct: 12.31 }, 'toDeduct', ['net', 'toDeduct']],
  ['settled', { ...none, idConciliation: 7 }, 'deposited', ['net', 'deposited']],
  [
    'refunded after it was settled',
    { ...none, idConciliation: 7, toDeduct: 217.25 },
    'deposited',
    ['net', 'deposited', 'toDeduct'],
  ],
  [
    'deducted from a later settlement',
    { ...none, idConciliation: 7, deducted: 217.25 },
    'deposited',
    ['net', 'deposited', 'deducted'],
  ],
] as const)('of a payment that is %s', (_, deposit, first, names) => {
  expect(depositedOrWaiting(deposit)).toBe(first);
  expect(depositFields(deposit)).toEqual(names);
});
