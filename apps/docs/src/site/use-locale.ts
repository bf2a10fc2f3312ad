import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type Locale, localeOf } from './locales.ts';

export const useLocale = (): Locale => localeOf(useDocusaurusContext().i18n.currentLocale);

/** The words of the page's language. */
export const useWords = <W>(words: Readonly<Record<Locale, W>>): W => words[useLocale()];
