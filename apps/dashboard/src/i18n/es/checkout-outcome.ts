import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';

type Outcome = { readonly title: string; readonly body: (merchant: string) => string };

/** Words of the receipt and of the pages where nothing can be paid any more. */
export const checkoutOutcomeWords = {
  byStatus: {
    1: { title: 'Pago por hacer', body: (merchant) => `El pago a ${merchant} todavía no se hace.` },
    2: { title: 'Pago realizado', body: (merchant) => `${merchant} recibió tu pago.` },
    3: {
      title: 'Pago rechazado',
      body: (merchant) =>
        `El pago no se aceptó y aquí ya no se puede intentar. Pide otra página de pago a ${merchant}.`,
    },
    4: {
      title: 'Pago cancelado',
      body: (merchant) =>
        `Cancelaste el pago: no se hizo ningún cargo. Si fue por error, pide otra página de pago a ${merchant}.`,
    },
    5: { title: 'Pago pendiente', body: (merchant) => `${merchant} espera tu pago en efectivo.` },
    6: {
      title: 'La liga de pago venció',
      body: (merchant) => `No se hizo ningún cargo. Pide otra liga a ${merchant}.`,
    },
    7: { title: 'Pago en revisión', body: () => 'Tu banco todavía no termina la validación.' },
    8: {
      title: 'Pago autorizado',
      body: (merchant) => `El monto quedó apartado en tu tarjeta. ${merchant} hará el cobro después.`,
    },
    9: {
      title: 'Autorización cancelada',
      body: (merchant) => `${merchant} liberó el monto apartado: no se hizo ningún cargo.`,
    },
    10: {
      title: 'El pago no se completó',
      body: (merchant) => `No se hizo ningún cargo. Pide otra página de pago a ${merchant}.`,
    },
    11: {
      title: 'Hay un intento más reciente',
      body: (merchant) => `Este pago se hace en otra página. Pide su liga a ${merchant}.`,
    },
    12: { title: 'Pago reembolsado', body: (merchant) => `${merchant} te devolvió el pago completo.` },
    13: {
      title: 'La autorización venció',
      body: (merchant) => `${merchant} no hizo el cobro a tiempo y tu banco liberó el monto.`,
    },
    14: {
      title: 'La referencia venció',
      body: (merchant) => `Ya no se puede pagar en la tienda. Pide otra página de pago a ${merchant}.`,
    },
    15: {
      title: 'El comercio canceló el pago',
      body: (merchant) => `No se hizo ningún cargo. Si tienes dudas, contacta a ${merchant}.`,
    },
    16: { title: 'Pago reembolsado en parte', body: (merchant) => `${merchant} te devolvió una parte.` },
    17: { title: 'Pago en aclaración', body: () => 'Tu banco abrió una aclaración de este cargo.' },
    18: { title: 'Cargo devuelto', body: () => 'Tu banco te devolvió este cargo.' },
  } satisfies Record<TransactionStatus, Outcome> as Record<TransactionStatus, Outcome>,
  facts: 'Datos del pago',
  merchant: 'Comercio',
  description: 'Concepto',
  reference: 'Referencia',
  transaction: 'Transacción',
  authorizationCode: 'Código de autorización',
  method: 'Forma de pago',
  months: 'Meses sin intereses',
  date: 'Fecha',
  refunded: 'Reembolsado',
  customer: 'A nombre de',
  frequency: 'Se cobra',
  firstCharge: 'Primer cobro',
  verified: 'Suscripción activa',
  verifiedBody: (merchant: string) => `Tu tarjeta quedó verificada y ${merchant} no cobró nada hoy.`,
  print: 'Imprimir comprobante',
  zone: 'Hora de la Ciudad de México',
};
