import type { Words } from '../words/words.ts';

/** The colours of statuses; the theme defines their tints. */
export type StatusColour = 'green' | 'orange' | 'red' | 'cyan';

/** The group in which the summary of a period counts a status. */
export type StatusOutcome = 'success' | 'process' | 'cancellation';

type StatusEntry = {
  /** The name on the wire. */
  readonly name: string;
  readonly label: Words;
  /** The response code of the payment API. */
  readonly responseCode: string;
  /** The code's meaning, as the documentation explains it. */
  readonly meaning: Words;
  readonly colour: StatusColour;
  readonly outcome: StatusOutcome;
  /** Whether a transaction in this status holds its reference, which then cannot be used again (decisions: Transactions). */
  readonly holdsReference: boolean;
};

/** Every status of a transaction, by its id. */
export const transactionStatuses = {
  1: {
    name: 'TransactionCreated',
    label: { es: 'Creada', en: 'Created' },
    responseCode: '001',
    meaning: {
      es: 'La transacción se creó. La respuesta trae la URL a la que envías a tu cliente.',
      en: 'The transaction was created. The response has the URL to send your customer to.',
    },
    colour: 'orange',
    outcome: 'process',
    holdsReference: true,
  },
  2: {
    name: 'Accepted',
    label: { es: 'Pagada', en: 'Paid' },
    responseCode: '002',
    meaning: { es: 'El pago se aceptó.', en: 'The payment was accepted.' },
    colour: 'green',
    outcome: 'success',
    holdsReference: true,
  },
  3: {
    name: 'Rejected',
    label: { es: 'Rechazada', en: 'Rejected' },
    responseCode: '003',
    meaning: {
      es: 'El pago se rechazó. El mensaje dice por qué; tu cliente puede intentar con otra tarjeta y la misma referencia.',
      en: 'The payment was declined. The message says why; your customer can try another card with the same reference.',
    },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  4: {
    name: 'CanceledByCustomer',
    label: { es: 'Cancelada por el cliente', en: 'Canceled by client' },
    responseCode: '004',
    meaning: { es: 'Tu cliente canceló el pago.', en: 'Your customer canceled the payment.' },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  5: {
    name: 'PendingPayment',
    label: { es: 'Pago pendiente', en: 'Pending payment' },
    responseCode: '005',
    meaning: {
      es: 'La referencia de pago en efectivo está vigente y espera el pago en la tienda.',
      en: 'The cash reference is valid and awaiting payment at a store.',
    },
    colour: 'orange',
    outcome: 'process',
    holdsReference: true,
  },
  6: {
    name: 'Expired',
    label: { es: 'Expirada', en: 'Expired' },
    responseCode: '006',
    meaning: { es: 'La liga de pago venció sin pagarse.', en: 'The payment link expired unpaid.' },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  7: {
    name: 'Review',
    label: { es: 'En revisión', en: 'Under review' },
    responseCode: '007',
    meaning: {
      es: 'El pago pide una validación adicional (antifraude con 3D Secure). La respuesta trae la URL de la validación. No es un error.',
      en: 'The payment needs an extra validation (anti-fraud with 3D Secure). The response has the URL of the validation. It is not an error.',
    },
    colour: 'orange',
    outcome: 'process',
    holdsReference: true,
  },
  8: {
    name: 'Authorized',
    label: { es: 'Autorizada', en: 'Authorized' },
    responseCode: '008',
    meaning: {
      es: 'El monto quedó autorizado. Captúralo o cancélalo antes de 7 días.',
      en: 'The amount is authorized. Capture or cancel it within 7 days.',
    },
    colour: 'orange',
    outcome: 'process',
    holdsReference: true,
  },
  9: {
    name: 'Reversed',
    label: { es: 'Reversada', en: 'Reversed' },
    responseCode: '009',
    meaning: {
      es: 'La autorización se canceló y el monto se liberó.',
      en: 'The authorization was canceled and the amount released.',
    },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  10: {
    name: 'NonPayment',
    label: { es: 'No pagada', en: 'Not Paid' },
    responseCode: '010',
    meaning: { es: 'Tu cliente abandonó el pago.', en: 'Your customer abandoned the payment.' },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  11: {
    name: 'Replaced',
    label: { es: 'Reemplazada', en: 'Replaced' },
    responseCode: '011',
    meaning: {
      es: 'Fue un intento fallido y otro con la misma referencia tomó su lugar.',
      en: 'It was a failed attempt and another one with the same reference took its place.',
    },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  12: {
    name: 'Refund',
    label: { es: 'Reembolsada', en: 'Refunded' },
    responseCode: '012',
    meaning: { es: 'El pago se reembolsó completo.', en: 'The payment was refunded in full.' },
    colour: 'red',
    outcome: 'success',
    holdsReference: true,
  },
  13: {
    name: 'AuthorizationExpired',
    label: { es: 'Autorización expirada', en: 'Authorization expired' },
    responseCode: '013',
    meaning: {
      es: 'La autorización venció sin capturarse.',
      en: 'The authorization expired without a capture.',
    },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  14: {
    name: 'ExpiredCashPayment',
    label: { es: 'Referencia expirada', en: 'Reference expired' },
    responseCode: '014',
    meaning: {
      es: 'La referencia de efectivo venció. Tu cliente puede pagar con otro método.',
      en: 'The cash reference expired. Your customer can still pay with another method.',
    },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  15: {
    name: 'PaymentCanceled',
    label: { es: 'Cancelada', en: 'Canceled' },
    responseCode: '015',
    meaning: {
      es: 'El pago se canceló. Solo es posible mientras no está en proceso de pago.',
      en: 'The payment was canceled. This is possible only while it is not being paid.',
    },
    colour: 'red',
    outcome: 'cancellation',
    holdsReference: false,
  },
  16: {
    name: 'PartialRefund',
    label: { es: 'Reembolsada parcialmente', en: 'Partially refunded' },
    responseCode: '016',
    meaning: { es: 'Se reembolsó una parte del pago.', en: 'A part of the payment was refunded.' },
    colour: 'red',
    outcome: 'success',
    holdsReference: true,
  },
  17: {
    name: 'ProcessOfAppeal',
    label: { es: 'Contracargo en proceso', en: 'Chargeback in process' },
    responseCode: '017',
    meaning: {
      es: 'El banco abrió un contracargo y espera tus pruebas o la decisión.',
      en: 'The bank opened a chargeback; your evidence or the decision is pending.',
    },
    colour: 'cyan',
    outcome: 'success',
    holdsReference: true,
  },
  18: {
    name: 'Chargeback',
    label: { es: 'Contracargo perdido', en: 'Chargeback lost' },
    responseCode: '018',
    meaning: {
      es: 'El contracargo se perdió y el monto volvió al tarjetahabiente.',
      en: 'The chargeback was lost and the amount went back to the cardholder.',
    },
    colour: 'red',
    outcome: 'success',
    holdsReference: true,
  },
} as const satisfies Record<number, StatusEntry>;

export type TransactionStatus = keyof typeof transactionStatuses;
export type TransactionStatusName = (typeof transactionStatuses)[TransactionStatus]['name'];

export const transactionStatusIds = Object.keys(transactionStatuses).map(Number) as TransactionStatus[];

export const isTransactionStatus = (id: number): id is TransactionStatus =>
  Object.hasOwn(transactionStatuses, id);

/** The status ids by name. */
export const Status = {
  created: 1,
  accepted: 2,
  rejected: 3,
  canceledByCustomer: 4,
  pendingPayment: 5,
  expired: 6,
  review: 7,
  authorized: 8,
  reversed: 9,
  nonPayment: 10,
  replaced: 11,
  refunded: 12,
  authorizationExpired: 13,
  cashExpired: 14,
  canceled: 15,
  partiallyRefunded: 16,
  chargebackInProcess: 17,
  chargebackLost: 18,
} as const satisfies Record<string, TransactionStatus>;
