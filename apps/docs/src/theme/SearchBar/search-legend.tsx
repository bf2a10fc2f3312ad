import type { searchWords } from '../../search/search-words.ts';
import styles from './search.module.css';

type Props = { readonly words: (typeof searchWords)[keyof typeof searchWords]['legend'] };

/** Which keys do what, as in the dashboard's palette. */
export const SearchLegend = ({ words }: Props) => {
  const lines = [
    { keys: ['↑', '↓'], does: words.choose },
    { keys: ['↵'], does: words.open },
    { keys: ['Esc'], does: words.close },
  ];
  return (
    <p className={styles.legend}>
      {lines.map(({ keys, does }) => (
        <span key={does} className={styles.legendLine}>
          {keys.map((key) => (
            <kbd key={key} className={styles.cap}>
              {key}
            </kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  );
};
