import { cardBrandNames, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { mayRetryCheckout, mayReturnToCheckout } from '@pasarela/contracts/checkouts/checkout-kinds';
import { checkoutReturns } from '@pasarela/contracts/checkouts/checkout-returns';
import type { Checkout, CheckoutState } from '@pasarela/contracts/checkouts/checkout-schema';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import { currency, toAmount } from '@pasarela/contracts/money/money';
import { installmentCounts, minMonthlyAmount } from '@pasarela/contracts/payment-methods/installments';
import {
  type CardFunding,
  fundingOfMethod,
  type PayerMethod,
  payerMethods,
  paymentMethodOf,
  paymentMethods,
} from '@pasarela/contracts/payment-methods/payment-methods';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { payerReasonOf } from '@pasarela/contracts/payments/payer-reasons';
import { returnAddress } from '@pasarela/contracts/payments/return-url';
import { Status, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { paymentDay } from '@pasarela/contracts/subscriptions/payment-schedule';
import { secondPaymentDay } from '@pasarela/contracts/subscriptions/second-payment';
import type { Language } from '@pasarela/contracts/words/words';
import type { Merchant } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import { attemptOf } from '#core/checkouts/hosted-pages.ts';
import {
  declineReasonOfRow,
  methodIdOfRow,
  monthsOfRow,
  statusOf,
} from '#core/transactions/transaction-fields.ts';
import { readProcess, type TransactionProcess } from '#core/transactions/transaction-process.ts';
import type { CheckoutRow, SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';

/** Whether the payer may pay again on this page after a failed attempt. */
export const mayRetry = (checkout: CheckoutRow, row: TransactionRow, now: Date): boolean =>
  mayRetryCheckout(attemptOf(checkout, row), now);

const stateOf = (row: TransactionRow, retry: boolean): CheckoutState => {
  if (retry) return 'form';
  switch (statusOf(row.status)) {
    case Status.created:
      return paymentMethodOf(row.paymentMethod)?.kind === 'installments' ? 'aplazo' : 'form';
    case Status.review:
      return 'challenge';
    case Status.pendingPayment:
      return 'voucher';
    case Status.accepted:
    case Status.authorized:
    case Status.refunded:
    case Status.partiallyRefunded:
    case Status.chargebackInProcess:
    case Status.chargebackLost:
      return 'receipt';
    default:
      return 'ended';
  }
};

/** The payment methods that the payer can choose. Subscriptions and two-step payments need a card. */
export const methodsOf = (row: TransactionRow): PayerMethod[] => {
  const { method, twoSteps, subscription } = readProcess(row);
  const isFixedByCard = paymentMethodOf(method)?.kind === 'card';
  return payerMethods.filter((id) => {
    const isCard = paymentMethods[id].kind === 'card';
    const isOffered = method === undefined || (isFixedByCard ? isCard : id === method);
    return (
      isOffered &&
      (isCard || !(twoSteps || subscription)) &&
      row.amount <= (paymentMethodOf(id)?.maxAmount ?? row.amount)
    );
  });
};

/** The only kind of card that the merchant takes for a payment; null where both are taken. */
export const cardFundingOf = (row: TransactionRow): CardFunding | null =>
  fundingOfMethod(readProcess(row).method);

/** The installment counts that the amount is high enough for. The card can limit them further. */
export const monthsFor = (row: TransactionRow) =>
  readProcess(row).subscription || cardFundingOf(row) === 'debit'
    ? []
    : installmentCounts.filter((count) => row.amount >= count * minMonthlyAmount);

const cardOf = (row: TransactionRow): Checkout['card'] => {
  const brand = cardBrandNames.find((name) => name === row.cardBrand);
  return brand && row.cardLastFour !== null
    ? { brand: cardBrands[brand].label, lastFour: row.cardLastFour }
    : null;
};

/** The day of the second charge if the first is made now; null if there is none or the first payment date is in the future. */
const secondChargeOf = (
  { frequency, firstPaymentDate, numberOfPays, second }: NonNullable<TransactionProcess['subscription']>,
  now: Date,
): string | null => {
  const today = toWireDay(now.getTime());
  if (numberOfPays === 1 || (firstPaymentDate !== undefined && firstPaymentDate > today)) return null;
  return second
    ? secondPaymentDay({ frequency, ...second }, today)
    : paymentDay({ frequency, first: today }, 1);
};

/** The day on which a subscription that has begun charges next; null once it does not. */
const nextChargeOf = (started: Shown['started']): string | null =>
  started?.nextPaymentAt ? toWireDay(started.nextPaymentAt.getTime()) : null;

/** The return URL with the outcome of the payment; null while the payer has something to do on the page first. */
const returnOf = ({ returnUrl }: CheckoutRow, row: TransactionRow, state: CheckoutState): string | null => {
  const isUntried = state === 'form' && row.status === Status.created;
  if (returnUrl === null || isUntried || checkoutReturns[state] === 'none') return null;
  return returnAddress(returnUrl, {
    referenceNumber: row.referenceNumber,
    transactionNumber: String(row.id),
    responseCode: transactionStatuses[statusOf(row.status)].responseCode,
  });
};

type Shown = {
  readonly checkout: CheckoutRow;
  readonly row: TransactionRow;
  /** The subscription that the payment began; null where it began none. */
  readonly started: Pick<SubscriptionRow, 'nextPaymentAt'> | null;
  readonly merchant: Merchant;
  readonly account: CallAccount;
  readonly now: Date;
};

/** Maps a hosted page to what its payer sees. */
export const checkoutView = (
  { checkout, row, started, merchant, account, now }: Shown,
  language: Language,
): Checkout => {
  const statusId = statusOf(row.status);
  const status = transactionStatuses[statusId];
  const { twoSteps, subscription } = readProcess(row);
  const retry = mayRetry(checkout, row, now);
  const state = stateOf(row, retry);
  const declineReason = declineReasonOfRow(row);
  const reason = declineReason && payerReasonOf(declineReason);
  const declined = reason === null ? undefined : declineReasons[reason];
  return {
    state,
    mayRetry: retry,
    mayReturn: mayReturnToCheckout(attemptOf(checkout, row), now),
    returnUrl: returnOf(checkout, row, state),
    environment: account.environment,
    merchant,
    transactionNumber: String(row.id),
    referenceNumber: row.referenceNumber,
    statusId,
    status: status.name,
    description: row.description,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    amount: toAmount(row.amount),
    refundedAmount: toAmount(row.refundedAmount),
    currency,
    isTwoStepPay: twoSteps === true,
    subscription: subscription
      ? {
          frequency: subscription.frequency,
          firstPaymentDate: subscription.firstPaymentDate ?? null,
          numberOfPays: subscription.numberOfPays ?? null,
          nextPaymentDate: row.paidAt === null ? secondChargeOf(subscription, now) : nextChargeOf(started),
        }
      : null,
    methods: methodsOf(row),
    cardFunding: cardFundingOf(row),
    installmentCounts: monthsFor(row),
    idPaymentMethod: methodIdOfRow(row),
    card: cardOf(row),
    installments: monthsOfRow(row),
    authorizationCode: row.authorizationCode,
    declineReason: reason,
    message: (declined ?? status.meaning)[language],
    voucher:
      row.cashReference !== null && row.cashDueAt !== null
        ? { reference: row.cashReference, dueAt: row.cashDueAt.toISOString() }
        : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    expiresAt: checkout.expiresAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
};
