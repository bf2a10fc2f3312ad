import type { Page } from '@playwright/test';
import type { Language } from '#i18n/language.ts';
import type { Theme } from '#theme/theme.ts';

/** Opens every page of a journey in a language and a theme, as a browser that remembers them does. */
export const prefer = (page: Page, language: Language, theme: Theme = 'light'): Promise<unknown> =>
  page.addInitScript(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('language', chosenLanguage);
      localStorage.setItem('theme', chosenTheme);
    },
    [language, theme] as const,
  );
