import type { Words } from '../words/words.ts';

/** Why a cardholder disputes a payment: the code that is kept, and its words. */
export const chargebackReasons = {
  unrecognized: {
    es: 'El tarjetahabiente no reconoce el cargo.',
    en: 'The cardholder does not recognize the charge.',
  },
  not_received: { es: 'El producto no llegó.', en: 'The product did not arrive.' },
  not_as_described: { es: 'El producto no es el que se ofreció.', en: 'The product is not as described.' },
  duplicate: { es: 'Se cobró dos veces.', en: 'It was charged twice.' },
  credit_not_processed: {
    es: 'No se recibió el reembolso prometido.',
    en: 'A promised refund was not received.',
  },
} as const satisfies Record<string, Words>;

export type ChargebackReason = keyof typeof chargebackReasons;
export const chargebackReasonNames = Object.keys(chargebackReasons) as ChargebackReason[];
export const isChargebackReason = (code: string): code is ChargebackReason =>
  Object.hasOwn(chargebackReasons, code);
