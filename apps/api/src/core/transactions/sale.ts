import { feeOf } from '@pasarela/contracts/fees/fees';
import type { Centavos } from '@pasarela/contracts/money/money';
import { installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import { isPaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Step } from './transaction-life.ts';

/** The columns that a sale needs: of a stored transaction, or of a draft. */
type Sold = Pick<TransactionRow, 'amount' | 'authorizedAmount' | 'paymentMethod' | 'installments'>;

type Sale = { readonly move: 'pay' | 'capture'; readonly amount: Centavos; readonly now: Date };

/** The columns that a sale changes besides the status. */
type SaleChanges = Pick<TransactionRow, 'amount' | 'authorizedAmount' | 'fee' | 'tax' | 'paidAt'>;

/**
 * The step and the column changes of a sale: fee and IVA by method and months, and the ledger transfers. A capture keeps the
 * authorized amount in its own column; the uncaptured rest is released.
 */
export const saleStep = (
  { amount: before, authorizedAmount, paymentMethod, installments }: Sold,
  { move, amount, now }: Sale,
): { readonly step: Step; readonly changes: SaleChanges } => {
  if (paymentMethod === null || !isPaymentMethod(paymentMethod))
    throw new Error(`a sale by payment method ${paymentMethod}`);
  const months = installmentCounts.find((count) => count === installments);
  const { fee, tax } = feeOf(amount, paymentMethod, months);
  return {
    step: {
      move,
      amount,
      transfers: [
        { kind: 'sale', amount },
        { kind: 'fee', amount: fee },
        { kind: 'tax', amount: tax },
      ],
    },
    changes: {
      amount,
      authorizedAmount: move === 'capture' ? (authorizedAmount ?? before) : authorizedAmount,
      fee,
      tax,
      paidAt: now,
    },
  };
};
