import { useWords } from '../../../../site/use-locale.ts';
import type { FieldDescription } from '../../lib/field-description.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './property-tree.module.css';

/** Asks for the words about a field; the focus goes back to who asked. */
export type AskHelp = (field: FieldDescription, opener: HTMLElement) => void;

type Props = { readonly field: FieldDescription; readonly onHelp: AskHelp };

export const HelpButton = ({ field, onHelp }: Props) => {
  const words = useWords(builderWords).tree;
  return (
    <button
      type="button"
      className={styles.help}
      aria-haspopup="dialog"
      aria-label={words.help(field.name)}
      onClick={(event) => onHelp(field, event.currentTarget)}
    >
      ?
    </button>
  );
};
