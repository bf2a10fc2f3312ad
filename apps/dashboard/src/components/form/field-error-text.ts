import { type FieldErrorCode, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { valueKinds } from '@pasarela/contracts/errors/value-kinds';
import type { Language } from '#i18n/language.ts';

/** What is wrong with a field in the contract's own words, as the API would say it. */
export const fieldErrorText = (
  code: FieldErrorCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  fieldErrorCodes[code][language].replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = String(values[key] ?? name);
    return key === 'expected' ? (valueKinds[value]?.[language] ?? value) : value;
  });
