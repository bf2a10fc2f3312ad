import { useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-words.ts';
import { readTheme, watchTheme, writeTheme } from '#theme/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { usePreferencesWords } from './preferences-words.ts';

/** Toggles between Spanish and English; its label says the other one in its own words. */
export const useOtherLanguage = () => {
  const words = usePreferencesWords();
  const [language, setLanguage] = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return { lang: other, label: words.otherLanguage, toggle: () => setLanguage(other) } as const;
};

/** Toggles between the light and the dark theme. */
export const useOtherTheme = () => {
  const words = usePreferencesWords();
  const theme = useSyncExternalStore(watchTheme, readTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const icon = theme === 'dark' ? 'sun' : 'moon';
  return { icon, label: words[other], toggle: () => writeTheme(other) } as const;
};

export const LanguageSwitch = () => {
  const { lang, label, toggle } = useOtherLanguage();
  return (
    <Button variant="ghost" size="small" lang={lang} onClick={toggle}>
      {label}
    </Button>
  );
};

export const ThemeSwitch = () => {
  const { icon, label, toggle } = useOtherTheme();
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={toggle}>
      <Icon name={icon} />
    </Button>
  );
};
