import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import preferences from '../../../look/preferences.module.css';
import { preferencesWords } from '../../../look/preferences-words.ts';
import { useLocale, useWords } from '../../../site/use-locale.ts';

/** As the dashboard has it: the other language in its own words. It leads to the same page, which is another document. */
export default function LanguageSwitch({ mobile = false }: { readonly mobile?: boolean }) {
  const words = useWords(preferencesWords);
  const locale = useLocale() === 'es' ? 'en' : 'es';
  const { createUrl } = useAlternatePageUtils();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  // The header has it at every width: the drawer of a phone needs no second one.
  if (mobile) return null;
  return (
    <a
      className={preferences.control}
      lang={locale}
      hrefLang={locale}
      href={`${createUrl({ locale, fullyQualified: false })}${search}${hash}`}
    >
      {words.otherLanguage}
    </a>
  );
}
