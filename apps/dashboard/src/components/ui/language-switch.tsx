import { preferencesWords as en } from '#i18n/en/preferences.ts';
import { preferencesWords as es } from '#i18n/es/preferences.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { Button } from './button.tsx';

/** Toggles between Spanish and English; it says the other one in its own words. */
export const LanguageSwitch = () => {
  const words = useWords({ es, en });
  const [language, setLanguage] = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <Button variant="ghost" size="small" lang={other} onClick={() => setLanguage(other)}>
      {words.otherLanguage}
    </Button>
  );
};
