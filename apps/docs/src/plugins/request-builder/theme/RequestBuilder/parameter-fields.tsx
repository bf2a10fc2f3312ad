import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { builderWords } from '../../words/builder-words.ts';
import { type AskHelp, HelpButton } from './help-button.tsx';
import styles from './request-builder.module.css';
import type { Builder } from './use-builder.ts';

type Props = { readonly builder: Builder; readonly onHelp: AskHelp };

/** The parameters of the path: what a call without a body is made of. */
export const ParameterFields = ({ builder, onHelp }: Props) => {
  const { page, state, dispatch } = builder;
  const words = useWords(builderWords);
  return (
    <fieldset className={styles.parameters}>
      <legend className={styles.heading}>{words.parameters}</legend>
      {page.params.map((param) => {
        const id = `parameter-${param.name}`;
        return (
          <div key={param.name} className={controls.field}>
            <div className={styles.labelRow}>
              <label className={controls.label} htmlFor={id}>
                <code>{param.name}</code> <span aria-hidden="true">{words.tree.requiredMark}</span>
              </label>
              <HelpButton field={param} onHelp={onHelp} />
            </div>
            <input
              id={id}
              className={controls.input}
              value={state.params[param.name] ?? ''}
              autoComplete="off"
              spellCheck={false}
              required
              aria-invalid={state.hindrance === 'missingParameters' && !state.params[param.name]?.trim()}
              onChange={(event) =>
                dispatch({ type: 'paramEdited', name: param.name, value: event.target.value })
              }
            />
          </div>
        );
      })}
    </fieldset>
  );
};
