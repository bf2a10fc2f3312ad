import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** A table that scrolls sideways where the window is narrow: by keyboard too, so it takes the focus. */
export const WideTable = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={`${styles.scroll} scroll-fade`} tabIndex={0}>
    <table className={styles.table} aria-label={label}>
      {children}
    </table>
  </div>
);
