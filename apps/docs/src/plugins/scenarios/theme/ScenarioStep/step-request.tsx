import { useId, useState } from 'react';
import codeText from '../../../../look/code-text.module.css';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { parseBody } from '../../../request-builder/lib/json-value.ts';
import { JsonEditor } from '../../../request-builder/theme/RequestBuilder/json-editor.tsx';
import { jsonPieces, pathPieces } from '../../lib/marked-text.ts';
import type { CallPage } from '../../lib/scenario-page.ts';
import { carriedText, stepNumber } from '../../state/step-progress.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';
import { StepTakes } from './step-takes.tsx';

type Props = StepProps & { readonly call: CallPage };

const RequestBody = ({ scenario, step, call }: Props) => {
  const words = useWords(scenarioWords).request;
  const [isEdited, setEdited] = useState(false);
  const problemId = useId();
  const text = scenario.state.steps[step.name]?.text ?? '';
  const isMalformed = parseBody(text).problem !== null;
  const taken = call.takes.map(({ path }) => path);
  const isKnown = (path: string) =>
    call.takes.some((take) => take.path === path && carriedText(scenario.state, take) !== '');
  if (isEdited)
    return (
      <>
        <JsonEditor
          text={text}
          label={words.editing}
          isInvalid={isMalformed}
          describedBy={problemId}
          isUsed
          onEdit={(edited) => scenario.dispatch({ type: 'textEdited', step: step.name, text: edited })}
        />
        <p id={problemId} className={controls.error}>
          {isMalformed ? `${words.malformed}.` : ''}
        </p>
      </>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={`${codeText.code} ${styles.code}`} tabIndex={0}>
        <code>
          <MarkedText pieces={jsonPieces(text, taken)} isKnown={isKnown} json />
        </code>
      </pre>
      <div className={styles.edit}>
        <button type="button" className={controls.quiet} onClick={() => setEdited(true)}>
          {words.edit}
        </button>
      </div>
    </>
  );
};

const Parameters = ({ scenario, step, call }: Props) => {
  const words = useWords(scenarioWords).request;
  const id = useId();
  const params = scenario.state.steps[step.name]?.params ?? {};
  return Object.entries(params).map(([name, value]) => (
    <div key={name} className={controls.field}>
      <label className={controls.label} htmlFor={`${id}${name}`}>
        <code>{name}</code>
        {call.takes
          .filter(({ path }) => path === name)
          .map((take) => (
            <span key={take.step}> · {words.from(take.field, stepNumber(scenario.page, take.step))}</span>
          ))}
      </label>
      <input
        id={`${id}${name}`}
        className={controls.input}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) =>
          scenario.dispatch({ type: 'paramEdited', step: step.name, name, value: event.target.value })
        }
      />
    </div>
  ));
};

/** What is sent: method, path, parameters and body, with what comes from earlier answers standing out. */
export const StepRequest = ({ scenario, step, call }: Props) => {
  const words = useWords(scenarioWords).request;
  const params = scenario.state.steps[step.name]?.params ?? {};
  const taken = call.takes.map(({ path }) => path);
  return (
    <div className={`${styles.part} ${styles.request}`}>
      <p className={styles.heading}>{words.title}</p>
      <p className={styles.address}>
        <span className={styles.method}>{call.method}</span>{' '}
        <code>
          <MarkedText
            pieces={pathPieces(call.path, params, taken)}
            isKnown={(path) =>
              call.takes.some((take) => take.path === path && carriedText(scenario.state, take) !== '')
            }
          />
        </code>
      </p>
      <Parameters scenario={scenario} step={step} call={call} />
      {call.body && <RequestBody scenario={scenario} step={step} call={call} />}
      {call.body && call.takes.length > 0 && <StepTakes scenario={scenario} step={step} call={call} />}
    </div>
  );
};
