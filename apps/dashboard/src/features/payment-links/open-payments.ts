import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';

/** Whether an open payment is another customer's than the one that a link is for. */
export const isOfAnother = (payment: OpenPayment, email: string): boolean =>
  payment.email.toLowerCase() !== email.trim().toLowerCase();

export const paymentsOfOthers = (open: readonly OpenPayment[], email: string): readonly OpenPayment[] =>
  open.filter((payment) => isOfAnother(payment, email));
