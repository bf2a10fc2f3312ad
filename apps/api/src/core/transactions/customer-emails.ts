import { isEmailOn } from '@pasarela/contracts/emails/email-switches';
import type { Centavos } from '@pasarela/contracts/money/money';
import { type EmailContext, enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { checkoutUrl } from './payment-answer.ts';

/** What has happened to a payment that its customer may want to know. */
type News = { readonly isPaid: boolean; readonly isVoucher: boolean; readonly refunded: Centavos };

/** Queues the e-mails to the customer of a payment that the merchant has switched on (`emailsOn`). */
export const notifyCustomer = async (
  context: EmailContext,
  row: TransactionRow,
  emailsOn: string,
  { isPaid, isVoucher, refunded }: News,
): Promise<void> => {
  const { now, site } = context;
  const { amount, cardLastFour, authorizationCode, cashReference, cashDueAt: dueAt } = row;
  const about = {
    transactionId: row.id,
    to: row.customerEmail,
    customerName: row.customerName,
    referenceNumber: row.referenceNumber,
    amount,
    paymentMethod: row.paymentMethod,
  };
  const url = row.checkoutToken === null ? null : checkoutUrl(site, row.checkoutToken);
  // The verification of a card is no payment.
  if (isPaid && amount > 0 && isEmailOn('paymentReceipt', emailsOn)) {
    const receipt = { cardLastFour, authorizationCode, paidAt: now, url };
    await enqueueEmail(context, { ...about, ...receipt, kind: 'paymentReceipt' });
  }
  if (isVoucher && cashReference !== null && dueAt !== null && isEmailOn('cashVoucher', emailsOn))
    await enqueueEmail(context, { ...about, kind: 'cashVoucher', cashReference, dueAt, url });
  if (refunded > 0 && isEmailOn('refundMade', emailsOn))
    await enqueueEmail(context, { ...about, kind: 'refundMade', cardLastFour, refunded, refundedAt: now });
};
