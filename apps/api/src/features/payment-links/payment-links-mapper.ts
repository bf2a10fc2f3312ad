import {
  type CheckoutAttempt,
  mayCancelPayment,
  mayResendLink,
} from '@pasarela/contracts/checkouts/checkout-kinds';
import { toAmount } from '@pasarela/contracts/money';
import { linkTypeOf } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { PaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { transactionStatuses } from '@pasarela/contracts/transactions/transaction-status';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import { statusOf } from '#core/transactions/transaction-status.ts';
import type { LinkWithAttempt } from './payment-links-repository.ts';

/** The page of a link with its newest attempt, as the rules read it. */
export const attemptOfLink = ({ status, expiresAt }: LinkWithAttempt): CheckoutAttempt => ({
  kind: 'link',
  statusId: statusOf(status),
  expiresAt,
});

/** What can be done with a link at a moment of the account's clock. */
export const linkActions = (link: LinkWithAttempt, now: Date) => {
  const attempt = attemptOfLink(link);
  return {
    canCancel: mayCancelPayment(attempt.statusId, attempt, now),
    canResend: mayResendLink(attempt, now),
  };
};

/** A link with its newest attempt, as the dashboard shows it. */
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
  };
};
