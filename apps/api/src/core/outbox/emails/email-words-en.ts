import { chargebackReasons } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { FrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import { limits } from '@pasarela/contracts/limits/limits';
import { paymentMethodOf } from '@pasarela/contracts/payment-methods/payment-methods';
import { momentText } from '#time/moment-text.ts';
import {
  chargebackAddress,
  type EmailWords,
  money,
  pausedSubscriptionAddress,
  transactionAddress,
} from './email-content.ts';

const every = {
  Daily: 'every day',
  Biweekly: 'every 14 days',
  Monthly: 'every month',
  Halfyearly: 'every 6 months',
  Annual: 'every year',
  Scheduled: 'on each agreed date',
} as const satisfies Record<FrequencyName, string>;

const methodName = (id: number | null): string => paymentMethodOf(id)?.label.en ?? 'No payment method';

const dateText = (at: Date): string => momentText(at.getTime(), 'en');

const greeting = (customerName: string): readonly string[] =>
  customerName === '' ? [] : [`Hello ${customerName},`];

const methodAndCard = ({
  paymentMethod,
  cardLastFour,
}: {
  readonly paymentMethod: number | null;
  readonly cardLastFour: string | null;
}): string => `${methodName(paymentMethod)}${cardLastFour === null ? '' : ` ···· ${cardLastFour}`}`;

export const emailWordsEn: EmailWords = {
  paymentLink: ({ merchant, amount, plan, referenceNumber, expiresAt, url }) => ({
    subject: `Payment link from ${merchant}: ${money(amount)}`,
    heading: `${merchant} sent you a payment link`,
    lines: [
      ...(plan
        ? [
            plan.payments === null
              ? `${money(amount)} is charged ${every[plan.frequency]}, until you cancel the subscription.`
              : `${plan.payments} payments of ${money(amount)}, one ${every[plan.frequency]}: ${money(amount * plan.payments)} in all.`,
          ]
        : [`Amount due: ${money(amount)}.`]),
      `You can pay until ${dateText(expiresAt)}, Mexico City time.`,
    ],
    facts: [
      ['Reference', referenceNumber],
      ['Expires', dateText(expiresAt)],
    ],
    action: { label: `Pay ${money(amount)}`, url },
  }),
  cardReplacement: ({ merchant, customerName, amount, frequency, referenceNumber, expiresAt, url }) => ({
    subject: `Replace the card of your subscription with ${merchant}`,
    heading: 'Your subscription needs another card',
    lines: [
      ...greeting(customerName),
      `The charge of your subscription with ${merchant} did not go through. Add another card to continue; nothing is charged today.`,
      `The link works once, until ${dateText(expiresAt)}, Mexico City time.`,
    ],
    facts: [
      ['Reference', referenceNumber],
      ['Subscription', `${money(amount)} ${every[frequency]}`],
    ],
    action: { label: 'Replace the card', url },
  }),
  paymentReceived: (content) => ({
    subject: `Payment received: ${money(content.amount)} · ${content.referenceNumber}`,
    heading: `You received a payment of ${money(content.amount)}`,
    lines: [],
    facts: [
      ['Reference', content.referenceNumber],
      ['Customer', content.customerName],
      ['E-mail', content.customerEmail],
      ['Payment method', methodName(content.paymentMethod)],
      ['Date', dateText(content.paidAt)],
    ],
    action: { label: 'See the transaction', url: transactionAddress(content.site, content.transactionId) },
  }),
  chargebackOpened: (content) => ({
    subject: `Chargeback for ${money(content.amount)} · ${content.referenceNumber}`,
    heading: `The bank opened a chargeback for ${money(content.amount)}`,
    lines: [
      chargebackReasons[content.reason].en,
      `Submit your evidence by ${dateText(content.proofDueAt)}, Mexico City time. Without evidence within ${limits.chargebackProof / 86_400_000} days the chargeback is lost.`,
    ],
    facts: [
      ['Reference', content.referenceNumber],
      ['Customer', content.customerName],
      ['E-mail', content.customerEmail],
      ['Deadline', dateText(content.proofDueAt)],
    ],
    action: { label: 'Submit the evidence', url: chargebackAddress(content.site, content.transactionId) },
  }),
  subscriptionPaused: (content) => ({
    subject: `Subscription paused · ${content.referenceNumber}`,
    heading: 'A subscription was paused',
    lines: [
      `The charge failed ${limits.collectionAttempts} times. Nothing more is charged until you reactivate it; you can ask your customer for another card.`,
    ],
    facts: [
      ['Reference', content.referenceNumber],
      ['Customer', content.customerName],
      ['E-mail', content.customerEmail],
      ['Subscription', `${money(content.amount)} ${every[content.frequency]}`],
    ],
    action: {
      label: 'See the subscription',
      url: pausedSubscriptionAddress(content.site, content.subscriptionId),
    },
  }),
  paymentReceipt: (content) => ({
    subject: `Receipt from ${content.merchant}: ${money(content.amount)}`,
    heading: `You paid ${money(content.amount)} to ${content.merchant}`,
    lines: greeting(content.customerName),
    facts: [
      ['Reference', content.referenceNumber],
      ['Payment method', methodAndCard(content)],
      ['Authorization', content.authorizationCode ?? ''],
      ['Date', dateText(content.paidAt)],
    ],
    action: content.url === null ? undefined : { label: 'See the receipt', url: content.url },
  }),
  cashVoucher: (content) => ({
    subject: `Pay ${money(content.amount)} at ${methodName(content.paymentMethod)} · ${content.merchant}`,
    heading: `Pay ${money(content.amount)} at ${methodName(content.paymentMethod)}`,
    lines: [
      ...greeting(content.customerName),
      `Give this reference at the counter by ${dateText(content.dueAt)}, Mexico City time.`,
    ],
    facts: [
      ['Payment reference', content.cashReference],
      ['Amount', money(content.amount)],
      ['Order', content.referenceNumber],
    ],
    action: content.url === null ? undefined : { label: 'See the voucher', url: content.url },
  }),
  refundMade: (content) => ({
    subject: `Refund from ${content.merchant}: ${money(content.refunded)}`,
    heading: `${content.merchant} refunded you ${money(content.refunded)}`,
    lines: [...greeting(content.customerName), 'The money goes back to the payment method that you used.'],
    facts: [
      ['Reference', content.referenceNumber],
      ['Payment', money(content.amount)],
      ['Payment method', methodAndCard(content)],
      ['Date', dateText(content.refundedAt)],
    ],
    action: undefined,
  }),
  chargeFailed: (content) => ({
    subject: `Your subscription with ${content.merchant} could not be charged`,
    heading: `Your subscription payment of ${money(content.amount)} could not be charged`,
    lines: [
      ...greeting(content.customerName),
      content.nextAttemptAt === null
        ? `The subscription with ${content.merchant} is paused: nothing more is charged for now.`
        : `It will be tried again on ${dateText(content.nextAttemptAt)}, Mexico City time. Check that your card has funds and is still valid.`,
    ],
    facts: [
      ['Reference', content.referenceNumber],
      ['Subscription', `${money(content.amount)} ${every[content.frequency]}`],
    ],
    action: undefined,
  }),
  userInvitation: ({ merchant, userName, expiresAt, passwordUrl }) => ({
    subject: `Your access to ${merchant}`,
    heading: `You were invited to ${merchant}`,
    lines: [
      'Choose your password to sign in to the dashboard.',
      `The link works once, until ${dateText(expiresAt)}, Mexico City time.`,
      ...(passwordUrl === undefined ? ['The link is only in the e-mail that was sent.'] : []),
    ],
    facts: [['User', userName]],
    action: passwordUrl === undefined ? undefined : { label: 'Choose my password', url: passwordUrl },
  }),
  passwordReset: ({ userName, expiresAt, passwordUrl }) => ({
    subject: 'Choose another password',
    heading: 'Choose another password',
    lines: [
      `The link works once, until ${dateText(expiresAt)}, Mexico City time.`,
      'If you did not ask for this, ignore this e-mail: your password stays the same.',
      ...(passwordUrl === undefined ? ['The link is only in the e-mail that was sent.'] : []),
    ],
    facts: [['User', userName]],
    action: passwordUrl === undefined ? undefined : { label: 'Choose another password', url: passwordUrl },
  }),
  foot: (merchant) => `Pasarela sends this e-mail on behalf of ${merchant}.`,
};
