import type { Locale } from '../../../site/locales.ts';
import { errorRemediesEn } from './error-remedies-en.ts';
import { errorRemediesEs } from './error-remedies-es.ts';
import type { ErrorRemedies } from './error-remedies-type.ts';

export const errorRemedies: Readonly<Record<Locale, ErrorRemedies>> = {
  es: errorRemediesEs,
  en: errorRemediesEn,
};
