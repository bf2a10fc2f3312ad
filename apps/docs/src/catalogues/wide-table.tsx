import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** A table that scrolls sideways where the window is narrow: by keyboard too, so it takes the focus. */
export const WideTable = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <table className={styles.table}>{children}</table>
  </section>
);
