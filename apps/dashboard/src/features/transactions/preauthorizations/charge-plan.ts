import { feeOf } from '@pasarela/contracts/fees/fees';
import { amountLimits, type Centavos, toCentavos } from '@pasarela/contracts/money/money';
import { installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import { isPaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';

/** The properties of a transaction that its charge depends on. */
export type ChargeSubject = Pick<TransactionDetail, 'amount' | 'idPaymentMethod' | 'specialOffer'>;

export type ChargeProblem = 'required' | 'tooLittle' | 'tooMuch';

/** The problem of an amount to charge, if any: required, min 1.00, max the authorized amount. */
export const chargeProblem = (
  { amount: authorized }: ChargeSubject,
  amount: Centavos | undefined,
): ChargeProblem | undefined => {
  if (amount === undefined) return 'required';
  if (amount < amountLimits.min) return 'tooLittle';
  return amount > toCentavos(authorized) ? 'tooMuch' : undefined;
};

export type ChargePlan = {
  readonly released: Centavos;
  /** Fee and IVA; null where the method is none of the catalogue. */
  readonly commission: Centavos | null;
};

/** The consequences of charging an amount: the amount released and the commission. */
export const chargePlan = (subject: ChargeSubject, amount: Centavos): ChargePlan => {
  const { idPaymentMethod, specialOffer } = subject;
  const released = toCentavos(subject.amount) - amount;
  if (idPaymentMethod === null || !isPaymentMethod(idPaymentMethod)) return { released, commission: null };
  const months = installmentCounts.find((count) => count === specialOffer?.monthCount);
  const { fee, tax } = feeOf(amount, idPaymentMethod, months);
  return { released, commission: fee + tax };
};
