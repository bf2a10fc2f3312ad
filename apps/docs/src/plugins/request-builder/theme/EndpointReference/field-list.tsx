import { WithCode } from '../../../../look/with-code.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { FieldDescription } from '../../lib/field-description.ts';
import { endpointWords } from '../../words/endpoint-words.ts';
import styles from './reference.module.css';

type Props = {
  readonly fields: readonly FieldDescription[];
  /** Begins the ids of the fields, so that each can be linked to. */
  readonly anchor?: string;
  /** In an answer every field is there: what may be null is said instead of what is required. */
  readonly isAnswer?: boolean;
};

export const FieldList = ({ fields, anchor = 'parameters', isAnswer = false }: Props) => {
  const words = useWords(endpointWords);
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name} id={`${anchor}-${field.name}`} className={styles.field}>
          <p className={styles.head}>
            <code className={styles.name}>{field.name}</code>
            <span className={styles.type}>
              {field.type}
              {field.nullable && ` ${words.nullable}`}
            </span>
            {!isAnswer && (
              <span className={field.required ? styles.required : styles.optional}>
                {field.required ? words.required : words.optional}
              </span>
            )}
          </p>
          <p className={styles.meaning}>{field.meaning}</p>
          {!isAnswer && field.limits.length > 0 && (
            <p className={styles.limits}>
              <WithCode text={field.limits.join(' · ')} />
            </p>
          )}
          {field.children.length > 0 && (
            <FieldList fields={field.children} anchor={`${anchor}-${field.name}`} isAnswer={isAnswer} />
          )}
        </li>
      ))}
    </ul>
  );
};
