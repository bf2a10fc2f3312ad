export type Language = 'es' | 'en';

/** Also read by `public/first-paint.js`, which has decided the language before this runs. */
const storageKey = 'language';

const listeners = new Set<() => void>();
let current: Language = typeof document === 'object' && document.documentElement.lang === 'en' ? 'en' : 'es';

export const readLanguage = (): Language => current;

export const writeLanguage = (language: Language): void => {
  current = language;
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

export const watchLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
