import { useSyncExternalStore } from 'react';
import { preferencesWords as en } from '#i18n/en/preferences.ts';
import { preferencesWords as es } from '#i18n/es/preferences.ts';
import { useWords } from '#i18n/use-words.ts';
import { readTheme, watchTheme, writeTheme } from '#theme/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export const ThemeSwitch = () => {
  const words = useWords({ es, en });
  const theme = useSyncExternalStore(watchTheme, readTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button variant="ghost" size="icon" aria-label={words[other]} onClick={() => writeTheme(other)}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </Button>
  );
};
