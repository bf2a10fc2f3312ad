import { aplazo } from './methods/aplazo.ts';
import { creditCard } from './methods/credit-card.ts';
import { debitCard } from './methods/debit-card.ts';
import { oxxo } from './methods/oxxo.ts';
import type { PaymentMethodKind, PaymentMethodModule } from './methods/payment-method-module.ts';
import { paynet } from './methods/paynet.ts';

/** The payment methods, by the id on the wire. */
export const paymentMethods = {
  5: oxxo,
  8: creditCard,
  10: debitCard,
  11: paynet,
  13: aplazo,
} as const satisfies Record<number, PaymentMethodModule>;

type Methods = typeof paymentMethods;
export type PaymentMethodId = keyof Methods;
export type PaymentMethodName = Methods[PaymentMethodId]['name'];
export const paymentMethodIds = Object.keys(paymentMethods).map(Number) as PaymentMethodId[];
export const paymentMethodNames = paymentMethodIds.map((id) => paymentMethods[id].name);
export const isPaymentMethod = (id: number): id is PaymentMethodId => Object.hasOwn(paymentMethods, id);

/** The method of an id as sent or stored; undefined if it is unknown. */
export const paymentMethodOf = (id: unknown): PaymentMethodModule | undefined =>
  typeof id === 'number' && isPaymentMethod(id) ? paymentMethods[id] : undefined;

/** The ids by name. */
export const PaymentMethod = {
  oxxo: 5,
  creditCard: 8,
  debitCard: 10,
  paynet: 11,
  aplazo: 13,
} as const satisfies { readonly [Name in Uncapitalize<PaymentMethodName>]: PaymentMethodId };

/** Whether a card takes from credit or from an account. */
export type CardFunding = 'credit' | 'debit';

/** The method of a card, by its funding. */
export const cardMethods = {
  credit: PaymentMethod.creditCard,
  debit: PaymentMethod.debitCard,
} as const satisfies Record<CardFunding, PaymentMethodId>;

/** The funding of the cards of a method; null where it is no method of cards. */
export const fundingOfMethod = (id: number | undefined): CardFunding | null =>
  id === cardMethods.credit ? 'credit' : id === cardMethods.debit ? 'debit' : null;

/** The methods of a kind. */
type MethodIdOfKind<Kind extends PaymentMethodKind> = {
  [Id in PaymentMethodId]: Methods[Id]['kind'] extends Kind ? Id : never;
}[PaymentMethodId];
export type CashMethodId = MethodIdOfKind<'cash'>;

/** Whether an id is that of a method that is paid in cash at a shop. */
export const isCashMethod = (id: unknown): id is CashMethodId => paymentMethodOf(id)?.kind === 'cash';

/**
 * The methods that a payer can choose on the hosted page. Credit and debit are one choice, because the card number determines which
 * of them it is.
 */
export type PayerMethod = {
  [Id in PaymentMethodId]: Methods[Id] extends { readonly checkoutPosition: number } ? Id : never;
}[PaymentMethodId];

const positionOf = (id: PaymentMethodId): number => paymentMethodOf(id)?.checkoutPosition ?? 0;

/** The methods of the hosted page, in the order in which the page shows them. */
export const payerMethods = paymentMethodIds
  .filter((id): id is PayerMethod => positionOf(id) > 0)
  .sort((first, second) => positionOf(first) - positionOf(second));
