import { useSyncExternalStore } from 'react';
import { usePreferencesWords } from '#components/ui/preferences-words.ts';
import { readTheme, watchTheme, writeTheme } from '#theme/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

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
