import clsx from 'clsx';
import { useWords } from '../site/use-locale.ts';
import controls from './controls.module.css';
import styles from './failed-part.module.css';
import { partWords } from './part-words.ts';

type Props = {
  readonly onRetry: () => void;
  readonly onClose?: () => void;
  readonly className?: string;
};

/** Stands where a part of the page did not come. After a new build its file is gone: then only reloading helps. */
export const FailedPart = ({ onRetry, onClose, className }: Props) => {
  const words = useWords(partWords);
  return (
    <div className={clsx(styles.failed, className)} role="alert" data-reading="skip">
      <p className={controls.error}>{words.failed}</p>
      <div className={styles.actions}>
        <button type="button" className={controls.button} onClick={onRetry}>
          {words.again}
        </button>
        <button type="button" className={controls.quiet} onClick={() => window.location.reload()}>
          {words.reload}
        </button>
        {onClose && (
          <button type="button" className={controls.quiet} onClick={onClose}>
            {words.close}
          </button>
        )}
      </div>
    </div>
  );
};
