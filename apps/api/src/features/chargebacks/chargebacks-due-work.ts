import type { DueWorkHandler, DueWorkHandlers } from '#core/due-work/due-work.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { readProcess } from '#core/transactions/transaction-process.ts';
import { canBeDisputed, endChargeback, openChargeback } from './chargeback-life.ts';

/** Opens the chargeback that the simulated bank announced when it approved the payment. */
const dispute: DueWorkHandler = async (context, subjectId) => {
  const row = await transactionByNumber(context.unit, context.accountId, subjectId);
  const reason = readProcess(row).dispute;
  if (reason && canBeDisputed(row)) await openChargeback(context, row, reason);
};

export const chargebacksDueWork = {
  openChargeback: dispute,
  missChargebackProof: (context, id) => endChargeback(context, id, 'lost'),
  // The simulated bank accepts every proof.
  decideChargeback: (context, id) => endChargeback(context, id, 'won'),
} as const satisfies Partial<DueWorkHandlers>;
