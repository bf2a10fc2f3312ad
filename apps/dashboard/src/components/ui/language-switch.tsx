import { usePreferencesWords } from '#components/ui/preferences-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { Button } from './button.tsx';

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
