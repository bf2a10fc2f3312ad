import { useWords } from '#i18n/use-words.ts';

const es = {
  idTransaction: 'Transacción',
  referenceNumber: 'Referencia',
  date: 'Fecha del pago',
  amount: 'Monto del pago',
  currency: 'Moneda',
  custormerEmail: 'Correo',
  custormerName: 'Cliente',
  status: 'Estado del pago',
  statusChargeBack: 'Estado del contracargo',
  chargeBackDate: 'Apertura',
  chargeBackAmount: 'Monto en disputa',
  proofDueDate: 'Fecha límite de pruebas',
  proofDate: 'Pruebas entregadas',
  decisionDate: 'Decisión',
  reason: 'Motivo',
  paymentMethod: 'Método de pago',
  account: 'Tarjeta',
  authCode: 'Código de autorización',
  secure3D: '3D Secure',
  transactionCode: 'Código de transacción',
};

const en: typeof es = {
  idTransaction: 'Transaction',
  referenceNumber: 'Reference',
  date: 'Payment created',
  amount: 'Payment amount',
  currency: 'Currency',
  custormerEmail: 'E-mail',
  custormerName: 'Customer',
  status: 'Payment status',
  statusChargeBack: 'Chargeback status',
  chargeBackDate: 'Opened',
  chargeBackAmount: 'Amount in dispute',
  proofDueDate: 'Evidence due',
  proofDate: 'Evidence submitted',
  decisionDate: 'Decision',
  reason: 'Reason',
  paymentMethod: 'Payment method',
  account: 'Card',
  authCode: 'Authorization code',
  secure3D: '3D Secure',
  transactionCode: 'Transaction code',
};

/** Headings of the report of chargebacks, by the name of the column. */
export const chargebackReportWords = { es, en };
export const useChargebackReportWords = (): typeof es => useWords(chargebackReportWords);
