import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef, useState } from 'react';
import controls from '../look/controls.module.css';
import { useWords } from '../site/use-locale.ts';
import styles from './sequence.module.css';
import { SequenceChart } from './sequence-chart.tsx';
import type { Step } from './sequence-layout.ts';
import { sequenceWords } from './sequence-words.ts';

type Props = {
  /** What the diagram shows: its caption. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Whether it can be opened large. */
  readonly enlarges?: boolean;
};

type LargeProps = Pick<Props, 'label' | 'steps'> & { readonly onClose: () => void };

const LargeSequence = ({ label, steps, onClose }: LargeProps) => {
  const words = useWords(sequenceWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <div className={styles.head}>
        <span>{label}</span>
        <button type="button" className={controls.button} onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <SequenceChart steps={steps} drawn />
      </div>
    </dialog>
  );
};

/** Who calls whom, in which order. All of it is in the page's HTML. */
export const Sequence = ({ label, steps, enlarges = false }: Props) => {
  const words = useWords(sequenceWords);
  const isBrowser = useIsBrowser();
  const [isLarge, setLarge] = useState(false);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <span>{label}</span>
        {enlarges && (
          <button
            type="button"
            className={controls.quiet}
            // Without JavaScript there is nothing to open.
            disabled={!isBrowser}
            aria-haspopup="dialog"
            onClick={() => setLarge(true)}
          >
            {words.enlarge}
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.frame} tabIndex={0}>
        <SequenceChart steps={steps} />
      </div>
      {isLarge && <LargeSequence label={label} steps={steps} onClose={() => setLarge(false)} />}
    </figure>
  );
};
