import type { ReactNode } from 'react';
import styles from './code-block.module.css';
import { CodeInks } from './code-inks.tsx';
import codeText from './code-text.module.css';
import { CopyButton, type CopyWords } from './copy-button.tsx';

type Props = {
  readonly code: string;
  readonly title?: ReactNode;
  /** Says what the button copies, for who does not see where it stands. */
  readonly label: string;
  readonly words: CopyWords;
  /** What the button copies, where the text is only a part of it. */
  readonly copies?: string;
};

/** A text to copy. It scrolls by keyboard too, so it takes the focus. */
export const CodeBlock = ({ code, title, label, words, copies = code }: Props) => (
  <div className={styles.block}>
    <div className={styles.bar}>
      <div className={styles.title}>{title}</div>
      <CopyButton text={copies} words={words} about={label} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <pre className={`${codeText.code} ${styles.text} scroll-fade`} tabIndex={0}>
      <code>
        <CodeInks code={code} />
      </code>
    </pre>
  </div>
);
