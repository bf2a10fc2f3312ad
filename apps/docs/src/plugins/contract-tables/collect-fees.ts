import { feeOf, installmentBasisPoints, taxBasisPoints } from '@pasarela/contracts/fees/fees';
import { toAmount } from '@pasarela/contracts/money/money';
import { installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import { paymentMethodIds, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import type { Locale } from '../../site/locales.ts';
import type { FeeTables } from './fee-tables.ts';

/** Centavos of the payment that every row works out: 1,000.00 MXN. */
const exampleAmount = 100_000;

export const collectFees = (locale: Locale): FeeTables => ({
  taxPercent: taxBasisPoints / 100,
  exampleAmount: toAmount(exampleAmount),
  methods: paymentMethodIds.map((id) => {
    const { fee, tax } = feeOf(exampleAmount, id);
    const rate = paymentMethods[id].fee;
    return {
      id,
      label: paymentMethods[id].label[locale],
      percent: rate.basisPoints / 100,
      fixed: toAmount(rate.fixed),
      fee: toAmount(fee),
      tax: toAmount(tax),
      deposit: toAmount(exampleAmount - fee - tax),
    };
  }),
  installments: installmentCounts.map((months) => ({
    months,
    percent: installmentBasisPoints[months] / 100,
  })),
});
