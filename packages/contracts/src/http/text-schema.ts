import { z } from 'zod';
import { holdsCardNumber } from '../card-numbers/card-numbers-in-text.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { emailForm } from './email-form.ts';

export const noCardNumber = { params: { code: 'card_number_in_text' satisfies FieldErrorCode } };

/** Accepts a text without card numbers. A text above `max` characters is not searched: its max length refuses it anyway. */
export const holdsNoCardNumber =
  (max: number) =>
  (text: string): boolean =>
    text.length > max || !holdsCardNumber(text);

/**
 * No control characters, and no half of a pair: kept as UTF-8, two such references would become the same one. No card number
 * either: what is written here is kept, shown and sent on.
 */
const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
    .regex(/^[^\u0000-\u001f\u007f\ud800-\udfff]*$/u, 'invalid_text' satisfies FieldErrorCode)
    .refine(holdsNoCardNumber(max), noCardNumber);

export const requiredText = (max: number) => plainText(max).min(1);
export const optionalText = (max: number) => plainText(max).optional();

const longestEmail = 254;

/** An e-mail address; nobody's is a card number. */
export const EmailSchema = z
  .email({ pattern: emailForm })
  .max(longestEmail)
  .refine(holdsNoCardNumber(longestEmail), noCardNumber);
