import { filled, type Language, type Words, type WordValues } from '../words.ts';
import { type ErrorCode, errorCodes } from './error-codes.ts';

/** Some messages are specified without a full stop. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** What a refusal says: the message of its code, and after that its detail, where the values are there that fill it. */
export const refusalMessage = (code: ErrorCode, language: Language, values: WordValues = {}): string => {
  const entry: { readonly message: Words; readonly detail?: Words } = errorCodes[code];
  const message = filled(entry.message, language, values);
  const detail = entry.detail && filled(entry.detail, language, values);
  return detail === undefined || /\{\w+\}/.test(detail) ? message : `${sentence(message)} ${detail}`;
};
