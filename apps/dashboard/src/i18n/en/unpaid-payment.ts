import type { unpaidPaymentWords as Spanish } from '../es/unpaid-payment.ts';

export const unpaidPaymentWords: typeof Spanish = {
  kinds: {
    link: {
      action: 'Cancel link',
      sentence: (amount, reference, customer) =>
        `Link ${reference} is closed: ${customer} can no longer pay ${amount}. This cannot be undone.`,
    },
    form: {
      action: 'Cancel payment page',
      sentence: (amount, reference, customer) =>
        `The payment page of ${reference} is closed: ${customer} can no longer pay ${amount}. This cannot be undone.`,
    },
    cash: {
      action: 'Cancel reference',
      sentence: (amount, reference, customer) =>
        `The cash reference of ${reference} becomes void: ${customer} can no longer pay ${amount} at the store. This cannot be undone.`,
    },
  },
  cashToo: 'Its cash reference becomes void too.',
  reason: 'Reason for the cancellation',
  running: 'Canceling…',
  success: 'Transaction canceled successfully',
  resend: {
    action: 'Resend e-mail',
    running: 'Sending…',
    sent: (email) => `We e-mailed ${email} again`,
    kept: (email) => `The e-mail for ${email} was saved again: this environment sends no e-mails`,
  },
};
