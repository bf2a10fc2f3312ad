import { cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { fraudReasons, fraudRules, isFraudRule } from '@pasarela/contracts/fraud/fraud-rules';
import { currency, toAmount } from '@pasarela/contracts/money/money';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import type { ReplacedTransaction } from '@pasarela/contracts/payments/replaced-payment-schema';
import { Status, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { verifiedMessage } from '@pasarela/contracts/subscriptions/verified-message';
import type { Language } from '@pasarela/contracts/words/words';
import type { TransactionRow } from '#generated/stored-tables.ts';
import {
  brandOfRow,
  declineReasonOfRow,
  methodIdOfRow,
  monthsOfRow,
  statusOf,
} from './transaction-fields.ts';
import { readProcess } from './transaction-process.ts';

const cardOf = (row: TransactionRow): PaymentAnswer['card'] => {
  const brand = brandOfRow(row);
  if (!brand || row.cardFirstSix === null || row.cardLastFour === null) return null;
  const { label, cardType } = cardBrands[brand];
  return { brand: label, cardType, firstSix: row.cardFirstSix, lastFour: row.cardLastFour };
};

/** The address of a payment's hosted page. */
export const checkoutUrl = (site: string, token: string): string => `${site}/checkout/${token}`;

/** A transaction in the form of the payment API. `site` is the base URL of the hosted pages. */
export const paymentAnswer = (row: TransactionRow, language: Language, site: string): PaymentAnswer => {
  const id = statusOf(row.status);
  const status = transactionStatuses[id];
  // A replaced transaction keeps its decline reason, but only a rejected one shows it.
  const rule = isFraudRule(row.fraudRule) ? row.fraudRule : null;
  // The payment is held for 3D Secure by the merchant's own fraud rule, not by the bank.
  const held = id === Status.review && rule ? `${fraudReasons[fraudRules[rule].reason][language]} ` : '';
  const declineReason = declineReasonOfRow(row);
  const declined = id === Status.rejected && declineReason ? declineReasons[declineReason] : undefined;
  const verified = id === Status.accepted && row.amount === 0 ? verifiedMessage : undefined;
  return {
    responseCode: status.responseCode,
    status: status.name,
    message: `${held}${(declined ?? verified ?? status.meaning)[language]}`,
    transactionNumber: String(row.id),
    transactionCode: row.code,
    referenceNumber: row.referenceNumber,
    amount: toAmount(row.amount),
    refundedAmount: toAmount(row.refundedAmount),
    authorizedAmount: row.authorizedAmount === null ? null : toAmount(row.authorizedAmount),
    currency,
    date: row.createdAt.toISOString(),
    paymentDate: row.paidAt?.toISOString() ?? null,
    idPaymentMethod: methodIdOfRow(row),
    authorizationCode: row.authorizationCode,
    declineReason,
    fraudRule: rule,
    card: cardOf(row),
    installments: monthsOfRow(row),
    cashReference: row.cashReference,
    cashDueDate: row.cashDueAt?.toISOString() ?? null,
    customerCardIdentifier: readProcess(row).cardToken ?? null,
    subscriptionId: row.subscriptionId === null ? null : String(row.subscriptionId),
    replacedBy: row.replacedById === null ? null : String(row.replacedById),
    url: row.checkoutToken === null ? null : checkoutUrl(site, row.checkoutToken),
  };
};

/** The attempts as they were before their replacement. `open`: those whose page could still be paid. */
export const replacedTransactions = (
  attempts: readonly TransactionRow[],
  open: ReadonlyMap<number, unknown>,
): ReplacedTransaction[] =>
  attempts.map(({ id, referenceNumber, customerEmail, status }) => ({
    idTransaction: id,
    referenceNumber,
    email: customerEmail,
    status: transactionStatuses[statusOf(status)].name,
    wasOpen: open.has(id),
  }));
