import type { preferencesWords as Spanish } from '../es/preferences.ts';

export const preferencesWords: typeof Spanish = {
  otherLanguage: 'Español',
  dark: 'Use dark theme',
  light: 'Use light theme',
};
