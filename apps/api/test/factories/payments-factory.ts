import type { PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';

let number = 0;

/** A reference that no other payment of the test has. */
export const newReference = (): string => {
  number += 1;
  return `PRUEBA-${number}`;
};

/** An order of 350.50, changed where a test says so. */
export const orderOf = (changes: Partial<CreateTransaction> = {}): CreateTransaction => ({
  ReferenceNumber: newReference(),
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
  ...changes,
});

/** An accepted payment of 350.50 by Visa, changed where a test says so. */
export const paymentOf = (changes: Partial<CreatePayment> = {}): CreatePayment => ({
  ...orderOf(),
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2030',
  cvv: '123',
  ...changes,
});

/** A card that a payer types into a hosted page, changed where a test says so. */
export const typedCardOf = (cardNumber: string, changes: Partial<PayCheckout> = {}): PayCheckout => ({
  idPaymentMethod: 8,
  cardNumber,
  cardExpirationMonth: '12',
  cardExpirationYear: '30',
  cvv: '123',
  ...changes,
});
