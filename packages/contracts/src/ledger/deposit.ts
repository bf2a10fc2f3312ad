import { chargebackFee, taxBasisPoints } from '../fees/fees.ts';
import { type Centavos, portionOf } from '../money/money.ts';
import { Status } from '../statuses/transaction-status.ts';

export type BookedTransaction = {
  readonly statusId: number;
  readonly paid: boolean;
  readonly amount: Centavos;
  readonly refundedAmount: Centavos;
  /** The amount that the bank has taken back in a chargeback, in centavos. */
  readonly disputedAmount: Centavos;
  readonly fee: Centavos;
  readonly tax: Centavos;
};

/** IVA on the chargeback fee, in centavos. */
export const chargebackTax: Centavos = portionOf(chargebackFee, taxBasisPoints, 10_000);

/**
 * The net of a transaction as booked in the ledger, in centavos; 0 until it is paid. A chargeback subtracts the disputed amount,
 * and a lost one its fee too, so the net can be negative.
 */
export const netOfTransaction = (transaction: BookedTransaction): Centavos => {
  if (!transaction.paid) return 0;
  const { statusId, amount, refundedAmount, disputedAmount, fee, tax } = transaction;
  const penalty = statusId === Status.chargebackLost ? chargebackFee + chargebackTax : 0;
  return amount - refundedAmount - disputedAmount - fee - tax - penalty;
};

/** The parts of a transaction's net, in centavos. None is negative; net = deposited − deducted + toDeposit − toDeduct. */
export type DepositFigures = {
  /** Paid out to the merchant's bank. */
  readonly deposited: Centavos;
  /** Deducted from later deposits: refunds and chargebacks of amounts already deposited. */
  readonly deducted: Centavos;
  /** Waits for the next settlement. */
  readonly toDeposit: Centavos;
  /** Will be deducted from the next settlement. */
  readonly toDeduct: Centavos;
};

/** Splits a net by the parts that settlements already had of it, in centavos. The remainder waits for the next settlement. */
export const depositFigures = (net: Centavos, settled: readonly Centavos[]): DepositFigures => {
  const figures = { deposited: 0, deducted: 0, toDeposit: 0, toDeduct: 0 };
  let waiting = net;
  for (const part of settled) {
    waiting -= part;
    if (part > 0) figures.deposited += part;
    else figures.deducted += Math.abs(part);
  }
  if (waiting > 0) figures.toDeposit = waiting;
  else figures.toDeduct = Math.abs(waiting);
  return figures;
};
