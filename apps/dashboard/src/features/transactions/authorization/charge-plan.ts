import { feeOf } from '@pasarela/contracts/fees/fees';
import { amountLimits, type Centavos, toCentavos } from '@pasarela/contracts/money';
import { installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import { isPaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';

/** What a charge is judged by. */
export type ChargeSubject = Pick<TransactionDetail, 'amount' | 'idPaymentMethod' | 'specialOffer'>;

export type ChargeProblem = 'required' | 'tooLittle' | 'tooMuch';

/** What is wrong with an amount to charge: it is required, at least 1.00 and at most what was authorized. */
export const chargeProblem = (
  { amount: authorized }: ChargeSubject,
  amount: Centavos | undefined,
): ChargeProblem | undefined => {
  if (amount === undefined) return 'required';
  if (amount < amountLimits.least) return 'tooLittle';
  return amount > toCentavos(authorized) ? 'tooMuch' : undefined;
};

export type ChargePlan = {
  readonly released: Centavos;
  /** Fee and IVA; null where the method is none of the catalogue. */
  readonly commission: Centavos | null;
};

/** What charging an amount does besides. */
export const chargePlan = (subject: ChargeSubject, amount: Centavos): ChargePlan => {
  const { idPaymentMethod, specialOffer } = subject;
  const released = toCentavos(subject.amount) - amount;
  if (idPaymentMethod === null || !isPaymentMethod(idPaymentMethod)) return { released, commission: null };
  const months = installmentCounts.find((count) => count === specialOffer?.monthCount);
  const { fee, tax } = feeOf(amount, idPaymentMethod, months);
  return { released, commission: fee + tax };
};
