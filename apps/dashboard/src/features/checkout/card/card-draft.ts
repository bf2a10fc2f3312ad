import { brandOf, cardBrands, hasValidCheckDigit } from '@pasarela/contracts/card-numbers/card-brands';
import { readExpiry } from './card-entry.ts';

/** The typed card: the digits of the number, `MM/YY`, the digits of the security code. */
export type CardDraft = { readonly number: string; readonly expiry: string; readonly code: string };
export type CardFieldName = keyof CardDraft;

export const emptyCard: CardDraft = { number: '', expiry: '', code: '' };

/** The fields of the card form, in the order of the page. */
export const cardFieldNames = ['number', 'expiry', 'code'] as const satisfies readonly CardFieldName[];

export type CardFieldProblem =
  | 'numberRequired'
  | 'numberIncomplete'
  | 'numberInvalid'
  | 'brandUnknown'
  | 'expiryRequired'
  | 'expiryIncomplete'
  | 'monthInvalid'
  | 'codeRequired'
  | 'codeIncomplete';

/** The number of digits after which an accepted brand is always recognized. */
const brandShowsAfter = 6;
/** The shortest and the longest code of any brand. */
const shortestCode = Math.min(...Object.values(cardBrands).map(({ codeDigits }) => codeDigits));
const longestCode = Math.max(...Object.values(cardBrands).map(({ codeDigits }) => codeDigits));

/** The length of the security code of a number; the maximum of all brands while the brand is unknown. */
export const codeDigitsOf = (number: string): number => {
  const brand = brandOf(number);
  return brand ? cardBrands[brand].codeDigits : longestCode;
};

export const isCompleteNumber = (number: string): boolean => {
  const brand = brandOf(number);
  return brand !== undefined && number.length === cardBrands[brand].digits;
};

const numberProblem = (number: string): CardFieldProblem | undefined => {
  if (number === '') return 'numberRequired';
  if (!brandOf(number)) return number.length < brandShowsAfter ? 'numberIncomplete' : 'brandUnknown';
  if (!isCompleteNumber(number)) return 'numberIncomplete';
  return hasValidCheckDigit(number) ? undefined : 'numberInvalid';
};

const expiryProblem = (expiry: string): CardFieldProblem | undefined => {
  if (expiry === '') return 'expiryRequired';
  if (readExpiry(expiry)) return undefined;
  return /^\d{2}\/\d{2}$/.test(expiry) ? 'monthInvalid' : 'expiryIncomplete';
};

const codeProblem = (code: string, number: string): CardFieldProblem | undefined => {
  if (code === '') return 'codeRequired';
  const isComplete = brandOf(number) ? code.length === codeDigitsOf(number) : code.length >= shortestCode;
  return isComplete ? undefined : 'codeIncomplete';
};

/** The errors of a card, by field. */
export const cardDraftProblems = (
  draft: CardDraft,
): Readonly<Partial<Record<CardFieldName, CardFieldProblem>>> => {
  const problems = {
    number: numberProblem(draft.number),
    expiry: expiryProblem(draft.expiry),
    code: codeProblem(draft.code, draft.number),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
};
