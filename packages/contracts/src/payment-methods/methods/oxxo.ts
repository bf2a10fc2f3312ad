import type { CashMethod } from './payment-method-module.ts';

export const oxxo = {
  name: 'Oxxo',
  label: { es: 'OXXO', en: 'OXXO' },
  kind: 'cash',
  fee: { basisPoints: 390, fixed: 300 },
  maxAmount: 1_000_000,
  refunds: 'none',
  checkoutPosition: 2,
  referenceDigits: 14,
} as const satisfies CashMethod;
