import { NotYetPage } from '#features/not-yet/not-yet-page.tsx';
import { portalWords as en } from '#i18n/en/portal.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { useWords } from '#i18n/use-words.ts';
import type { ScreenWord } from './screens.ts';

/** The page of a section that is not built yet, under the section's own name. */
export const notYetScreen = (word: ScreenWord) => () => {
  const words = useWords({ es, en });
  return <NotYetPage title={words.screens[word]} />;
};
