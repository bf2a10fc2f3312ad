import type { PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { InstallmentCount } from '@pasarela/contracts/payment-methods/installments';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { CardDraft, CardFieldName } from '#features/checkout/card/card-draft.ts';
import { readExpiry } from '#features/checkout/card/card-expiry.ts';

/** What is sent of a card. */
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

/** The field of the form that a field of the call stands in. */
const fieldsOfCall: Readonly<Record<string, CardFieldName>> = {
  cardNumber: 'number',
  cardExpirationMonth: 'expiry',
  cardExpirationYear: 'expiry',
  cvv: 'code',
};

export type CardRefusals = {
  readonly fields: Readonly<Partial<Record<CardFieldName, string>>>;
  /** What the server said of something that the form has no field for. */
  readonly others: readonly string[];
};

/** What the server found wrong, at the fields where it can be put right; of one field the first is said. */
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
