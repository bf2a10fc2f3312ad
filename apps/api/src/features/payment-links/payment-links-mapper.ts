import {
  type CheckoutAttempt,
  mayCancelPayment,
  mayResendLink,
} from '@pasarela/contracts/checkouts/checkout-kinds';
import { toAmount } from '@pasarela/contracts/money/money';
import { linkTypeOf } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { PaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import { statusOf } from '#core/transactions/transaction-fields.ts';
import type { LinkWithAttempt } from './payment-links-repository.ts';

/** Maps a link to the page and newest attempt that the rules check. */
export const attemptOfLink = ({ status, expiresAt }: LinkWithAttempt): CheckoutAttempt => ({
  kind: 'link',
  statusId: statusOf(status),
  expiresAt,
});

/** Returns the actions that a link allows at a time of the account's clock. */
export const linkActions = (link: LinkWithAttempt, now: Date) => {
  const attempt = attemptOfLink(link);
  return {
    canCancel: mayCancelPayment(attempt.statusId, attempt, now),
    canResend: mayResendLink(attempt, now),
  };
};

/** Maps a link with its newest attempt to the answer of the dashboard API. */
export const linkAnswer = (link: LinkWithAttempt, site: string): PaymentLink => {
  const status = statusOf(link.status);
  return {
    idTransaction: link.transactionId,
    referenceNumber: link.referenceNumber,
    date: link.createdAt.toISOString(),
    expirationDate: link.dueAt.toISOString(),
    email: link.customerEmail,
    amount: toAmount(link.amount),
    currency: link.currency,
    statusId: status,
    status: transactionStatuses[status].name,
    typeFrequency: linkTypeOf(link.kind),
    url: checkoutUrl(site, link.token),
    returnUrl: link.returnUrl,
  };
};
