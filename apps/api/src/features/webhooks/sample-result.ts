import { currency } from '@pasarela/contracts/money/money';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { sampleStatuses } from '@pasarela/contracts/webhooks/webhook-events';

type SampleStatus = (typeof sampleStatuses)[keyof typeof sampleStatuses];

const card = { brand: 'Visa', cardType: '001', firstSix: '424242', lastFour: '4242' } as const;
const declined = 'insufficient_funds' satisfies keyof typeof declineReasons;

const particulars = {
  2: { idPaymentMethod: 8, card, authorizationCode: '482913' },
  3: { idPaymentMethod: 8, card, declineReason: declined, message: declineReasons[declined].es },
  5: { idPaymentMethod: 5, cashReference: '93000123456789' },
} as const satisfies Record<SampleStatus, Partial<PaymentAnswer>>;

/** Builds a sample result of the given status. It belongs to no transaction, so its transaction number is 0. */
export const sampleResult = (status: SampleStatus, now: Date): PaymentAnswer => {
  const { name, responseCode, meaning } = transactionStatuses[status];
  const date = now.toISOString();
  return {
    responseCode,
    status: name,
    message: meaning.es,
    transactionNumber: '0',
    transactionCode: 'trx_muestra',
    referenceNumber: 'MUESTRA-1',
    amount: 350.5,
    refundedAmount: 0,
    authorizedAmount: null,
    currency,
    date,
    paymentDate: status === 2 ? date : null,
    authorizationCode: null,
    declineReason: null,
    fraudRule: null,
    card: null,
    installments: null,
    cashReference: null,
    cashDueDate: status === 5 ? new Date(now.getTime() + 3 * 86_400_000).toISOString() : null,
    customerCardIdentifier: null,
    subscriptionId: null,
    replacedBy: null,
    url: null,
    ...particulars[status],
  };
};
