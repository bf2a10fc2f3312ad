import type { paymentLinksWords as Spanish } from '../es/payment-links.ts';

export const paymentLinksWords: typeof Spanish = {
  title: 'Paid leagues',
  found: (count) => `${count} in total`,
  loading: 'Loading paid leagues',
  explanation: 'Each link is a hosted page: share it with your customer however you like.',
  generate: { label: 'Generate link', single: 'One link', bulk: 'Several, from a file' },
  columns: {
    transaction: 'Transaction',
    reference: 'Reference',
    amount: 'Amount',
    status: 'Status',
    email: 'E-mail',
    date: 'Date',
    expirationDate: 'Expiration date',
  },
  until: (day) => `Expires ${day}`,
  actions: { copyLink: 'Copy link', simulate: 'Simulate' },
  rowActions: {
    copyLink: (reference) => `Copy link of ${reference}`,
    simulate: (reference) => `Simulate payment of ${reference}`,
    more: (reference) => `More actions of ${reference}`,
  },
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  simulateSentence: (amount, reference, email) =>
    `This simulates ${email} paying ${amount} for link ${reference} at the store.`,
  states: {
    failed: 'The paid leagues could not be loaded',
    filteredTitle: 'No links match the filters',
    filteredText: 'Check the reference, or look at other dates.',
    noneTodayTitle: 'You have not generated any payment links today',
    noneTodayText: (day) => `The list shows the links from ${day}. Generate one, or look at other days.`,
    emptyTitle: 'There are no payment links yet',
    emptyText:
      'A link gets you paid without programming: enter the amount and your customer’s e-mail, and they receive a page to pay on.',
    makeOne: 'Generate a link',
    anyDate: 'See all dates',
  },
};
