import { brandOf, type CardBrand, cardBrands, hasValidCheckDigit } from '../card-numbers/card-brands.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { toCentavos } from '../money/money.ts';
import { allowsInstallments } from '../payment-methods/installments.ts';
import { type CardFunding, cardMethods } from '../payment-methods/payment-methods.ts';

/** The fields of a card, all of which it needs. */
export const cardFields = ['cardNumber', 'cardExpirationMonth', 'cardExpirationYear', 'cvv'] as const;

/** The fields of a card as sent, valid or not. */
export type CardFields = {
  readonly cardNumber?: unknown;
  readonly cvv?: unknown;
  readonly CardType?: unknown;
};

export type CardProblem = {
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly values?: Record<string, string | number>;
};

/** The form that a number and a code have, whatever the brand. */
export const cardNumberForm = /^\d{12,19}$/;
export const securityCodeForm = /^\d{3,4}$/;

/** The problems of a card's fields: brand, length, check digit, length of the security code, named card type. */
export const cardProblems = (fields: CardFields): readonly CardProblem[] => {
  const { cardNumber, cvv, CardType } = fields;
  // The schema already refuses a number or a code that is not of the right form: the rules of its brand are not applied.
  if (typeof cardNumber !== 'string' || !cardNumberForm.test(cardNumber)) return [];
  const name = brandOf(cardNumber);
  if (!hasValidCheckDigit(cardNumber)) return [{ field: 'cardNumber', code: 'card_number_invalid' }];
  if (!name) return [{ field: 'cardNumber', code: 'card_brand_unknown' }];
  const brand = cardBrands[name];
  const problems: CardProblem[] = [];
  if (cardNumber.length !== brand.digits) problems.push({ field: 'cardNumber', code: 'card_number_invalid' });
  if (typeof cvv === 'string' && securityCodeForm.test(cvv) && cvv.length !== brand.codeDigits)
    problems.push({ field: 'cvv', code: 'security_code_length', values: { digits: brand.codeDigits } });
  if (typeof CardType === 'string' && CardType !== brand.cardType)
    problems.push({ field: 'CardType', code: 'card_type_mismatch' });
  return problems;
};

/** The problems that can be found only once the card is known to be credit or debit: the named method or the months do not fit. */
export const fundingProblems = (
  fields: { readonly IdPaymentMethod?: number; readonly Amount: number; readonly months?: number },
  card: { readonly brand: CardBrand; readonly funding: CardFunding },
): readonly CardProblem[] => {
  const problems: CardProblem[] = [];
  if (fields.IdPaymentMethod !== undefined && fields.IdPaymentMethod !== cardMethods[card.funding])
    problems.push({ field: 'IdPaymentMethod', code: 'card_type_mismatch' });
  if (fields.months !== undefined && !allowsInstallments(card, toCentavos(fields.Amount), fields.months))
    problems.push({ field: 'SpecialOffer.InstallmentCount', code: 'installments_not_allowed' });
  return problems;
};
