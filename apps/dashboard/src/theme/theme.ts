import { markColors } from '@pasarela/contracts/look/mark';

export type Theme = 'light' | 'dark';

/** Also read by `public/first-paint.js`, which has set the theme before this runs. */
const storageKey = 'theme';
const listeners = new Set<() => void>();

export const readTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export const writeTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', markColors[theme].paper);
  localStorage.setItem(storageKey, theme);
  for (const listener of listeners) listener();
};

export const watchTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
