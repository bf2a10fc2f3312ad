import type { Words } from '../words/words.ts';

/** Why a merchant gives money back: the code that is kept, and its words. */
export const refundReasons = {
  customer_request: { es: 'Lo pidió el cliente', en: 'Requested by the customer' },
  out_of_stock: { es: 'Producto agotado', en: 'Out of stock' },
  duplicate: { es: 'Cobro duplicado', en: 'Duplicate charge' },
  fraudulent: { es: 'Cobro fraudulento', en: 'Fraudulent charge' },
  other: { es: 'Otro motivo', en: 'Other reason' },
} as const satisfies Record<string, Words>;

export type RefundReason = keyof typeof refundReasons;
export const refundReasonNames = Object.keys(refundReasons) as RefundReason[];
