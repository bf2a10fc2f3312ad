import type { checkoutOutcomeWords as Spanish } from '../es/checkout-outcome.ts';

export const checkoutOutcomeWords: typeof Spanish = {
  byStatus: {
    1: {
      title: 'Payment to be made',
      body: (merchant) => `The payment to ${merchant} has not been made yet.`,
    },
    2: { title: 'Payment made', body: (merchant) => `${merchant} received your payment.` },
    3: {
      title: 'Payment declined',
      body: (merchant) =>
        `The payment was not accepted and cannot be tried again here. Ask ${merchant} for another payment page.`,
    },
    4: {
      title: 'Payment canceled',
      body: (merchant) =>
        `You canceled the payment: nothing was charged. If that was a mistake, ask ${merchant} for another payment page.`,
    },
    5: { title: 'Pending payment', body: (merchant) => `${merchant} is waiting for your payment in cash.` },
    6: {
      title: 'The payment link expired',
      body: (merchant) => `Nothing was charged. Ask ${merchant} for another link.`,
    },
    7: { title: 'Payment under review', body: () => 'Your bank has not finished the validation yet.' },
    8: {
      title: 'Payment authorized',
      body: (merchant) => `The amount is held on your card. ${merchant} will charge it later.`,
    },
    9: {
      title: 'Authorization canceled',
      body: (merchant) => `${merchant} released the amount that was held: nothing was charged.`,
    },
    10: {
      title: 'The payment was not completed',
      body: (merchant) => `Nothing was charged. Ask ${merchant} for another payment page.`,
    },
    11: {
      title: 'There is a newer attempt',
      body: (merchant) => `This payment is made on another page. Ask ${merchant} for its link.`,
    },
    12: { title: 'Payment refunded', body: (merchant) => `${merchant} refunded your payment in full.` },
    13: {
      title: 'The authorization expired',
      body: (merchant) => `${merchant} did not charge it in time and your bank released the amount.`,
    },
    14: {
      title: 'The reference expired',
      body: (merchant) => `It can no longer be paid at the store. Ask ${merchant} for another payment page.`,
    },
    15: {
      title: 'The merchant canceled the payment',
      body: (merchant) => `Nothing was charged. If you have questions, contact ${merchant}.`,
    },
    16: {
      title: 'Payment partially refunded',
      body: (merchant) => `${merchant} refunded part of it to you.`,
    },
    17: { title: 'Payment in dispute', body: () => 'Your bank opened a dispute over this charge.' },
    18: { title: 'Charge returned', body: () => 'Your bank returned this charge to you.' },
  },
  facts: 'Payment details',
  merchant: 'Merchant',
  description: 'For',
  reference: 'Reference',
  transaction: 'Transaction',
  authorizationCode: 'Authorization code',
  method: 'Payment method',
  months: 'Months without interest',
  date: 'Date',
  refunded: 'Refunded',
  customer: 'In the name of',
  frequency: 'Charged',
  firstCharge: 'First charge',
  verified: 'Active subscription',
  verifiedBody: (merchant) => `Your card was verified and ${merchant} charged nothing today.`,
  print: 'Print receipt',
  zone: 'Mexico City time',
};
