import demo from '@generated/request-builder/default/demo.json';
import { authenticationWays } from '@pasarela/contracts/code-samples/code-sample';
import { sampleLanguageNames, sampleLanguages } from '@pasarela/contracts/code-samples/code-samples';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { Credentials, HttpRequest } from '../../lib/build-request.ts';
import { sampleCredentials } from '../../lib/sample-credentials.ts';
import { sampleWords } from '../../words/sample-words.ts';
import styles from './code-samples.module.css';
import { LanguagePicker } from './language-picker.tsx';
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
  return (
    <div className={styles.picker}>
      <LanguagePicker languages={sampleLanguageNames} />
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
