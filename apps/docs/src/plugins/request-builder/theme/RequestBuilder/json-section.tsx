import { useId } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { JsonProblem } from '../../lib/json-value.ts';
import { builderWords } from '../../words/builder-words.ts';
import type { BuilderWords } from '../../words/builder-words-es.ts';
import { JsonEditor } from './json-editor.tsx';
import styles from './request-builder.module.css';
import { type Builder, newReference } from './use-builder.ts';

const problemWords = (problem: JsonProblem, words: BuilderWords['editor']): string => {
  if (problem.kind !== 'malformed') return words[problem.kind];
  const { line, column } = problem;
  return line === undefined || column === undefined
    ? `${words.malformed}.`
    : `${words.malformed}: ${words.at(line, column)}.`;
};

/** The body as text. What is typed is taken as soon as it is JSON; the button says so, or what is wrong. */
export const JsonSection = ({ builder, isUsed }: { readonly builder: Builder; readonly isUsed: boolean }) => {
  const { state, dispatch } = builder;
  const words = useWords(builderWords).editor;
  const [noteId, problemId] = [useId(), useId()];
  return (
    <div className={styles.section}>
      <div className={styles.headingRow}>
        <h3 className={styles.heading}>{words.title}</h3>
        <div className={styles.actions}>
          {state.reference && (
            <button
              type="button"
              className={controls.quiet}
              onClick={() => dispatch({ type: 'referenceRenewed', reference: newReference() })}
            >
              {words.renew}
            </button>
          )}
          <button type="button" className={controls.quiet} onClick={() => dispatch({ type: 'jsonUpdated' })}>
            {words.update}
          </button>
        </div>
      </div>
      <p id={noteId} className={controls.hint}>
        {words.note}
      </p>
      <JsonEditor
        text={state.text}
        label={words.label}
        isInvalid={state.problem !== null}
        describedBy={state.problem ? `${noteId} ${problemId}` : noteId}
        isUsed={isUsed}
        onEdit={(text) => dispatch({ type: 'textEdited', text })}
      />
      {state.problem && (
        <p id={problemId} className={controls.error}>
          {problemWords(state.problem, words)}
        </p>
      )}
    </div>
  );
};
