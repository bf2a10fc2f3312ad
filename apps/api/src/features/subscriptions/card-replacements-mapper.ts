import type {
  CardReplacement,
  CardReplacementState,
} from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { currency, toAmount } from '@pasarela/contracts/money/money';
import { isOngoing } from '@pasarela/contracts/subscriptions/subscription-status';
import type { Merchant } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import type { ShownCard } from '#core/cards/kept-cards.ts';
import { frequencyOf } from '#core/subscriptions/subscription-schedule.ts';
import type { CardReplacementRow, SubscriptionRow } from '#generated/stored-tables.ts';

/** Returns the state of a replacement link at the given time. */
export const replacementState = (
  { usedAt, expiresAt }: CardReplacementRow,
  { status }: SubscriptionRow,
  now: Date,
): CardReplacementState => {
  if (usedAt) return 'used';
  if (!isOngoing(status)) return 'ended';
  if (status === 'active') return 'notNeeded';
  return now < expiresAt ? 'form' : 'expired';
};

type ShownReplacement = {
  readonly replacement: CardReplacementRow;
  readonly subscription: SubscriptionRow;
  readonly card: ShownCard;
  readonly merchant: Merchant;
  readonly account: CallAccount;
  readonly now: Date;
};

/** Maps a card replacement page to what the customer sees. */
export const replacementView = ({
  replacement,
  subscription,
  card,
  merchant,
  account,
  now,
}: ShownReplacement): CardReplacement => ({
  state: replacementState(replacement, subscription, now),
  environment: account.environment,
  merchant,
  referenceNumber: subscription.referenceNumber,
  customerName: subscription.customerName,
  amount: toAmount(subscription.amount),
  currency,
  frequency: frequencyOf(subscription),
  numberOfPays: subscription.numberOfPays,
  paymentsMade: subscription.paymentsMade,
  card: { brand: card.brand, lastFour: card.lastFour },
  usedAt: replacement.usedAt?.toISOString() ?? null,
  expiresAt: replacement.expiresAt.toISOString(),
  now: now.toISOString(),
});
