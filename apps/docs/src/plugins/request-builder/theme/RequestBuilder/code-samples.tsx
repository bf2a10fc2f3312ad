import demo from '@generated/request-builder/default/demo.json';
import { authenticationWays } from '@pasarela/contracts/code-samples/code-sample';
import { sampleLanguageNames, sampleLanguages } from '@pasarela/contracts/code-samples/code-samples';
import { useId } from 'react';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { Credentials, HttpRequest } from '../../lib/build-request.ts';
import { sampleCredentials } from '../../lib/sample-credentials.ts';
import { sampleWords } from '../../words/sample-words.ts';
import styles from './code-samples.module.css';
import { useSampleChoice } from './use-sample-choice.ts';

type Props = {
  readonly request: HttpRequest;
  /** Whether the call takes credentials. */
  readonly secured: boolean;
  /** The credentials that the reader has typed; the demo's by default. */
  readonly own?: Credentials;
};

const SamplePicker = ({ secured }: Pick<Props, 'secured'>) => {
  const words = useWords(sampleWords);
  const { choice, choose } = useSampleChoice();
  const group = useId();
  return (
    <div className={styles.picker}>
      <fieldset className={styles.languages}>
        <legend className={controls.unseen}>{words.language}</legend>
        {sampleLanguageNames.map((language) => (
          <label key={language} className={styles.language}>
            <input
              type="radio"
              name={group}
              checked={language === choice.language}
              onChange={() => choose({ ...choice, language })}
            />
            {sampleLanguages[language].label}
          </label>
        ))}
      </fieldset>
      {secured && (
        <select
          className={styles.way}
          aria-label={words.authentication}
          value={choice.way}
          onChange={({ target }) => {
            const way = authenticationWays.find((one) => one === target.value);
            if (way) choose({ ...choice, way });
          }}
        >
          {authenticationWays.map((way) => (
            <option key={way} value={way}>
              {words.ways[way]}
            </option>
          ))}
        </select>
      )}
    </div>
  );
};

/** A call as a program, in the language that its reader has chosen. Without JavaScript it is curl. */
export const CodeSamples = ({ request, secured, own }: Props) => {
  const words = useWords(sampleWords);
  const { choice } = useSampleChoice();
  const { label, sampleOf } = sampleLanguages[choice.language];
  const credentials = secured ? sampleCredentials(choice.way, own, demo) : null;
  return (
    <>
      <CodeBlock
        code={sampleOf({ request, credentials })}
        title={<SamplePicker secured={secured} />}
        label={words.code(label)}
        words={useWords(codeWords).copy}
      />
      {credentials && credentials.publishedPassword === undefined && (
        <p className={controls.hint}>{words.ownPassword}</p>
      )}
    </>
  );
};
