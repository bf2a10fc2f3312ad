// Runs before the first paint, so that neither the theme nor the language is seen to change. The keys are those of
// src/theme/theme.ts and src/i18n/language.ts.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = read('theme') ?? (dark ? 'dark' : 'light');
  root.lang = read('language') === 'en' ? 'en' : 'es';
})();
