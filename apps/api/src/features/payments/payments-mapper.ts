import { currency, toAmount } from '@pasarela/contracts/money';
import { cardBrandNames, cardBrands } from '@pasarela/contracts/payment-methods/card-brands';
import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { declineReasons, isDeclineReason } from '@pasarela/contracts/test-cards/test-cards';
import { Status, transactionStatuses } from '@pasarela/contracts/transactions/transaction-status';
import type { TransactionRow } from '#database/stored-rows.ts';
import { statusOf } from '#features/transactions/transaction-life-service.ts';
import type { Language } from '#http/language.ts';

const cardOf = (row: TransactionRow): PaymentAnswer['card'] => {
  const brand = cardBrandNames.find((name) => name === row.cardBrand);
  if (!brand || row.cardFirstSix === null || row.cardLastFour === null) return null;
  const { label, cardType } = cardBrands[brand];
  return { brand: label, cardType, firstSix: row.cardFirstSix, lastFour: row.cardLastFour };
};

/** A transaction as the payment API answers it. */
export const paymentAnswer = (row: TransactionRow, language: Language): PaymentAnswer => {
  const id = statusOf(row.status);
  const status = transactionStatuses[id];
  // A declined attempt that was replaced keeps its reason; what it is now, another attempt decides.
  const declined =
    id === Status.rejected && row.declineReason !== null && isDeclineReason(row.declineReason)
      ? declineReasons[row.declineReason]
      : undefined;
  return {
    responseCode: status.responseCode,
    status: status.name,
    message: (declined ?? status.meaning)[language],
    transactionNumber: String(row.id),
    transactionCode: row.code,
    referenceNumber: row.referenceNumber,
    amount: toAmount(row.amount),
    refundedAmount: toAmount(row.refundedAmount),
    currency,
    date: row.createdAt.toISOString(),
    paymentDate: row.paidAt?.toISOString() ?? null,
    idPaymentMethod: row.paymentMethod,
    authorizationCode: row.authorizationCode,
    declineReason: row.declineReason,
    card: cardOf(row),
    installments: row.installments,
    replacedBy: row.replacedById === null ? null : String(row.replacedById),
    url: null,
  };
};
