import { chargebackReasons, isChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { fraudReasons, isFraudReason } from '@pasarela/contracts/fraud/fraud-rules';
import {
  type CardBrand,
  cardBrandNames,
  cardBrands,
  maskCard,
} from '@pasarela/contracts/payment-methods/card-brands';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { declineReasons, isDeclineReason } from '@pasarela/contracts/test-cards/test-cards';
import type { TransactionRow } from '#database/stored-rows.ts';
import type { Language } from '#http/language.ts';

export const brandOfRow = ({ cardBrand }: Pick<TransactionRow, 'cardBrand'>): CardBrand | undefined =>
  cardBrandNames.find((name) => name === cardBrand);

/** The card as it may be shown: first six and last four. */
export const cardAccount = (
  row: Pick<TransactionRow, 'cardBrand' | 'cardFirstSix' | 'cardLastFour'>,
): string | null => {
  const brand = brandOfRow(row);
  return brand && row.cardFirstSix && row.cardLastFour
    ? maskCard(row.cardFirstSix, row.cardLastFour, cardBrands[brand].digits)
    : null;
};

export const methodOfRow = ({ paymentMethod }: Pick<TransactionRow, 'paymentMethod'>): string | null =>
  paymentMethod !== null && isPaymentMethod(paymentMethod) ? paymentMethods[paymentMethod].name : null;

/** A reason that was given, or the words of a code of the catalogue. */
export const reasonInWords = (reason: string | null, language: Language): string | null => {
  if (reason !== null && isDeclineReason(reason)) return declineReasons[reason][language];
  if (reason !== null && isFraudReason(reason)) return fraudReasons[reason][language];
  if (reason !== null && isChargebackReason(reason)) return chargebackReasons[reason][language];
  return reason;
};
