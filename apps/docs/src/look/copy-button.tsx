import clsx from 'clsx';
import { useEffect, useState } from 'react';
import controls from './controls.module.css';

/** The confirmation goes back to the label after this (DOCS-6). */
const confirmationTime = 2_000;

export type CopyWords = { readonly idle: string; readonly copied: string; readonly failed: string };

type Props = {
  /** What it copies, or what makes or fetches that. */
  readonly text: string | (() => string | Promise<string>);
  readonly words: CopyWords;
  /** What is copied, for who does not see where the button stands. */
  readonly about: string;
  readonly className?: string;
};

export const CopyButton = ({ text, words, about, className }: Props) => {
  const [state, setState] = useState<keyof CopyWords>('idle');
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click starts the time again
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), confirmationTime);
    return () => clearTimeout(timer);
  }, [state, turn]);

  const copy = async () => {
    try {
      const given = typeof text === 'string' ? text : text();
      await (typeof given === 'string'
        ? navigator.clipboard.writeText(given)
        : navigator.clipboard.write([new ClipboardItem({ 'text/plain': given })]));
      setState('copied');
    } catch {
      setState('failed');
    }
    setTurn((count) => count + 1);
  };

  return (
    <button type="button" className={clsx(controls.quiet, className)} data-state={state} onClick={copy}>
      <svg className={controls.copyMark} aria-hidden="true" viewBox="0 0 24 24" width="16" height="16">
        <path d={state === 'copied' ? 'm5 12.5 4.5 4.5L19 7.5' : 'M9 9h10.5v10.5H9zM5.5 15H4.5V4.5H15v1'} />
      </svg>
      <span className={controls.copyWord} aria-live="polite">
        {words[state]}
      </span>
      <span className={controls.unseen}> {about}</span>
    </button>
  );
};
