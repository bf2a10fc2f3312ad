import { type Centavos, portionOf } from '../money.ts';
import type { InstallmentCount } from '../payment-methods/installments.ts';
import type { PaymentMethodId } from '../payment-methods/payment-methods.ts';

/** A fee: a rate in hundredths of a per cent and a fixed part in centavos. */
export type FeeRate = { readonly basisPoints: number; readonly fixed: Centavos };

/** The published fees by method. */
export const fees = {
  5: { basisPoints: 390, fixed: 300 },
  8: { basisPoints: 290, fixed: 250 },
  10: { basisPoints: 290, fixed: 250 },
  11: { basisPoints: 290, fixed: 400 },
  13: { basisPoints: 590, fixed: 400 },
} as const satisfies Record<PaymentMethodId, FeeRate>;

/** What months without interest add to the card's rate, in hundredths of a per cent. */
export const installmentBasisPoints = {
  3: 480,
  6: 690,
  9: 890,
  12: 1150,
  18: 1590,
} as const satisfies Record<InstallmentCount, number>;

/** IVA, in hundredths of a per cent of the fee. */
export const taxBasisPoints = 1600;

/** What the merchant pays when a chargeback is lost, in centavos, before IVA. */
export const chargebackFee: Centavos = 15_000;

export type Fee = {
  /** Pasarela's fee (`companyCommission`). */
  readonly fee: Centavos;
  /** IVA on the rounded fee. */
  readonly tax: Centavos;
};

/** The fee of a sale and its IVA, each rounded half up. 12.00 MXN by card → 2.85 + 0.46. */
export const feeOf = (amount: Centavos, method: PaymentMethodId, months?: InstallmentCount): Fee => {
  const rate = fees[method].basisPoints + (months ? installmentBasisPoints[months] : 0);
  const fee = portionOf(amount, rate, 10_000) + fees[method].fixed;
  return { fee, tax: portionOf(fee, taxBasisPoints, 10_000) };
};
