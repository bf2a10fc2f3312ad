import { useEffect, useState } from 'react';
import { controlsWords as en } from '#i18n/en/controls.ts';
import { controlsWords as es } from '#i18n/es/controls.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from './icon.tsx';

/** Milliseconds for which it says that it copied. */
const said = 2_000;

type CopyButtonProps = {
  value: string;
  /** What is copied, as the sentence needs it: "la referencia". */
  what: string;
  className?: string;
};

/** Copies with one click and says so, in its place and to a screen reader. */
export const CopyButton = ({ value, what, className = '' }: CopyButtonProps) => {
  const words = useWords({ es, en });
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), said);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      aria-label={words.copyOf(what)}
      onClick={async () => {
        await navigator.clipboard.writeText(value);
        setCopied(true);
      }}
      className={`inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-control px-1 text-12 text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${className}`}
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-3.5" />
      <span role="status">{copied ? words.copied : ''}</span>
    </button>
  );
};
