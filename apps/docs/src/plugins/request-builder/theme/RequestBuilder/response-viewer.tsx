import { useId } from 'react';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { deepest, formatJson, isDeeperThan } from '../../lib/json-value.ts';
import type { HttpAnswer, SendOutcome } from '../../lib/send-request.ts';
import { builderWords } from '../../words/builder-words.ts';
import { AnswerMeaning } from './answer-meaning.tsx';
import { ResponseFailure } from './response-failure.tsx';
import styles from './response-viewer.module.css';

/** More than this is not laid out, so that a long answer does not freeze the page. Characters. */
const maxShown = 60_000;

const bytesShown = (count: number): string => count.toLocaleString('en-US');

const AnswerFacts = ({ answer }: { readonly answer: HttpAnswer }) => {
  const words = useWords(builderWords).response;
  const tone = answer.status < 300 ? 'success' : 'danger';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.status}</dt>
        <dd className={styles.status} data-tone={tone}>
          {answer.status} {answer.statusText}
        </dd>
      </div>
      <div>
        <dt>{words.time}</dt>
        <dd>{words.milliseconds(bytesShown(answer.milliseconds))}</dd>
      </div>
      <div>
        <dt>{words.size}</dt>
        <dd>{words.bytes(bytesShown(answer.bytes))}</dd>
      </div>
    </dl>
  );
};

const AnswerBody = ({ answer }: { readonly answer: HttpAnswer }) => {
  const words = useWords(builderWords).response;
  const copy = useWords(codeWords).copy;
  const { json, text } = answer;
  const whole = json === undefined || isDeeperThan(json, deepest) ? text : formatJson(json);
  const isCut = whole.length > maxShown;
  return (
    <>
      <CodeBlock
        code={isCut ? whole.slice(0, maxShown) : whole}
        copies={whole}
        title={words.body}
        label={words.body}
        words={copy}
      />
      {isCut && (
        <p className={controls.hint}>{words.truncated(bytesShown(maxShown), bytesShown(whole.length))}</p>
      )}
      <details className={styles.headers}>
        <summary>{words.headers(answer.headers.length)}</summary>
        <table aria-label={words.headerTable}>
          <tbody>
            {answer.headers.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};

/** How the last call ended: what it means first, then the answer as it came. */
export const ResponseViewer = ({ outcome }: { readonly outcome: SendOutcome | null }) => {
  const words = useWords(builderWords).response;
  const id = useId();
  if (!outcome || outcome.kind === 'cancelled') return <p className={controls.hint}>{words.none}</p>;
  return (
    <section className={styles.viewer} id={id} aria-label={words.title}>
      {outcome.kind === 'answered' ? (
        <AnswerMeaning json={outcome.answer.json} />
      ) : (
        <ResponseFailure outcome={outcome} />
      )}
      {'answer' in outcome && (
        <>
          <AnswerFacts answer={outcome.answer} />
          <AnswerBody answer={outcome.answer} />
        </>
      )}
    </section>
  );
};
