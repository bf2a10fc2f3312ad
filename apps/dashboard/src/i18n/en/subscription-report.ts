import type { subscriptionReportWords as es } from '#i18n/es/subscription-report.ts';

export const subscriptionReportWords: typeof es = {
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
