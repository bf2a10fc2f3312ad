import { useWords } from '#i18n/use-words.ts';

const es = {
  idSubscription: 'Suscripción',
  referenceNumber: 'Referencia',
  customerName: 'Cliente',
  email: 'Correo',
  amount: 'Monto',
  currency: 'Moneda',
  frequency: 'Periodicidad',
  status: 'Estado',
  date: 'Fecha de creación',
  nextPaymentDate: 'Próximo pago',
  modificationDate: 'Último cambio',
  numberOfPayments: 'Número de pagos',
  paymentsMade: 'Pagos hechos',
  totalAmount: 'Cobrado a la fecha',
  nowAttemptNumber: 'Intentos fallidos',
  account: 'Tarjeta',
  cancellationReason: 'Motivo',
  idOriginTransaction: 'Primera transacción',
};

const en: typeof es = {
  idSubscription: 'Subscription',
  referenceNumber: 'Reference',
  customerName: 'Customer',
  email: 'E-mail',
  amount: 'Amount',
  currency: 'Currency',
  frequency: 'Frequency',
  status: 'Status',
  date: 'Creation date',
  nextPaymentDate: 'Next payment',
  modificationDate: 'Last change',
  numberOfPayments: 'Number of payments',
  paymentsMade: 'Payments made',
  totalAmount: 'Charged to date',
  nowAttemptNumber: 'Failed attempts',
  account: 'Card',
  cancellationReason: 'Reason',
  idOriginTransaction: 'First transaction',
};

/** Headings of the report. */
export const subscriptionReportWords = { es, en };
export const useSubscriptionReportWords = (): typeof es => useWords(subscriptionReportWords);
