export const cardBrandNames = ['visa', 'mastercard', 'amex'] as const;
export type CardBrand = (typeof cardBrandNames)[number];

type BrandEntry = {
  readonly label: string;
  /** The code of the catalogue (`CardType`). */
  readonly cardType: '001' | '002' | '003';
  /** Digits of the number and of the security code. American Express differs from the catalogue's 16 and 3. */
  readonly digits: number;
  readonly codeDigits: number;
  readonly pattern: RegExp;
  readonly maxInstallments: number;
};

/** The card brands that are accepted. */
export const cardBrands = {
  visa: { label: 'Visa', cardType: '001', digits: 16, codeDigits: 3, pattern: /^4/, maxInstallments: 18 },
  mastercard: {
    label: 'Mastercard',
    cardType: '002',
    digits: 16,
    codeDigits: 3,
    pattern: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    maxInstallments: 18,
  },
  amex: {
    label: 'American Express',
    cardType: '003',
    digits: 15,
    codeDigits: 4,
    pattern: /^3[47]/,
    maxInstallments: 12,
  },
} as const satisfies Record<CardBrand, BrandEntry>;

export const brandOf = (cardNumber: string): CardBrand | undefined =>
  cardBrandNames.find((name) => cardBrands[name].pattern.test(cardNumber));

/** The check digit of ISO/IEC 7812-1 (Luhn). */
export const hasValidCheckDigit = (cardNumber: string): boolean => {
  let sum = 0;
  for (let position = 0; position < cardNumber.length; position += 1) {
    const figure = Number(cardNumber[cardNumber.length - 1 - position]);
    const doubled = position % 2 === 1 ? figure * 2 : figure;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return cardNumber.length > 0 && sum % 10 === 0;
};

/** A card as it is shown and kept: first six, last four. */
export const maskCard = (firstSix: string, lastFour: string, digits = 16): string =>
  `${firstSix}${'*'.repeat(Math.max(0, digits - 10))}${lastFour}`;
