import { z } from 'zod';
import { holdsCardNumber } from '../card-numbers/card-numbers-in-text.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { emailForm } from './email-form.ts';
import { plainTextPattern } from './plain-text.ts';
import { isLongerThan } from './text-length.ts';

export const noCardNumber = { params: { code: 'card_number_in_text' satisfies FieldErrorCode } };

/** Accepts a text without card numbers. A text above `max` characters is not searched: its max length refuses it anyway. */
export const holdsNoCardNumber =
  (max: number) =>
  (text: string): boolean =>
    isLongerThan(text, max) || !holdsCardNumber(text);

/** Plain text without card numbers, because it is stored, shown and forwarded. */
const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(plainTextPattern, 'invalid_text' satisfies FieldErrorCode)
    .refine(holdsNoCardNumber(max), noCardNumber);

export const requiredText = (max: number) => plainText(max).min(1);
export const optionalText = (max: number) => plainText(max).optional();

const longestEmail = 254;

/** An e-mail address without a card number in it. */
export const EmailSchema = z
  .email({ pattern: emailForm })
  .max(longestEmail)
  .refine(holdsNoCardNumber(longestEmail), noCardNumber);
