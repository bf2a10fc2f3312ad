import { chargebackReasons } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { limits } from '@pasarela/contracts/limits';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import type { FrequencyName } from '@pasarela/contracts/subscriptions/frequencies';
import { momentText } from '#time/moment-text.ts';
import { chargebackAddress, pausedSubscriptionAddress, transactionAddress } from './email-addresses.ts';
import type { EmailWords } from './email-content.ts';
import { money } from './email-figures.ts';

const every = {
  Daily: 'every day',
  Biweekly: 'every 14 days',
  Monthly: 'every month',
  Halfyearly: 'every 6 months',
  Annual: 'every year',
  Scheduled: 'on each agreed date',
} as const satisfies Record<FrequencyName, string>;

const methodName = (id: number | null): string =>
  id !== null && isPaymentMethod(id) ? paymentMethods[id].label.en : 'No payment method';

const context = (at: Date): string => momentText(at.getTime(), 'en');

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
        : [`To pay: ${money(amount)}.`]),
      `The link can be paid until ${context(expiresAt)}, Mexico City time.`,
    ],
    facts: [
      ['Reference', referenceNumber],
      ['Expires', context(expiresAt)],
    ],
    action: { label: `Pay ${money(amount)}`, url },
  }),
  cardReplacement: ({ merchant, customerName, amount, frequency, referenceNumber, expiresAt, url }) => ({
    subject: `Replace the card of your subscription with ${merchant}`,
    heading: 'Your subscription waits for another card',
    lines: [
      ...(customerName === '' ? [] : [`Hello ${customerName},`]),
      `The charge of your subscription with ${merchant} did not go through. Add another card to go on; nothing is charged today.`,
      `The link works once, until ${context(expiresAt)}, Mexico City time.`,
    ],
    facts: [
      ['Reference', referenceNumber],
      ['Subscription', `${money(amount)} ${every[frequency]}`],
    ],
    action: { label: 'Replace the card', url },
  }),
  paymentReceived: (told) => ({
    subject: `Payment received: ${money(told.amount)} · ${told.referenceNumber}`,
    heading: `You received a payment of ${money(told.amount)}`,
    lines: [],
    facts: [
      ['Reference', told.referenceNumber],
      ['Customer', told.customerName],
      ['E-mail', told.customerEmail],
      ['Payment method', methodName(told.paymentMethod)],
      ['Date', context(told.paidAt)],
    ],
    action: { label: 'See the transaction', url: transactionAddress(told.site, told.transactionId) },
  }),
  chargebackOpened: (told) => ({
    subject: `Chargeback of ${money(told.amount)} · ${told.referenceNumber}`,
    heading: `The bank opened a chargeback of ${money(told.amount)}`,
    lines: [
      chargebackReasons[told.reason].en,
      `Submit your evidence by ${context(told.proofDueAt)}, Mexico City time. Without evidence within ${limits.chargebackProof / 86_400_000} days the chargeback is lost.`,
    ],
    facts: [
      ['Reference', told.referenceNumber],
      ['Customer', told.customerName],
      ['E-mail', told.customerEmail],
      ['Deadline', context(told.proofDueAt)],
    ],
    action: { label: 'Submit the evidence', url: chargebackAddress(told.site, told.transactionId) },
  }),
  subscriptionPaused: (told) => ({
    subject: `Subscription paused · ${told.referenceNumber}`,
    heading: 'A subscription was paused',
    lines: [
      `The charge failed ${limits.collectionAttempts} times. Nothing more is charged until you reactivate it; you can ask your customer for another card.`,
    ],
    facts: [
      ['Reference', told.referenceNumber],
      ['Customer', told.customerName],
      ['E-mail', told.customerEmail],
      ['Subscription', `${money(told.amount)} ${every[told.frequency]}`],
    ],
    action: { label: 'See the subscription', url: pausedSubscriptionAddress(told.site, told.subscriptionId) },
  }),
  foot: (merchant) => `Pasarela sends this e-mail on behalf of ${merchant}.`,
};
