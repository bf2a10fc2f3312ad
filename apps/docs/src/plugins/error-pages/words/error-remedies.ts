import type { ErrorCode, FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { Locale } from '../../../site/locales.ts';
import { errorRemediesEn } from './error-remedies-en.ts';
import { errorRemediesEs } from './error-remedies-es.ts';

/** For each code what happened and what to do. A code that the contract gains does not compile until it is here. */
export type ErrorRemedies = Readonly<Record<ErrorCode | FieldErrorCode, string>>;

export const errorRemedies: Readonly<Record<Locale, ErrorRemedies>> = {
  es: errorRemediesEs,
  en: errorRemediesEn,
};
