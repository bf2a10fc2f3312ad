import { chargebackFee, taxBasisPoints } from '../fees/fees.ts';
import { type Centavos, portionOf } from '../money.ts';
import { Status } from '../transactions/transaction-status.ts';

export type DepositedTransaction = {
  readonly statusId: number;
  readonly paid: boolean;
  readonly amount: Centavos;
  readonly refundedAmount: Centavos;
  /** What the bank has taken back. */
  readonly disputedAmount: Centavos;
  readonly fee: Centavos;
  readonly tax: Centavos;
};

/** IVA on the chargeback fee, in centavos. */
export const chargebackTax: Centavos = portionOf(chargebackFee, taxBasisPoints, 10_000);

/**
 * What is deposited of a transaction, in centavos: what the ledger books for it. Nothing until it is paid; a chargeback
 * takes what is disputed, and a lost one its fee too, so that it can be less than nothing.
 */
export const depositOf = (transaction: DepositedTransaction): Centavos => {
  if (!transaction.paid) return 0;
  const { statusId, amount, refundedAmount, disputedAmount, fee, tax } = transaction;
  const penalty = statusId === Status.chargebackLost ? chargebackFee + chargebackTax : 0;
  return amount - refundedAmount - disputedAmount - fee - tax - penalty;
};
