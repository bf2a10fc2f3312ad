import { useWords } from '#i18n/use-words.ts';

const es = {
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryForm: 'MM/AA',
  code: 'Código de seguridad',
  codeBehind: '3 dígitos al reverso',
  codeInFront: '4 dígitos al frente',
  codeOfCard: '3 o 4 dígitos',
  brandIs: (brand: string) => `Tarjeta ${brand}`,
  past: 'Esta fecha ya pasó: revisa tu tarjeta.',
  problems: {
    numberRequired: 'Escribe el número de tu tarjeta.',
    numberIncomplete: 'Faltan dígitos.',
    numberInvalid: 'El número no es válido: revísalo.',
    brandUnknown: 'Aceptamos Visa, Mastercard y American Express.',
    expiryRequired: 'Escribe MM/AA.',
    expiryIncomplete: 'Escribe mes y año, MM/AA.',
    monthInvalid: 'El mes va de 01 a 12.',
    codeRequired: 'Escribe el código.',
  },
  codeIncomplete: (digits: number) => `Son ${digits} dígitos.`,
  months: 'Meses sin intereses',
  onePayment: 'Un solo pago',
  monthsOf: (count: number) => `${count} meses`,
  debitNoMonths: 'Las tarjetas de débito no permiten meses sin intereses: se paga en una sola exhibición.',
  optionsFailed: 'No pudimos consultar los meses sin intereses de tu tarjeta.',
};

const en: typeof es = {
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
    expiryRequired: 'Enter MM/YY.',
    expiryIncomplete: 'Enter month and year, MM/YY.',
    monthInvalid: 'The month goes from 01 to 12.',
    codeRequired: 'Enter the code.',
  },
  codeIncomplete: (digits) => `It has ${digits} digits.`,
  months: 'Months without interest',
  onePayment: 'A single payment',
  monthsOf: (count) => `${count} months`,
  debitNoMonths: 'Debit cards do not allow months without interest: you pay in full.',
  optionsFailed: 'We could not look up the months without interest of your card.',
};

/** Words of the card's fields and of its months. */
export const checkoutCardWords = { es, en };
export const useCheckoutCardWords = (): typeof es => useWords(checkoutCardWords);
