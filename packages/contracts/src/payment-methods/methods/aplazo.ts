import type { LoanMethod } from './payment-method-module.ts';

export const aplazo = {
  name: 'Aplazo',
  label: { es: 'Aplazo', en: 'Aplazo' },
  kind: 'installments',
  fee: { basisPoints: 590, fixed: 400 },
  refunds: 'whole',
  checkoutPosition: 4,
} as const satisfies LoanMethod;
