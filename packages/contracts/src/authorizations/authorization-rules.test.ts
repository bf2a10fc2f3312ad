import { describe, expect, it } from 'vitest';
import { type TransactionStatus, transactionStatusIds } from '../statuses/transaction-status.ts';
import { authorizationExpiry, cancelMove, captureRefusal } from './authorization-rules.ts';

describe('a capture', () => {
  it.each([
    ['a centavo', 1, undefined],
    ['a part', 34_999, undefined],
    ['the whole', 35_050, undefined],
    ['a centavo more', 35_051, 'capture_exceeds_authorized'],
  ])('of %s', { tags: ['PREAUTH-7'] }, (_, amount, refusal) => {
    expect(captureRefusal({ statusId: 8, amount: 35_050 }, amount)).toBe(refusal);
  });

  it('is of an authorization alone, whatever the amount', { tags: ['PREAUTH-7'] }, () => {
    for (const statusId of transactionStatusIds.filter((id) => id !== 8))
      for (const amount of [100, 35_051])
        expect(captureRefusal({ statusId, amount: 35_050 }, amount)).toBe('status_not_allowed');
  });
});

it('reverses an authorization, and cancels what nobody has paid yet', () => {
  const moves: Partial<Record<TransactionStatus, string>> = { 1: 'cancel', 5: 'cancel', 8: 'reverse' };
  for (const statusId of transactionStatusIds) expect(cancelMove(statusId)).toBe(moves[statusId]);
});

it('lasts seven days', { tags: ['PREAUTH-9'] }, () => {
  expect(authorizationExpiry(Date.UTC(2026, 10, 20, 18))).toBe(Date.UTC(2026, 10, 27, 18));
});
