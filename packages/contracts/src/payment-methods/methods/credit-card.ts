import type { CardMethod } from './payment-method-module.ts';

export const creditCard = {
  name: 'CreditCard',
  label: { es: 'Tarjeta de crédito', en: 'Credit card' },
  kind: 'card',
  fee: { basisPoints: 290, fixed: 250 },
  refunds: 'parts',
  checkoutPosition: 1,
} as const satisfies CardMethod;
