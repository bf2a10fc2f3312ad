import type { Checkout, PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { InstallmentCount } from '@pasarela/contracts/payment-methods/installments';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { DeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import type { CardDraft, CardFieldName } from '#features/checkout/card/card-draft.ts';
import { readExpiry } from './card-entry.ts';

/** The card data that is sent. */
export const cardPayment = (draft: CardDraft, months: InstallmentCount | null): PayCheckout => {
  const expiry = readExpiry(draft.expiry);
  return {
    idPaymentMethod: PaymentMethod.creditCard,
    cardNumber: draft.number,
    cardExpirationMonth: expiry?.month,
    cardExpirationYear: expiry?.year,
    cvv: draft.code,
    ...(months === null ? {} : { installmentCount: months }),
  };
};

/** The form field of each field of the call. */
const fieldsOfCall: Readonly<Record<string, CardFieldName>> = {
  cardNumber: 'number',
  cardExpirationMonth: 'expiry',
  cardExpirationYear: 'expiry',
  cvv: 'code',
};

export type CardRefusals = {
  readonly fields: Readonly<Partial<Record<CardFieldName, string>>>;
  /** The server's error of a field that the form does not have. */
  readonly others: readonly string[];
};

/** The server's errors by form field; only the first of each field. */
export const cardRefusals = (
  errors: readonly { readonly field: string; readonly message: string }[],
): CardRefusals => {
  const fields: Partial<Record<CardFieldName, string>> = {};
  const others: string[] = [];
  for (const { field, message } of errors) {
    const name = fieldsOfCall[field];
    if (name) fields[name] ??= message;
    else others.push(message);
  }
  return { fields, others };
};

/** The fields that declines are about, where they name one. */
const fieldsOfDecline: Readonly<Record<string, CardFieldName>> = {
  wrong_code: 'code',
  expired_card: 'expiry',
} satisfies Partial<Record<DeclineReason, CardFieldName>>;

type Decline = Pick<Checkout, 'declineReason' | 'message'>;

/** The reason of a decline at the field that it is about; nothing if it is about none. */
export const declineAtField = ({ declineReason, message }: Decline): CardRefusals['fields'] => {
  const name = fieldsOfDecline[declineReason ?? ''];
  return name ? { [name]: message } : {};
};
