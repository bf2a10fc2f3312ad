import { useState } from 'react';
import type { FieldDescription } from '../../lib/field-description.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import styles from './property-tree.module.css';

type Props = {
  readonly field: FieldDescription;
  readonly value: JsonValue;
  readonly label: string;
  /** The id of what is said of it while something is wrong with it. */
  readonly problemId: string | undefined;
  readonly onEdit: (value: JsonValue) => void;
};

const shown = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

const TextValue = ({ field, value, label, problemId, onEdit }: Props) => {
  const isNumber = field.kind === 'integer' || field.kind === 'number';
  const [draft, setDraft] = useState<string | null>(null);
  // "12." is 12: what is being typed stays as long as it means what the JSON has.
  const text = draft !== null && typedNumber(draft) === value ? draft : shown(value);
  return (
    <input
      className={styles.value}
      value={text}
      aria-label={label}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ target }) => {
        if (isNumber) setDraft(target.value);
        onEdit(isNumber ? typedNumber(target.value) : target.value);
      }}
    />
  );
};

/** The value of a simple property: written, chosen or ticked. Objects and lists have theirs inside. */
export const PropertyValue = (props: Props) => {
  const { field, value, label, problemId, onEdit } = props;
  const choices = field.kind === 'boolean' ? undefined : field.rules?.choices;
  if (choices && choices.length > 1)
    return (
      <select
        className={styles.value}
        value={shown(value)}
        aria-label={label}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={(event) => {
          const chosen = choices.find((choice) => String(choice) === event.target.value);
          if (chosen !== undefined) onEdit(chosen);
        }}
      >
        {!choices.some((choice) => choice === value) && <option value={shown(value)}>{shown(value)}</option>}
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {String(choice)}
          </option>
        ))}
      </select>
    );
  if (field.kind === 'boolean' && typeof value === 'boolean')
    return (
      <label className={styles.truth}>
        <input
          type="checkbox"
          className={styles.box}
          checked={value}
          aria-label={label}
          aria-describedby={problemId}
          onChange={(event) => onEdit(event.target.checked)}
        />
        <code>{String(value)}</code>
      </label>
    );
  return <TextValue {...props} />;
};
