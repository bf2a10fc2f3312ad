import { type Centavos, portionOf } from '../money/money.ts';
import type { InstallmentCount } from '../payment-methods/installments.ts';
import { type PaymentMethodId, paymentMethods } from '../payment-methods/payment-methods.ts';

/** The surcharge on the card's rate by months without interest, in hundredths of a per cent. */
export const installmentBasisPoints = {
  3: 480,
  6: 690,
  9: 890,
  12: 1150,
  18: 1590,
} as const satisfies Record<InstallmentCount, number>;

/** IVA, in hundredths of a per cent of the fee. */
export const taxBasisPoints = 1600;

/** The merchant's fee for a lost chargeback, in centavos, before IVA. */
export const chargebackFee: Centavos = 15_000;

export type Fee = {
  /** Pasarela's fee (`companyCommission`). */
  readonly fee: Centavos;
  /** IVA on the rounded fee. */
  readonly tax: Centavos;
};

/** The fee of a sale and its IVA, each rounded half up. 12.00 MXN by card → 2.85 + 0.46. */
export const feeOf = (amount: Centavos, method: PaymentMethodId, months?: InstallmentCount): Fee => {
  const { basisPoints, fixed } = paymentMethods[method].fee;
  const rate = basisPoints + (months ? installmentBasisPoints[months] : 0);
  const fee = portionOf(amount, rate, 10_000) + fixed;
  return { fee, tax: portionOf(fee, taxBasisPoints, 10_000) };
};
