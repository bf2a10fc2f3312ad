import type { ReactNode } from 'react';
import styles from './code-block.module.css';
import { CopyButton, type CopyWords } from './copy-button.tsx';

type Props = {
  readonly code: string;
  readonly title?: ReactNode;
  /** Names the scrolling text for who does not see it. */
  readonly label: string;
  readonly words: CopyWords;
  /** What the button copies, where the text is only a part of it. */
  readonly copies?: string;
};

/** A text to copy. It scrolls by keyboard too, so it takes the focus. */
export const CodeBlock = ({ code, title, label, words, copies = code }: Props) => (
  <div className={styles.block}>
    <div className={styles.bar}>
      <span className={styles.title}>{title}</span>
      <CopyButton text={copies} words={words} about={label} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <pre className={styles.text}>
        <code>{code}</code>
      </pre>
    </section>
  </div>
);
