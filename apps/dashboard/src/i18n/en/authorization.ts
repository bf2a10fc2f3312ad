import type { authorizationWords as Spanish } from '../es/authorization.ts';

export const authorizationWords: typeof Spanish = {
  title: (reference) => `Preauthorization ${reference}`,
  authorized: (amount, customer) => `${amount} authorized for ${customer}.`,
  expires: 'Expires on',
  whatToDo: 'What to do',
  facts: 'Authorization',
  left: {
    days: (count) => (count === 1 ? '1 day left' : `${count} days left`),
    hours: (count) => (count === 1 ? '1 hour left' : `${count} hours left`),
    minutes: (count) => (count === 1 ? '1 minute left' : `${count} minutes left`),
    none: 'expired',
  },
  charge: {
    tab: 'Charge',
    amount: 'Amount to charge',
    bounds: (min, max) => `From ${min} to ${max}. It is charged once.`,
    required: 'The amount is required: a number with at most two decimals.',
    problems: {
      tooLittle: (min) => `The amount must be ${min} or more.`,
      tooMuch: (max) => `The amount cannot be more than what was authorized: ${max}.`,
    },
    sentence: (amount, of, destination) =>
      `${amount} of the ${of} that were authorized is charged to ${destination}.`,
    released: (rest) => `The other ${rest} is released.`,
    nothingReleased: 'Nothing is left to release.',
    deposited: (deposit, commission) => `You will receive ${deposit}, after a fee of ${commission} with VAT.`,
    submit: (amount) => `Charge ${amount}`,
    running: 'Charging…',
    success: 'Transaction captured successfully',
  },
  cancel: {
    tab: 'Cancel',
    reason: 'Reason for the cancellation',
    sentence: (amount, destination) =>
      `The authorization is canceled and the ${amount} of ${destination} is released. This cannot be undone.`,
    submit: 'Cancel the preauthorization',
    running: 'Canceling…',
    success: 'Transaction canceled successfully',
  },
};
