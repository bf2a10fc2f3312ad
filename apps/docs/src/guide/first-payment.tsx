import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef, useState } from 'react';
import controls from '../look/controls.module.css';
import { fetchedPart, LazyPart } from '../look/lazy-part.tsx';
import { useWords } from '../site/use-locale.ts';
import styles from './first-payment.module.css';
import { guideWords } from './guide-words.ts';

const firstPaymentSteps = fetchedPart(() =>
  import('./first-payment-steps.tsx').then((module) => module.default),
);

/** The first payment without leaving the guide. What sends it is loaded once it is asked for. */
export const FirstPayment = () => {
  const words = useWords(guideWords);
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const steps = useRef<HTMLElement>(null);
  // The button is gone: who came by keyboard goes on where it stood.
  useEffect(() => {
    if (isOpen) steps.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <div className={styles.closed}>
        <p>{words.note}</p>
        <button type="button" className={controls.button} disabled={!isBrowser} onClick={() => setOpen(true)}>
          {words.open}
        </button>
      </div>
    );
  return (
    <section ref={steps} className={styles.open} aria-label={words.label} tabIndex={-1}>
      <LazyPart part={firstPaymentSteps} props={{}} meanwhile={<p role="status">{words.loading}</p>} />
    </section>
  );
};
