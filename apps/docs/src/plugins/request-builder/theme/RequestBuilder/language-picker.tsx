import { type SampleLanguageName, sampleLanguages } from '@pasarela/contracts/code-samples/code-samples';
import { useId } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { shownLanguage } from '../../lib/sample-choice.ts';
import { sampleWords } from '../../words/sample-words.ts';
import styles from './language-picker.module.css';
import { useSampleChoice } from './use-sample-choice.ts';

type Props = {
  /** The languages that there are programs in. */
  readonly languages: readonly SampleLanguageName[];
};

/** The choice of the language that programs are shown in, everywhere on the site. */
export const LanguagePicker = ({ languages }: Props) => {
  const words = useWords(sampleWords);
  const { choice, choose } = useSampleChoice();
  const group = useId();
  return (
    <fieldset className={styles.languages}>
      <legend className={controls.unseen}>{words.language}</legend>
      {languages.map((language) => (
        <label key={language} className={styles.language}>
          <input
            type="radio"
            name={group}
            checked={language === shownLanguage(choice, languages)}
            onChange={() => choose({ ...choice, language })}
          />
          {sampleLanguages[language].label}
        </label>
      ))}
    </fieldset>
  );
};
