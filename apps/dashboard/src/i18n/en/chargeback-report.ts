import type { chargebackReportWords as Spanish } from '../es/chargeback-report.ts';

export const chargebackReportWords: typeof Spanish = {
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
