import { useSyncExternalStore } from 'react';
import { type Language, readLanguage, watchLanguage, writeLanguage } from './language.ts';

/** The language of the interface, and its switch. The choice is kept in this browser. */
export const useLanguage = (): readonly [Language, (language: Language) => void] => [
  useSyncExternalStore(watchLanguage, readLanguage, readLanguage),
  writeLanguage,
];

/** The words of a feature in the language of the interface. */
export const useWords = <W>(pair: { readonly es: W; readonly en: W }): W => pair[useLanguage()[0]];

/** The words outside of a component. */
export const wordsNow = <W>(pair: { readonly es: W; readonly en: W }): W => pair[readLanguage()];
