import settings from '@generated/request-builder/default/settings.json';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { checkParameters, problemWords } from '../../lib/check-request.ts';
import type { FieldDescription } from '../../lib/field-description.ts';
import { builderWords } from '../../words/builder-words.ts';
import { type AskHelp, HelpButton } from './help-button.tsx';
import styles from './request-builder.module.css';
import type { Builder } from './use-builder.ts';

type Props = { readonly builder: Builder; readonly onHelp: AskHelp };

type FieldProps = {
  readonly field: FieldDescription;
  readonly value: string;
  /** The problem of the value by the contract, if any. */
  readonly problem: string | undefined;
  readonly onEdit: (value: string) => void;
  readonly onHelp: AskHelp;
};

const ParameterField = ({ field, value, problem, onEdit, onHelp }: FieldProps) => {
  const words = useWords(builderWords);
  const id = `parameter-${field.name}`;
  return (
    <div className={controls.field}>
      <div className={styles.labelRow}>
        <label className={controls.label} htmlFor={id}>
          <code>{field.name}</code>{' '}
          {field.required && <span aria-hidden="true">{words.tree.requiredMark}</span>}
        </label>
        <HelpButton field={field} onHelp={onHelp} />
      </div>
      <input
        id={id}
        className={controls.input}
        value={value}
        autoComplete="off"
        spellCheck={false}
        required={field.required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onEdit(event.target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={controls.error}>
          {problem}
        </p>
      )}
    </div>
  );
};

/** The parameters of path and query: what a call without a body is made of. */
export const ParameterFields = ({ builder, onHelp }: Props) => {
  const { page, state, dispatch } = builder;
  const words = useWords(builderWords);
  const problemOf = (
    fields: readonly FieldDescription[],
    { name }: FieldDescription,
    values: Readonly<Record<string, string>>,
  ): string | undefined => {
    const found = state.isChecked ? checkParameters(fields, values) : [];
    const problem = found.find(({ path }) => path === name);
    return problem && problemWords(problem, settings.problems);
  };
  return (
    <fieldset className={styles.parameters}>
      <legend className={styles.heading}>{words.parameters}</legend>
      {page.params.map((field) => (
        <ParameterField
          key={field.name}
          field={field}
          value={state.params[field.name] ?? ''}
          problem={problemOf(page.params, field, state.params)}
          onEdit={(value) => dispatch({ type: 'paramEdited', name: field.name, value })}
          onHelp={onHelp}
        />
      ))}
      {page.query.map((field) => (
        <ParameterField
          key={field.name}
          field={field}
          value={state.query[field.name] ?? ''}
          problem={problemOf(page.query, field, state.query)}
          onEdit={(value) => dispatch({ type: 'queryEdited', name: field.name, value })}
          onHelp={onHelp}
        />
      ))}
    </fieldset>
  );
};
