import styles from './search.module.css';

/** The magnifier of the button that opens the search, and of its field. */
export const SearchGlass = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.glass}>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 4 4" />
  </svg>
);
