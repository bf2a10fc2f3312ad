import { useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-words.ts';
import { readTheme, watchTheme, writeTheme } from '#theme/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { usePreferencesWords } from './preferences-words.ts';

/** Toggles between Spanish and English; it says the other one in its own words. */
export const LanguageSwitch = () => {
  const words = usePreferencesWords();
  const [language, setLanguage] = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <Button variant="ghost" size="small" lang={other} onClick={() => setLanguage(other)}>
      {words.otherLanguage}
    </Button>
  );
};

export const ThemeSwitch = () => {
  const words = usePreferencesWords();
  const theme = useSyncExternalStore(watchTheme, readTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button variant="ghost" size="icon" aria-label={words[other]} onClick={() => writeTheme(other)}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </Button>
  );
};
