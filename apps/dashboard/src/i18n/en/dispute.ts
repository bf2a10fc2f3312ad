import type { disputeWords as Spanish } from '../es/dispute.ts';

export const disputeWords: typeof Spanish = {
  title: 'Simulate a chargeback',
  sentence: (customer, amount, of) =>
    `Simulates ${customer} disputing ${amount} of the ${of} of this payment with their bank.`,
  noAmount: '—',
  reason: 'Reason',
  amount: 'Amount in dispute',
  bounds: (min, max) => `From ${min} to ${max}: what is left of the payment.`,
  invalid: (max) => `Type an amount with at most two decimals, up to ${max}.`,
  consequence: (days, fee, tax) =>
    `The bank takes that amount until it decides. You have ${days} days to submit evidence; if it is lost, ${fee} is charged as well, plus ${tax} of VAT.`,
  submit: (amount) => `Dispute ${amount}`,
  running: 'Opening…',
  success: 'The chargeback was opened',
  see: 'See the chargeback',
};
