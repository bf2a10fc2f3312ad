import { JsonInks } from '../../../../look/code-inks.tsx';
import type { TextPiece } from '../../lib/marked-text.ts';
import styles from './step-panel.module.css';

type Props = {
  readonly pieces: readonly TextPiece[];
  readonly isKnown: (path: string) => boolean;
  /** Whether the text is JSON, with its inks. */
  readonly json?: boolean;
};

/** A text in which the values that come from earlier answers stand out. */
export const MarkedText = ({ pieces, isKnown, json = false }: Props) => {
  // A value stands once in a request, so its path names its piece; text between two is told by what it follows.
  let follows = 'begin';
  return pieces.map(({ text, path }) => {
    const key = path ?? `after ${follows}`;
    follows = path ?? follows;
    return path === null ? (
      <span key={key}>{json ? <JsonInks text={text} /> : text}</span>
    ) : (
      <mark key={key} className={styles.carried} data-known={isKnown(path)}>
        {text}
      </mark>
    );
  });
};
