import type { SampleLanguageName } from '@pasarela/contracts/code-samples/code-samples';
import { Children, isValidElement, type ReactNode } from 'react';
import { shownLanguage } from '../plugins/request-builder/lib/sample-choice.ts';
import { LanguagePicker } from '../plugins/request-builder/theme/RequestBuilder/language-picker.tsx';
import { useSampleChoice } from '../plugins/request-builder/theme/RequestBuilder/use-sample-choice.ts';
import styles from './programs.module.css';

type Props = {
  /** The languages of the programs, in their order. */
  readonly languages: readonly SampleLanguageName[];
  /** The programs, each a block of code. */
  readonly children: ReactNode;
};

/** Programs that do the same: the one in the reader's language is shown. Without JavaScript all are. */
export const Programs = ({ languages, children }: Props) => {
  const { choice } = useSampleChoice();
  const shown = shownLanguage(choice, languages);
  const programs = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <>
      <div className={styles.picker}>
        <LanguagePicker languages={languages} />
      </div>
      {languages.map((language, place) => (
        <div key={language} className={language === shown ? undefined : styles.other}>
          {programs[place]}
        </div>
      ))}
    </>
  );
};
