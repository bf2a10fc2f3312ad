import { useWords } from '#i18n/use-words.ts';

const es = {
  otherLanguage: 'English',
  dark: 'Usar tema oscuro',
  light: 'Usar tema claro',
};

const en: typeof es = {
  otherLanguage: 'Español',
  dark: 'Use dark theme',
  light: 'Use light theme',
};

export const preferencesWords = { es, en };
export const usePreferencesWords = (): typeof es => useWords(preferencesWords);
