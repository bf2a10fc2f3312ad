import { paymentMethodWords } from '../payment-methods/payment-method-words.ts';
import { PaymentMethod, type PaymentMethodId } from '../payment-methods/payment-methods.ts';
import { cardFields } from '../payments/card-rules.ts';
import { orderDetailFields } from '../payments/order-detail-fields.ts';
import { sampleOrder } from '../payments/sample-payment.ts';
import type { VariantFields } from './request-variant.ts';

/** The order fields that the requests of many methods share. */
const orderRequired = ['ReferenceNumber', 'Amount', 'Currency', 'FirstName', 'LastName', 'Email'] as const;
const orderOptional = ['IdCompany', 'Description', 'ReturnUrl', 'PhoneNumber', ...orderDetailFields] as const;

/** An order with the fields of a payment method. */
export const orderWith = (fields: VariantFields): VariantFields => ({
  required: [...orderRequired, ...fields.required],
  optional: [...orderOptional, ...(fields.optional ?? [])],
  fixed: fields.fixed,
  words: fields.words,
});

/** Restricts `IdPaymentMethod` to these methods and describes it so. */
export const methodsAlone = (
  ...ids: readonly [PaymentMethodId, ...PaymentMethodId[]]
): Required<Pick<VariantFields, 'fixed' | 'words'>> => ({
  fixed: { IdPaymentMethod: ids },
  words: { IdPaymentMethod: paymentMethodWords(ids) },
});

const cardMethods = methodsAlone(PaymentMethod.creditCard, PaymentMethod.debitCard);

/** An order that is paid by card. */
export const cardOrderWith = (fields: VariantFields): VariantFields =>
  orderWith({
    required: [...cardFields, ...fields.required],
    optional: ['IdPaymentMethod', 'CardType', ...(fields.optional ?? [])],
    fixed: { ...cardMethods.fixed, ...fields.fixed },
    words: { ...cardMethods.words, ...fields.words },
  });

/** The answer to a payment that is not made yet, with the page on which its payer can pay. */
export const unpaidAnswer = {
  paymentDate: null,
  idPaymentMethod: null,
  authorizationCode: null,
  card: null,
  url: 'http://localhost:3000/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn',
} as const;

/** A cash reference that waits to be paid. */
export const cashAnswer = {
  ...unpaidAnswer,
  idPaymentMethod: 5,
  cashReference: '93000123456789',
  cashDueDate: '2026-11-24T05:59:00.000Z',
} as const;

/** A subscription that ended after its first payment. */
export const canceledAnswer = {
  subscriptionId: '12',
  paymentsMade: 1,
  totalCharged: sampleOrder.Amount,
} as const;

/** The precondition of samples that use a card token: a card must be stored first. */
export const tokenNeed = {
  method: 'tokenization-create',
  gives: { 'customerCardIdentifier.Id': 'customerCardIdentifier' },
} as const;
