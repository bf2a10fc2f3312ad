import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

type Props = {
  readonly label: string;
  /** Whether a phone shows a row as its cells one below the other: each then has the heading of its column as `data-label`. */
  readonly stacks?: boolean;
  readonly children: ReactNode;
};

/** A table that scrolls sideways where the window is narrow: by keyboard too, so it takes the focus. */
export const WideTable = ({ label, stacks = false, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={`${styles.scroll} scroll-fade`} tabIndex={0}>
    <table className={styles.table} data-stacks={stacks ? 'short' : undefined} aria-label={label}>
      {children}
    </table>
  </div>
);
