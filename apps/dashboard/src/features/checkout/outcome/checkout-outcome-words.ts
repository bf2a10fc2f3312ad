import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { useWords } from '#i18n/use-words.ts';

type Outcome = { readonly title: string; readonly body: (merchant: string) => string };

/** Words of the receipt and of the pages where nothing can be paid any more. */
const es = {
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
      body: (merchant) => `Este pago sigue en otra página. Pide su liga a ${merchant}.`,
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
  payments: (count: number) => (count === 1 ? 'un solo pago' : `${count} pagos en total`),
  firstCharge: 'Primer cobro',
  nextCharge: 'Siguiente cobro',
  verified: 'Suscripción activa',
  verifiedBody: (merchant: string) => `Tu tarjeta quedó verificada y ${merchant} no cobró nada hoy.`,
  print: 'Imprimir comprobante',
  mayClose: 'Ya puedes cerrar esta página.',
  zone: 'Hora de la Ciudad de México',
};

const en: typeof es = {
  byStatus: {
    1: {
      title: 'Payment not made yet',
      body: (merchant) => `The payment to ${merchant} has not been made yet.`,
    },
    2: { title: 'Payment made', body: (merchant) => `${merchant} received your payment.` },
    3: {
      title: 'Payment declined',
      body: (merchant) =>
        `The payment was not accepted and cannot be tried again here. Ask ${merchant} for another payment page.`,
    },
    4: {
      title: 'Payment canceled',
      body: (merchant) =>
        `You canceled the payment: nothing was charged. If that was a mistake, ask ${merchant} for another payment page.`,
    },
    5: { title: 'Pending payment', body: (merchant) => `${merchant} is waiting for your payment in cash.` },
    6: {
      title: 'The payment link expired',
      body: (merchant) => `Nothing was charged. Ask ${merchant} for another link.`,
    },
    7: { title: 'Payment under review', body: () => 'Your bank has not finished the validation yet.' },
    8: {
      title: 'Payment authorized',
      body: (merchant) => `The amount is held on your card. ${merchant} will charge it later.`,
    },
    9: {
      title: 'Authorization canceled',
      body: (merchant) => `${merchant} released the amount that was held: nothing was charged.`,
    },
    10: {
      title: 'The payment was not completed',
      body: (merchant) => `Nothing was charged. Ask ${merchant} for another payment page.`,
    },
    11: {
      title: 'There is a newer attempt',
      body: (merchant) => `This payment continues on another page. Ask ${merchant} for its link.`,
    },
    12: { title: 'Payment refunded', body: (merchant) => `${merchant} refunded your payment in full.` },
    13: {
      title: 'The authorization expired',
      body: (merchant) => `${merchant} did not charge it in time and your bank released the amount.`,
    },
    14: {
      title: 'The reference expired',
      body: (merchant) => `It can no longer be paid at the store. Ask ${merchant} for another payment page.`,
    },
    15: {
      title: 'The merchant canceled the payment',
      body: (merchant) => `Nothing was charged. If you have questions, contact ${merchant}.`,
    },
    16: {
      title: 'Payment partially refunded',
      body: (merchant) => `${merchant} refunded part of it to you.`,
    },
    17: { title: 'Payment in dispute', body: () => 'Your bank opened a dispute over this charge.' },
    18: { title: 'Charge returned', body: () => 'Your bank returned this charge to you.' },
  },
  facts: 'Payment details',
  merchant: 'Merchant',
  description: 'For',
  reference: 'Reference',
  transaction: 'Transaction',
  authorizationCode: 'Authorization code',
  method: 'Payment method',
  months: 'Months without interest',
  date: 'Date',
  refunded: 'Refunded',
  customer: 'In the name of',
  frequency: 'Charged',
  payments: (count) => (count === 1 ? 'a single payment' : `${count} payments in total`),
  firstCharge: 'First charge',
  nextCharge: 'Next charge',
  verified: 'Active subscription',
  verifiedBody: (merchant) => `Your card was verified and ${merchant} charged nothing today.`,
  print: 'Print receipt',
  mayClose: 'You can close this page now.',
  zone: 'Mexico City time',
};

export const checkoutOutcomeWords = { es, en };
export const useCheckoutOutcomeWords = (): typeof es => useWords(checkoutOutcomeWords);
