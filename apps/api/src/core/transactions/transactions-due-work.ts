import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Actor } from '#core/account/caller.ts';
import type { DueWorkHandler, DueWorkHandlers } from '#core/due-work/due-work.ts';
import { saleStep } from './sale.ts';
import { moveTransaction } from './transaction-life.ts';
import { transactionByNumber } from './transaction-lookup.ts';
import { processWithoutCard, writeProcess } from './transaction-process.ts';
import { waitMoves } from './transaction-waits.ts';

const payer: Actor = { kind: 'payer', name: null, requestId: null };

/** Ends a status that timed out. */
const endOfWait =
  (kind: keyof typeof waitMoves): DueWorkHandler =>
  async (context, subjectId) => {
    const row = await transactionByNumber(context.unit, context.accountId, subjectId);
    // A card that waited for its challenge is removed.
    const process = writeProcess(processWithoutCard(row));
    return moveTransaction(context, row, { move: waitMoves[kind] }, { process });
  };

/** Simulates a cash payment at a shop. */
const payCash: DueWorkHandler = async (context, subjectId) => {
  const row = await transactionByNumber(context.unit, context.accountId, subjectId);
  if (row.status !== Status.pendingPayment) return;
  const { step, changes } = saleStep(row, { move: 'pay', amount: row.amount, now: context.now });
  await moveTransaction({ ...context, actor: payer }, row, step, changes);
};

export const transactionsDueWork = {
  abandonCheckout: endOfWait('abandonCheckout'),
  expireLink: endOfWait('expireLink'),
  abandonChallenge: endOfWait('abandonChallenge'),
  expireCash: endOfWait('expireCash'),
  expireAuthorization: endOfWait('expireAuthorization'),
  payCash,
} as const satisfies Partial<DueWorkHandlers>;
