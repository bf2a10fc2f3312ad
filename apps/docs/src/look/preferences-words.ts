import type { Locale } from '../site/locales.ts';

const es = {
  otherLanguage: 'English',
  dark: 'Usar tema oscuro',
  light: 'Usar tema claro',
};

type PreferencesWords = typeof es;

const en: PreferencesWords = {
  otherLanguage: 'Español',
  dark: 'Use dark theme',
  light: 'Use light theme',
};

/** The words of the dashboard's controls of language and theme. */
export const preferencesWords: Readonly<Record<Locale, PreferencesWords>> = { es, en };
