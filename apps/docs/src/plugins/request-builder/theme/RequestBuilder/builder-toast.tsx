import settings from '@generated/request-builder/default/settings.json';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../../../site/use-locale.ts';
import type { Notice } from '../../state/builder-state.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './builder-toast.module.css';

type Props = { readonly notice: Notice | null; readonly onDismiss: (turn: number) => void };

/** Says what happened, aloud too. The region is always there: one that comes with its words is not heard. */
export const BuilderToast = ({ notice, onDismiss }: Props) => {
  const words = useWords(builderWords).notices;
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => onDismiss(notice.turn), settings.toast);
    return () => clearTimeout(timer);
  }, [notice, onDismiss]);
  return createPortal(
    <div className={styles.region} role="status" aria-live="polite">
      {notice && (
        <div key={notice.turn} className={styles.toast} data-tone={notice.tone}>
          <span>{words[notice.name]}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={words.dismiss}
            onClick={() => onDismiss(notice.turn)}
          >
            ×
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
};
