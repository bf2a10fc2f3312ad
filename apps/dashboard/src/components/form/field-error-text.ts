import { type FieldErrorCode, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { valueKinds } from '@pasarela/contracts/errors/value-kinds';
import type { Language } from '#i18n/language.ts';

/** What is wrong with a field in the contract's own words, as the API would say it; numbers as the screens write them. */
export const fieldErrorText = (
  code: FieldErrorCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  fieldErrorCodes[code][language].replace(/\{(\w+)\}/g, (name, key: string) => {
    const given = values[key] ?? name;
    const value = typeof given === 'number' ? given.toLocaleString('es-MX') : given;
    return key === 'expected' ? (valueKinds[value]?.[language] ?? value) : value;
  });
