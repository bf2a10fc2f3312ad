import type { paidLeaguesWords as Spanish } from '../es/paid-leagues.ts';

export const paidLeaguesWords: typeof Spanish = {
  title: 'Paid leagues',
  found: (count) => `${count} in all`,
  loading: 'Loading paid leagues',
  explanation: 'Each link is a hosted page: share it with your customer in whichever way you like.',
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
  },
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  simulateSentence: (amount, reference, email) =>
    `We will do as if ${email} had paid ${amount} of link ${reference} at the shop.`,
  states: {
    failed: 'The paid leagues could not be loaded',
    filteredTitle: 'No link meets the filters',
    filteredText: 'Check the reference, or look at other dates.',
    noneTodayTitle: 'You have generated no payment links today',
    noneTodayText: (day) =>
      `The list shows the links of ${day}. Generate one, or look at those of other days.`,
    emptyTitle: 'There are no payment links yet',
    emptyText:
      'A link gets you paid without programming: write the amount and your customer’s e-mail, and they receive the page to pay on.',
    makeOne: 'Generate a link',
    anyDate: 'See all dates',
  },
};
