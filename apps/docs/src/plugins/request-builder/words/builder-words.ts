import type { Locale } from '../../../site/locales.ts';
import { builderWordsEn } from './builder-words-en.ts';
import { type BuilderWords, builderWordsEs } from './builder-words-es.ts';

export const builderWords: Readonly<Record<Locale, BuilderWords>> = {
  es: builderWordsEs,
  en: builderWordsEn,
};
