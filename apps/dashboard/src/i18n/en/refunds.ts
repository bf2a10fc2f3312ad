import type { refundsWords as Spanish } from '../es/refunds.ts';

export const refundsWords: typeof Spanish = {
  title: 'Refund',
  sentence: (amount, of, destination) => `Refund ${amount} of ${of} to ${destination}`,
  sentenceOfRemaining: (amount, remaining, destination) =>
    `Refund ${amount} of the ${remaining} that remain to ${destination}`,
  noAmount: '—',
  amount: 'Amount to refund',
  bounds: (min, max) => `From ${min} to ${max}`,
  timeLeft: 'Time left:',
  remainsAfter: (remaining) => `After this refund, ${remaining} can still be refunded.`,
  nothingRemains: 'With this refund, the payment is refunded in full.',
  feesStay: 'Fees are not returned.',
  submit: (amount) => `Refund ${amount}`,
  confirmTitle: 'Confirm the refund?',
  confirmText: (amount, destination) => `${amount} will go back to ${destination}. This cannot be undone.`,
  confirm: (amount) => `Yes, refund ${amount}`,
  refunding: 'Refunding…',
  success: 'Refund with success',
  failed: 'The refund was not made',
  notMade: 'The refund was not completed.',
  reason: 'Reason',
  noReason: 'No reason',
  note: 'Internal note',
  noteHint: (left) => `Your customer does not see it. ${left} characters left.`,
};
