import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import controls from '../../../../look/controls.module.css';
import { WithCode } from '../../../../look/with-code.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { FieldDescription } from '../../lib/field-description.ts';
import { formatJson } from '../../lib/json-value.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './help-drawer.module.css';

type Props = {
  readonly field: FieldDescription | null;
  /** The element that gets the focus when the drawer closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** Most properties are limited in one way: it is called by its name. */
const limitKind = ({ rules }: FieldDescription): 'choices' | 'length' | 'limits' => {
  if (rules?.choices) return 'choices';
  return rules?.longest !== undefined && rules.pattern === undefined ? 'length' : 'limits';
};

/** The meaning of a property, and its data type. */
export const HelpDrawer = ({ field, opener, onClose }: Props) => {
  const words = useWords(builderWords).help;
  return (
    <Dialog.Root open={field !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.drawer}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Dialog.Title className={styles.title}>
            <code>{field?.name}</code>
          </Dialog.Title>
          <Dialog.Description className={styles.meaning}>{field?.meaning}</Dialog.Description>
          {field && (
            <dl className={styles.facts}>
              <dt>{words.type}</dt>
              <dd>
                {field.type}
                {field.nullable && `, ${words.nullable}`}
              </dd>
              <dt>{words.required}</dt>
              <dd>{field.required ? words.yes : words.no}</dd>
              {field.limits.length > 0 && (
                <>
                  <dt>{words[limitKind(field)]}</dt>
                  <dd>
                    <WithCode text={field.limits.join(' · ')} />
                  </dd>
                </>
              )}
              {field.example !== undefined && (
                <>
                  <dt>{words.example}</dt>
                  <dd>
                    <code>{formatJson(field.example)}</code>
                  </dd>
                </>
              )}
            </dl>
          )}
          <Dialog.Close className={controls.button}>{words.close}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
