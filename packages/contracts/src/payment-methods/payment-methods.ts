import type { Words } from '../words.ts';

type MethodEntry = {
  readonly name: string;
  readonly label: Words;
  readonly kind: 'card' | 'cash' | 'installments';
  /** Whether a payment made with it can be refunded (dashboard specification, section 9). */
  readonly refundable: boolean;
  /** The largest amount in centavos, where it is less than that of any payment. */
  readonly most?: number;
};

/** The ways to pay, by the id on the wire. */
export const paymentMethods = {
  5: { name: 'Oxxo', label: { es: 'OXXO', en: 'OXXO' }, kind: 'cash', refundable: false, most: 1_000_000 },
  8: {
    name: 'CreditCard',
    label: { es: 'Tarjeta de crédito', en: 'Credit card' },
    kind: 'card',
    refundable: true,
  },
  10: {
    name: 'DebitCard',
    label: { es: 'Tarjeta de débito', en: 'Debit card' },
    kind: 'card',
    refundable: true,
  },
  11: { name: 'Paynet', label: { es: 'Paynet', en: 'Paynet' }, kind: 'cash', refundable: false },
  13: { name: 'Aplazo', label: { es: 'Aplazo', en: 'Aplazo' }, kind: 'installments', refundable: true },
} as const satisfies Record<number, MethodEntry>;

export type PaymentMethodId = keyof typeof paymentMethods;
export type PaymentMethodName = (typeof paymentMethods)[PaymentMethodId]['name'];
export const paymentMethodIds = Object.keys(paymentMethods).map(Number) as PaymentMethodId[];
export const paymentMethodNames = paymentMethodIds.map((id) => paymentMethods[id].name);
export const isPaymentMethod = (id: number): id is PaymentMethodId => Object.hasOwn(paymentMethods, id);

export const PaymentMethod = {
  oxxo: 5,
  creditCard: 8,
  debitCard: 10,
  paynet: 11,
  aplazo: 13,
} as const satisfies Record<string, PaymentMethodId>;
