import type { TextPiece } from '../../lib/marked-text.ts';
import styles from './step-panel.module.css';

type Props = { readonly pieces: readonly TextPiece[]; readonly isKnown: (path: string) => boolean };

/** A text in which the values that come from earlier answers stand out. */
export const MarkedText = ({ pieces, isKnown }: Props) => {
  // A value stands once in a request, so its path names its piece; text between two is told by what it follows.
  let follows = 'begin';
  return pieces.map(({ text, path }) => {
    const key = path ?? `after ${follows}`;
    follows = path ?? follows;
    return path === null ? (
      <span key={key}>{text}</span>
    ) : (
      <mark key={key} className={styles.carried} data-known={isKnown(path)}>
        {text}
      </mark>
    );
  });
};
