import type { singleLinkWords as Spanish } from '../es/single-link.ts';

export const singleLinkWords: typeof Spanish = {
  title: 'New paid league',
  explanation:
    'Your customer pays on a page with your name. We write them an e-mail with the link, and you can share it too.',
  back: { paymentLinks: 'Paid leagues', subscriptions: 'Subscriptions' },
  fields: {
    reference: 'Reference',
    referenceHint: 'Your order or invoice number; your customer sees it on the page.',
    email: 'Your customer’s e-mail',
    emailHint: 'The e-mail with the link goes to this address.',
    phone: 'Phone',
    phoneHint: '10 digits.',
    amount: 'Amount',
    amountEach: 'Amount of each payment',
    amountHint: '$1.00 to $1,000,000.00.',
    frequency: 'Periodicity',
    frequencyHint: 'The first payment is made on the page; the rest are charged to the card automatically.',
    scheduledHint: 'Repeats the interval between the first payment and the next.',
    choose: 'Choose one',
    payments: 'Quantity of payments',
    paymentsHint: 'Including the first; 2 to 1,000,000.',
    nextPayment: 'Next payment date',
    nextPaymentHint: 'After today, and not after the due date of the link.',
    due: 'Due date',
    dueHint: 'Last day to pay: the link closes at 11:59 PM, Mexico City time.',
    returnUrl: 'Return to your shop',
    returnUrlHint:
      'The page your customer returns to at the end, with https://. Coming back does not prove payment: the webhook does.',
  },
  types: {
    legend: 'How it is paid',
    about: {
      isNone: 'By card, in cash or with Aplazo.',
      isRecurring: 'By card, at regular intervals, until it is canceled.',
      isInstallments: 'By card, a fixed number of payments of the same amount.',
    },
  },
  summary: {
    title: 'Summary',
    none: 'Enter the amount to see the summary.',
    every: {
      Daily: 'every day',
      Biweekly: 'every 14 days',
      Monthly: 'every month',
      Halfyearly: 'every 6 months',
      Annual: 'every year',
      Scheduled: 'at the same interval',
    },
    once: (amount) => `Your customer pays ${amount} once.`,
    recurring: (amount, often) =>
      often === null
        ? `Your customer pays ${amount} today, and then each time it is due, until it is canceled.`
        : `Your customer pays ${amount} when opening the link and then ${often}, until it is canceled.`,
    someInstallments: (amount) => `Your customer makes payments of ${amount}.`,
    installments: (count, amount, total) => `${count} payments of ${amount}, ${total} in total.`,
    second: (day, often) =>
      often === null ? `The second on ${day}.` : `The second on ${day}; the others ${often}.`,
    until: (day) => `The link expires on ${day}.`,
  },
  create: 'Create link',
  creating: 'Creating the link…',
  replacing: {
    title: { ofOthers: 'Replace another customer’s link?', own: 'Replace the open link?' },
    kinds: { link: 'an open link', form: 'an open payment page' },
    sentence: (reference, kind, email, amount) =>
      `Reference ${reference} already has ${kind} for ${email}, of ${amount}.`,
    consequence: (email) =>
      `If you create the link for ${email}, the earlier one can no longer be paid. If this is another payment, go back and use another reference.`,
    submit: 'Replace and create',
  },
  created: 'Paid league was successfully created',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  result: {
    title: 'The link is ready',
    sent: (email) => `We wrote the e-mail for ${email}. You can also share it yourself.`,
    replaced: (transaction, email) =>
      `It replaced open payment ${transaction}, of ${email}: its page can no longer be paid.`,
    reference: 'Reference',
    due: 'Expires',
    returnUrl: 'Returns to',
    copy: 'Copy link',
    open: 'Open the hosted page',
    newTab: '(opens in another tab)',
    another: 'Create another link',
    toList: 'See the paid leagues',
  },
};
