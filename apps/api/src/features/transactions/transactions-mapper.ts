import { authorizationExpiry } from '@pasarela/contracts/authorizations/authorization-rules';
import { cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import {
  type CheckoutAttempt,
  mayCancelPayment,
  mayResendLink,
} from '@pasarela/contracts/checkouts/checkout-kinds';
import { isFraudRule } from '@pasarela/contracts/fraud/fraud-rules';
import { depositFigures, netOfTransaction } from '@pasarela/contracts/ledger/deposit';
import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { type RefundTerms, refundTerms } from '@pasarela/contracts/refunds/refund-rules';
import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/statuses/chargeback-status';
import { Status, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type {
  TransactionDetail,
  TransactionRow as WireRow,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { SettledPart } from '#core/ledger/settlements-repository.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import {
  brandOfRow,
  cardAccount,
  declineReasonOfRow,
  methodIdOfRow,
  methodOfRow,
  reasonInWords,
  statusOf,
} from '#core/transactions/transaction-fields.ts';
import { readProcess } from '#core/transactions/transaction-process.ts';
import type { ChargebackRow, TransactionRow } from '#generated/stored-tables.ts';
import type { ListTotals } from '#http/list-page.ts';

const outcomeOfRow = ({
  chargebackOutcome,
}: Pick<TransactionRow, 'chargebackOutcome'>): ChargebackOutcome | undefined =>
  chargebackOutcomes.find((name) => name === chargebackOutcome);

const termsOf = (row: TransactionRow, now: Date): RefundTerms =>
  refundTerms(
    {
      statusId: row.status,
      idPaymentMethod: row.paymentMethod,
      amount: row.amount,
      refundedAmount: row.refundedAmount,
      paidAt: row.paidAt?.getTime() ?? null,
    },
    now.getTime(),
  );

const instant = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Returns the amount of the authorization; null for a transaction without a separate authorization. */
const authorizedOf = ({ status, amount, authorizedAmount }: TransactionRow): number | null => {
  const authorized = authorizedAmount ?? (status === Status.authorized ? amount : null);
  return authorized === null ? null : toAmount(authorized);
};

const netOf = (row: TransactionRow): Centavos =>
  netOfTransaction({ ...row, statusId: row.status, paid: row.paidAt !== null });

/** Returns how much of the net amount was paid out or deducted, and how much is waiting for the next settlement. */
const depositOf = (row: TransactionRow, settled: readonly SettledPart[]) => {
  const { deposited, deducted, toDeposit, toDeduct } = depositFigures(
    netOf(row),
    settled.map(({ amount }) => amount),
  );
  return {
    deposited: toAmount(deposited),
    deducted: toAmount(deducted),
    toDeposit: toAmount(toDeposit),
    toDeduct: toAmount(toDeduct),
  };
};

const sharedFields = (row: TransactionRow, terms: RefundTerms): Omit<WireRow, 'maxRows' | 'maxPages'> => {
  const outcome = outcomeOfRow(row);
  const statusId = statusOf(row.status);
  return {
    idTransaction: row.id,
    referenceNumber: row.referenceNumber,
    date: row.createdAt.toISOString(),
    amount: toAmount(row.amount),
    currency: row.currency,
    custormerEmail: row.customerEmail,
    custormerName: row.customerName,
    secure3D: row.secure3d,
    statusId,
    status: transactionStatuses[statusId].name,
    statusChargeBack: outcome ? chargebackStatuses[outcome].name : null,
    idStatusChargeBack: outcome ? (outcome === 'won' ? row.status : chargebackStatuses[outcome].id) : null,
    chargeBackDate: row.chargebackAt?.toISOString() ?? null,
    paymentMethod: methodOfRow(row),
    idPaymentMethod: methodIdOfRow(row),
    account: cardAccount(row),
    authCode: row.authorizationCode,
    authResult: declineReasonOfRow(row),
    paymentDate: row.paidAt?.toISOString() ?? null,
    commission: toAmount(row.fee + row.tax),
    companyCommission: toAmount(row.fee),
    total: toAmount(netOf(row)),
    idConciliation: row.settlementId,
    referenceCash: row.cashReference,
    specialOffer: row.installments
      ? // The largest installment, as the payer saw it. If the amount does not divide evenly, the last ones are a centavo less.
        { monthCount: row.installments, amount: toAmount(Math.ceil(row.amount / row.installments)) }
      : null,
    refundedAmount: toAmount(row.refundedAmount),
    isTotal: terms.isTotal,
    isRequiredTime: terms.isRequiredTime,
    // `updatedAt` is the time of the authorization, because nothing has changed the transaction since.
    authorizationExpires:
      row.status === Status.authorized ? instant(authorizationExpiry(row.updatedAt.getTime())) : null,
    transactionCode: row.code,
  };
};

/** Maps a transaction to its row of the list. */
export const listRow = (row: TransactionRow, now: Date, totals: ListTotals): WireRow => ({
  ...sharedFields(row, termsOf(row, now)),
  ...totals,
});

type DetailParts = {
  /** The hosted page, if the row is its newest attempt. */
  readonly page: CheckoutAttempt | undefined;
  /** The return URL of the hosted page. */
  readonly returnUrl: string | null;
  /** The parts that settlements contain. */
  readonly settled: readonly SettledPart[];
  /** Its chargeback, while that is not decided. */
  readonly chargeback: Pick<ChargebackRow, 'proofDueAt' | 'proofAt'> | undefined;
};

/** Maps a transaction to its detail view, with the actions allowed at this time of the account's clock. */
export const detailOf = (
  row: TransactionRow,
  { page, returnUrl, settled, chargeback }: DetailParts,
  { now, language, site }: { readonly now: Date; readonly language: Language; readonly site: string },
): TransactionDetail => {
  const terms = termsOf(row, now);
  const brand = brandOfRow(row);
  const process = readProcess(row);
  const canCancel = mayCancelPayment(statusOf(row.status), page, now);
  return {
    ...sharedFields(row, terms),
    ...depositOf(row, settled),
    transactionNumber: String(row.id),
    cardBrand: brand ? cardBrands[brand].label : null,
    authorizedAmount: authorizedOf(row),
    urlCheckout: row.checkoutToken === null ? null : checkoutUrl(site, row.checkoutToken),
    returnUrl,
    pageDueDate: (canCancel && page?.expiresAt?.toISOString()) || null,
    cashDueDate: row.cashDueAt?.toISOString() ?? null,
    idSubscription: row.subscriptionId,
    paymentNumber: row.paymentNumber,
    beginsSubscription: process.subscription !== undefined,
    customerCardIdentifier: process.cardToken ?? null,
    declinedReason: reasonInWords(row.declineReason, language),
    payerIp: row.payerIp,
    fraudRule: isFraudRule(row.fraudRule) ? row.fraudRule : null,
    remaining: toAmount(row.paidAt === null ? 0 : terms.remaining),
    canRefund: terms.refusal === undefined || terms.refusal === 'refund_too_early',
    refundAvailableFrom: instant(terms.availableFrom),
    partialRefundFrom: instant(terms.partialFrom),
    canCancel,
    canResend: page !== undefined && mayResendLink(page, now),
    disputedAmount: toAmount(row.disputedAmount),
    proofDueDate: chargeback && !chargeback.proofAt ? chargeback.proofDueAt.toISOString() : null,
    pageKind: page?.kind ?? null,
    replacedBy: row.replacedById,
    now: now.toISOString(),
  };
};
