import type { CashMethod } from './payment-method-module.ts';

export const paynet = {
  name: 'Paynet',
  label: { es: 'Paynet', en: 'Paynet' },
  kind: 'cash',
  fee: { basisPoints: 290, fixed: 400 },
  refunds: 'none',
  checkoutPosition: 3,
  referenceDigits: 16,
} as const satisfies CashMethod;
