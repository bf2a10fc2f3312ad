import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

/**
 * What stands in a column of its own, said once more below what it explains, where a phone has no room for that column. Whoever
 * reads the page as Markdown or searches it has the column.
 */
export const PhoneNote = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.below} data-reading="skip">
    {children}
  </span>
);
