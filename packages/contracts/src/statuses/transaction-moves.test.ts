import { describe, expect, it } from 'vitest';
import { statusAfter, statusesAfter, type TransactionMove, transactionMoves } from './transaction-moves.ts';
import { type TransactionStatus, transactionStatusIds } from './transaction-status.ts';

/** The moves as the decisions state them. */
const decided: Readonly<Record<TransactionStatus, readonly number[]>> = {
  1: [2, 3, 4, 5, 6, 7, 8, 10, 11, 15],
  2: [12, 16, 17],
  3: [11],
  4: [11],
  5: [2, 14, 15],
  6: [11],
  7: [2, 3, 8, 10],
  8: [2, 9, 13],
  9: [],
  10: [11],
  11: [],
  12: [],
  13: [],
  14: [11],
  15: [11],
  16: [12, 16, 17],
  17: [2, 12, 16, 18],
  18: [],
};

const moves = Object.keys(transactionMoves) as TransactionMove[];

describe('the moves of a transaction', () => {
  it.each(transactionStatusIds)(
    'from %i lead exactly where the decisions say',
    { tags: ['STATUS-2'] },
    (from) => {
      expect(statusesAfter(from)).toEqual(decided[from]);
    },
  );

  it('by their event', { tags: ['STATUS-2'] }, () => {
    const byEvent = Object.fromEntries(
      moves.map((move) => [move, [[...transactionMoves[move].from], transactionMoves[move].to]]),
    );
    expect(byEvent).toEqual({
      pay: [[1, 5, 7], 2],
      decline: [[1, 7], 3],
      leave: [[1], 4],
      awaitCash: [[1], 5],
      expire: [[1], 6],
      review: [[1], 7],
      authorize: [[1, 7], 8],
      capture: [[8], 2],
      reverse: [[8], 9],
      expireAuthorization: [[8], 13],
      abandon: [[1, 7], 10],
      expireCash: [[5], 14],
      cancel: [[1, 5], 15],
      replace: [[1, 3, 4, 6, 10, 14, 15], 11],
      refundAll: [[2, 16], 12],
      refundPart: [[2, 16], 16],
      openChargeback: [[2, 16], 17],
      winChargeback: [[17], 'previous'],
      loseChargeback: [[17], 18],
    });
  });

  it('are none where the table has none', () => {
    for (const move of moves)
      for (const from of transactionStatusIds) {
        const has = (transactionMoves[move].from as readonly number[]).includes(from);
        expect(statusAfter(move, from, 2) !== undefined).toBe(has);
      }
  });

  it('return a chargeback that is won to where it came from, and nowhere else', {
    tags: ['CHARGEBACK-4'],
  }, () => {
    for (const previous of transactionStatusIds)
      expect(statusAfter('winChargeback', 17, previous)).toBe(
        [2, 12, 16].includes(previous) ? previous : undefined,
      );
    expect(statusAfter('winChargeback', 17)).toBeUndefined();
    expect(statusAfter('winChargeback', 2, 2)).toBeUndefined();
  });
});
