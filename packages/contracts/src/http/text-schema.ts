import { z } from 'zod';
import type { FieldErrorCode } from '../errors/error-codes.ts';

/** No control characters, and no half of a pair: kept as UTF-8, two such references would become the same one. */
const plainText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
    .regex(/^[^\u0000-\u001f\u007f\ud800-\udfff]*$/u, 'invalid_text' satisfies FieldErrorCode);

export const requiredText = (most: number) => plainText(most).min(1);
export const optionalText = (most: number) => plainText(most).optional();
