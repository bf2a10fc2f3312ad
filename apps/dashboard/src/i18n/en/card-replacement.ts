import type { cardReplacementWords as es } from '#i18n/es/card-replacement.ts';

export const cardReplacementWords: typeof es = {
  title: (merchant) => `Replace the card of your subscription with ${merchant}`,
  heading: 'Replace your card',
  terms: (amount, every, merchant) => `Your subscription with ${merchant}: ${amount} ${every}.`,
  counted: (made, all) => `You have made ${made} of ${all} payments.`,
  oldCard: 'Current card',
  reference: 'Reference',
  serves: 'The link can be used once, until',
  newCard: 'New card',
  nothingCharged: 'Nothing is charged today: we only verify the card.',
  submit: 'Save the card',
  running: 'Verifying…',
  used: 'Your card was replaced',
  usedText: (card, merchant) =>
    `The next charges go to your ${card}. Nothing was charged: ${merchant} will reactivate your subscription.`,
  expired: 'This link can no longer be used',
  expiredText: (merchant) =>
    `It has expired, or ${merchant} sent you a newer one. Use that, or ask for another.`,
  ended: 'The subscription is canceled',
  endedText: (merchant) =>
    `It no longer charges, so it needs no other card. If that is a mistake, contact ${merchant}.`,
  notNeeded: 'The subscription is already active',
  notNeededText: (merchant) =>
    `It goes on charging your card. To change it, ask ${merchant} for another link.`,
  facts: 'Your subscription',
  card: 'Card',
  amount: 'Amount',
};
