import type { subscriptionActionsWords as es } from '#i18n/es/subscription-actions.ts';

export const subscriptionActionsWords: typeof es = {
  loading: 'Loading the subscription',
  failed: 'The subscription could not be loaded',
  notFound: 'This subscription does not exist',
  notFoundText: 'Check the number, or look for it in the list. It may belong to another business.',
  noLonger: 'This can no longer be done',
  noLongerText: (reference, status) =>
    `${reference} is ${status.toLowerCase()}: somebody changed it meanwhile.`,
  seeSubscription: 'See the subscription',
  cancel: {
    title: 'Cancel the subscription',
    sentence: (amount, every, customer) =>
      `${customer} is no longer charged ${amount} ${every}. This cannot be undone.`,
    charged: (total, payments) => `Past charges (${total} in ${payments}) are not refunded.`,
    payments: (count) => (count === 1 ? '1 payment' : `${count} payments`),
    linkEnds: 'The link to replace its card can no longer be used.',
    reason: 'Reason for the cancellation',
    submit: 'Cancel the subscription',
    running: 'Canceling…',
    success: 'Subscription canceled successfully',
  },
  reactivate: {
    title: 'Reactivate the subscription',
    sentence: (amount, every, card) => `${amount} is charged ${every} again, to ${card}.`,
    next: (moment) => `The next payment is on ${moment}; charges missed during the pause are not made.`,
    sameCard:
      'The last three attempts failed with this card. Unless your customer replaces it, it may fail again.',
    submit: 'Reactivate',
    running: 'Reactivating…',
    success: 'Subscription reactivated successfully',
  },
  replaceCard: {
    title: 'Replace the card',
    sentence: (customer, card) => `${customer} gives another card in place of ${card}, on a secure page.`,
    consequence: (email) =>
      `We write the e-mail for ${email} with the link, which can be used once, for 7 days. Nothing is charged: the subscription stays paused until you reactivate it.`,
    existing: (moment) =>
      `We already wrote the e-mail for your customer. The link can be used once and expires on ${moment}; if you create another, this one can no longer be used.`,
    link: 'Link for your customer',
    copied: 'the link',
    submit: 'Create the link',
    submitAnother: 'Create another link',
    running: 'Creating…',
    success: 'League to replace card created successfully',
  },
  reprocess: {
    action: 'Reprocess subscriptions',
    title: "Reprocess today's subscriptions",
    sentence: (count, amount) =>
      count === 1
        ? `The subscription whose charge failed today is charged again: ${amount}.`
        : `The ${count} subscriptions whose charge failed today are charged again: ${amount} in total.`,
    nothing: 'No charge failed today: there is nothing to reprocess.',
    consequence: 'It can be done once a day. It is not one of the three attempts at each payment.',
    available: (count) => (count === 1 ? '1 charge failed today.' : `${count} charges failed today.`),
    submit: 'Reprocess',
    running: 'Starting…',
    success: 'The reprocess of subscriptions has started, it may take a long time',
  },
};
