import type { checkoutCardWords as Spanish } from '../es/checkout-card.ts';

export const checkoutCardWords: typeof Spanish = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryForm: 'MM/YY',
  code: 'Security code',
  codeBehind: '3 digits on the back',
  codeInFront: '4 digits on the front',
  codeOfCard: '3 or 4 digits',
  brandIs: (brand) => `${brand} card`,
  past: 'This date has passed: check your card.',
  problems: {
    numberRequired: 'Enter your card number.',
    numberIncomplete: 'Some digits are missing.',
    numberInvalid: 'The number is not valid: check it.',
    brandUnknown: 'We take Visa, Mastercard and American Express.',
    expiryRequired: 'Enter the expiry date.',
    expiryIncomplete: 'Enter month and year, MM/YY.',
    monthInvalid: 'The month goes from 01 to 12.',
    codeRequired: 'Enter the code.',
  },
  codeIncomplete: (digits) => `It has ${digits} digits.`,
  months: 'Months without interest',
  onePayment: 'A single payment',
  monthsOf: (count) => `${count} months`,
  monthsAhead: (max) =>
    `Up to ${max} months without interest by credit card. They appear as you enter the number.`,
  debitNoMonths: 'Debit cards do not allow months without interest: you pay in full.',
  optionsFailed: 'We could not look up the months without interest of your card.',
};
