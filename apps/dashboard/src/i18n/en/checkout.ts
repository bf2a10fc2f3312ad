import type { checkoutWords as Spanish } from '../es/checkout.ts';

export const checkoutWords: typeof Spanish = {
  titles: {
    form: (merchant) => `Pay ${merchant}`,
    challenge: (merchant) => `Your bank's validation for ${merchant}`,
    voucher: (merchant) => `Reference to pay ${merchant}`,
    aplazo: (merchant) => `Pay ${merchant} with Aplazo`,
    receipt: (merchant) => `Receipt from ${merchant}`,
    ended: (merchant) => `Payment to ${merchant}`,
  },
  loading: 'Opening the payment page…',
  loadTitle: 'Payment page',
  notFoundTitle: 'This payment page does not exist',
  notFoundBody: 'Check that the link is complete, or ask the merchant for another one.',
  failedTitle: 'We could not open the payment page',
  sandbox: 'No charge is real.',
  testCards: 'Test cards',
  newTab: '(opens in another tab)',
  processedBy: 'Payments processed by',
  noteOf: (merchant) => `Note from ${merchant}`,
  reference: 'Reference',
  connectionLost: 'There is no connection. Check your internet and try again: you will not be charged twice.',

  method: 'Payment method',
  methods: {
    card: { label: 'Card', note: 'Credit or debit' },
    oxxo: { label: 'OXXO', note: 'In cash' },
    paynet: { label: 'Paynet', note: 'In cash' },
    aplazo: { label: 'Aplazo', note: 'In 5 fortnights' },
  },
  cashAbout: (shop, day) =>
    `We give you a reference to pay at ${shop}. You have until ${day}, at 23:59 Mexico City time.`,
  cashShops: { oxxo: 'the counter of any OXXO', paynet: 'stores in the Paynet network' },
  aplazoAbout: (payments) => `Split your purchase with Aplazo: ${payments}. You accept on Aplazo's page.`,
  payments: (count, amount) => (count === 1 ? `1 payment of ${amount}` : `${count} payments of ${amount}`),
  paymentsAnd: (first, second) => `${first} and ${second}`,

  pay: (amount) => `Pay ${amount}`,
  authorize: (amount) => `Authorize ${amount}`,
  subscribeAndPay: (amount) => `Subscribe and pay ${amount}`,
  subscribe: 'Subscribe with no charge today',
  getReference: (amount) => `Get a reference for ${amount}`,
  goToAplazo: (amount) => `Pay ${amount} with Aplazo`,
  paying: 'Processing your payment…',
  preparing: 'Preparing…',
  authorizeHint: (merchant) => `Today it is only authorized. ${merchant} will charge it later.`,
  declined: 'The payment was not made',
  attemptOf: {
    14: 'Your payment reference expired. You can pay in another way.',
    10: 'You did not finish the previous attempt. Nothing was charged.',
  },
  tryAnother: 'Check the details or use another payment method.',

  subscription: {
    every: {
      Daily: 'every day',
      Biweekly: 'every 14 days',
      Monthly: 'every month',
      Halfyearly: 'every 6 months',
      Annual: 'every year',
      Scheduled: 'on each agreed date',
    },
    untilCanceled: (amount, every) => `${amount} is charged ${every}, until you cancel the subscription.`,
    counted: (payments, every, total) => `${payments}, one ${every}: ${total} in total.`,
    firstCharge: (day) => `Today your card is only verified. The first charge is on ${day}.`,
    nextCharge: (day) => `The first is charged now; the next, on ${day}.`,
  },

  leave: {
    ask: 'Cancel the payment',
    question: 'Cancel this payment?',
    consequence: (merchant) => `This page is closed. ${merchant} would have to send you another one.`,
    confirm: 'Yes, cancel',
    keep: 'Keep paying',
    leaving: 'Canceling…',
  },
};
