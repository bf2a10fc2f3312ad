import { filled, type Language, type Words, type WordValues } from '../words/words.ts';
import { type ErrorCode, errorCodes } from './error-codes.ts';

/** Some specified messages have no full stop. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The text of a refusal: the message of its code, followed by its detail where all the values for it are known. */
export const refusalMessage = (code: ErrorCode, language: Language, values: WordValues = {}): string => {
  const entry: { readonly message: Words; readonly detail?: Words } = errorCodes[code];
  const message = filled(entry.message, language, values);
  const detail = entry.detail && filled(entry.detail, language, values);
  return detail === undefined || /\{\w+\}/.test(detail) ? message : `${sentence(message)} ${detail}`;
};
