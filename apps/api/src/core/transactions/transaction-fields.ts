import {
  type CardBrand,
  cardBrandNames,
  cardBrands,
  maskCard,
} from '@pasarela/contracts/card-numbers/card-brands';
import { chargebackReasons, isChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { fraudReasons, isFraudReason } from '@pasarela/contracts/fraud/fraud-rules';
import { type InstallmentCount, installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import {
  isPaymentMethod,
  type PaymentMethodId,
  type PaymentMethodName,
  paymentMethods,
} from '@pasarela/contracts/payment-methods/payment-methods';
import {
  type DeclineReason,
  declineReasons,
  isDeclineReason,
} from '@pasarela/contracts/payments/decline-reasons';
import {
  isTransactionStatus,
  type TransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/statuses/transaction-status';
import type { Language } from '@pasarela/contracts/words/words';
import { Refusal } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

export const statusOf = (id: number): TransactionStatus => {
  if (!isTransactionStatus(id)) throw new Error(`unknown status ${id}`);
  return id;
};

/** The refusal if a transaction's status does not allow the operation. */
export const refusedInStatus = (id: number): Refusal =>
  new Refusal('status_not_allowed', { status: transactionStatuses[statusOf(id)].label });

export const brandOfRow = ({ cardBrand }: Pick<TransactionRow, 'cardBrand'>): CardBrand | undefined =>
  cardBrandNames.find((name) => name === cardBrand);

/** The masked card number: first six and last four digits. */
export const cardAccount = (
  row: Pick<TransactionRow, 'cardBrand' | 'cardFirstSix' | 'cardLastFour'>,
): string | null => {
  const brand = brandOfRow(row);
  return brand && row.cardFirstSix && row.cardLastFour
    ? maskCard(row.cardFirstSix, row.cardLastFour, cardBrands[brand].digits)
    : null;
};

/** The id of a row's payment method; null if none was chosen yet. */
export const methodIdOfRow = ({
  paymentMethod,
}: Pick<TransactionRow, 'paymentMethod'>): PaymentMethodId | null =>
  paymentMethod !== null && isPaymentMethod(paymentMethod) ? paymentMethod : null;

/** The name of a row's payment method; null if none was chosen yet. */
export const methodOfRow = (row: Pick<TransactionRow, 'paymentMethod'>): PaymentMethodName | null => {
  const id = methodIdOfRow(row);
  return id === null ? null : paymentMethods[id].name;
};

/** The months without interest of a row; null for a single payment. */
export const monthsOfRow = ({
  installments,
}: Pick<TransactionRow, 'installments'>): InstallmentCount | null =>
  installmentCounts.find((count) => count === installments) ?? null;

/** The catalogue code of a row's decline reason; null if there is none. */
export const declineReasonOfRow = ({
  declineReason,
}: Pick<TransactionRow, 'declineReason'>): DeclineReason | null =>
  declineReason !== null && isDeclineReason(declineReason) ? declineReason : null;

/** The text of a catalogue code in the language; any other reason is returned unchanged. */
export const reasonInWords = (reason: string | null, language: Language): string | null => {
  if (reason !== null && isDeclineReason(reason)) return declineReasons[reason][language];
  if (reason !== null && isFraudReason(reason)) return fraudReasons[reason][language];
  if (reason !== null && isChargebackReason(reason)) return chargebackReasons[reason][language];
  return reason;
};
