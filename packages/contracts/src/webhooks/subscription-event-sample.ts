import { day } from '../dates/dates.ts';
import { currency } from '../money/money.ts';
import { declineReasons } from '../payments/decline-reasons.ts';
import { allPaymentsMade } from '../subscriptions/subscription-status.ts';
import type { SubscriptionEventData } from './subscription-event-schema.ts';
import type { SubscriptionEventType } from './webhook-events.ts';

const declined = 'insufficient_funds' satisfies keyof typeof declineReasons;
const decline = { declineReason: declined, reason: declineReasons[declined].es } as const;
const failed = { paymentsMade: 3, totalCharged: 1051.5, ...decline };
const paused = { status: 'Paused', nextPaymentDate: null, remainingAttempts: 0 } as const;

type Particulars = (now: number) => Partial<SubscriptionEventData>;

const particulars = {
  'subscription.created': () => ({}),
  'subscription.charge_failed': (now) => ({
    ...failed,
    remainingAttempts: 2,
    nextPaymentDate: new Date(now + day).toISOString(),
    transactionNumber: '1187',
  }),
  'subscription.paused': () => ({ ...failed, ...paused, transactionNumber: '1193' }),
  'subscription.card_replaced': () => ({
    ...paused,
    paymentsMade: 3,
    totalCharged: 1051.5,
    transactionNumber: null,
    card: { brand: 'Mastercard', lastFour: '4444' },
  }),
  'subscription.reactivated': () => ({
    paymentsMade: 3,
    totalCharged: 1051.5,
    transactionNumber: null,
    card: { brand: 'Mastercard', lastFour: '4444' },
  }),
  'subscription.ended': () => ({
    status: 'Canceled',
    endedAs: 'completed',
    paymentsMade: 12,
    totalCharged: 4206,
    nextPaymentDate: null,
    reason: allPaymentsMade.es,
    transactionNumber: '1320',
    card: { brand: 'Mastercard', lastFour: '4444' },
  }),
} as const satisfies Record<SubscriptionEventType, Particulars>;

/** A made-up subscription at such an event, as its webhook says it; `now` in milliseconds. */
export const subscriptionEventSample = (type: SubscriptionEventType, now: number): SubscriptionEventData => ({
  subscriptionId: '12',
  referenceNumber: 'MUESTRA-1',
  status: 'Active',
  endedAs: null,
  frequency: 'Monthly',
  amount: 350.5,
  currency,
  numberOfPayments: 12,
  paymentsMade: 1,
  totalCharged: 350.5,
  remainingAttempts: 3,
  nextPaymentDate: new Date(now + 30 * day).toISOString(),
  declineReason: null,
  reason: null,
  transactionNumber: '1024',
  card: { brand: 'Visa', lastFour: '4242' },
  ...particulars[type](now),
});
