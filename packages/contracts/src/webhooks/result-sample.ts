import { day } from '../dates/dates.ts';
import { limits } from '../limits/limits.ts';
import { currency } from '../money/money.ts';
import { declineReasons } from '../payments/decline-reasons.ts';
import type { PaymentAnswer } from '../payments/payment-answer-schema.ts';
import { sampleOrder } from '../payments/sample-payment.ts';
import { Status, type TransactionStatus, transactionStatuses } from '../statuses/transaction-status.ts';

const card = { brand: 'Visa', cardType: '001', firstSix: '424242', lastFour: '4242' } as const;
const declined = 'insufficient_funds' satisfies keyof typeof declineReasons;

const byCard = { idPaymentMethod: 8, card } as const;
const approved = { ...byCard, authorizationCode: '482913' } as const;
/** The page that the customer is sent to. */
const url = 'https://pasarela.example/checkout/chk_muestra';
const inCash = { idPaymentMethod: 5, cashReference: '93000123456789' } as const;

/** What tells a result of each status from the others; `now` in milliseconds. */
const particularsOf = (status: TransactionStatus, now: number): Partial<PaymentAnswer> => {
  const date = new Date(now).toISOString();
  const paid = { ...approved, paymentDate: date };
  switch (status) {
    case Status.created:
      return { url };
    case Status.canceledByCustomer:
    case Status.expired:
    case Status.canceled:
      return {};
    case Status.rejected:
      return { ...byCard, declineReason: declined, message: declineReasons[declined].es };
    case Status.pendingPayment:
      return { ...inCash, cashDueDate: new Date(now + limits.cashDueDays * day).toISOString() };
    case Status.cashExpired:
      return { ...inCash, cashDueDate: date };
    case Status.review:
      return { ...byCard, url };
    case Status.nonPayment:
      return byCard;
    case Status.authorized:
    case Status.reversed:
    case Status.authorizationExpired:
      return approved;
    case Status.replaced:
      return { replacedBy: '0' };
    case Status.refunded:
      return { ...paid, refundedAmount: sampleOrder.Amount };
    case Status.partiallyRefunded:
      return { ...paid, refundedAmount: 100 };
    case Status.accepted:
    case Status.chargebackInProcess:
    case Status.chargebackLost:
      return paid;
  }
};

/** A made-up result of a status, as its webhook says it; `now` in milliseconds. It belongs to no transaction: its number is 0. */
export const resultSample = (status: TransactionStatus, now: number): PaymentAnswer => {
  const { name, responseCode, meaning } = transactionStatuses[status];
  return {
    responseCode,
    status: name,
    message: meaning.es,
    transactionNumber: '0',
    transactionCode: 'trx_muestra',
    referenceNumber: 'MUESTRA-1',
    amount: sampleOrder.Amount,
    refundedAmount: 0,
    authorizedAmount: null,
    currency,
    date: new Date(now).toISOString(),
    paymentDate: null,
    idPaymentMethod: null,
    authorizationCode: null,
    declineReason: null,
    fraudRule: null,
    card: null,
    installments: null,
    cashReference: null,
    cashDueDate: null,
    customerCardIdentifier: null,
    subscriptionId: null,
    replacedBy: null,
    url: null,
    ...particularsOf(status, now),
  };
};
