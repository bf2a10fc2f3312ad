import type { CardMethod } from './payment-method-module.ts';

/** On the hosted page it is chosen with the credit card. */
export const debitCard = {
  name: 'DebitCard',
  label: { es: 'Tarjeta de débito', en: 'Debit card' },
  kind: 'card',
  fee: { basisPoints: 290, fixed: 250 },
  refunds: 'parts',
} as const satisfies CardMethod;
