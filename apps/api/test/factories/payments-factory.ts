import type { PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';

let number = 0;

/** A reference that no other payment of the test uses. */
export const newReference = (): string => {
  number += 1;
  return `PRUEBA-${number}`;
};

/** An order of 350.50, with changes. */
export const orderOf = (changes: Partial<CreateTransaction> = {}): CreateTransaction => ({
  ReferenceNumber: newReference(),
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
  ...changes,
});

/** A payment of 350.50 by an accepted Visa card, with changes. */
export const paymentOf = (changes: Partial<CreatePayment> = {}): CreatePayment => ({
  ...orderOf(),
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2030',
  cvv: '123',
  ...changes,
});

/** A card as a payer enters it on a hosted page, with changes. */
export const typedCardOf = (cardNumber: string, changes: Partial<PayCheckout> = {}): PayCheckout => ({
  idPaymentMethod: 8,
  cardNumber,
  cardExpirationMonth: '12',
  cardExpirationYear: '30',
  cvv: '123',
  ...changes,
});
