import { useEffect, useState } from 'react';
import { buttonClass } from './button.tsx';
import { useControlsWords } from './controls-words.ts';
import { Icon } from './icon.tsx';
import { useToast } from './toast.tsx';

/** How long the result of copying is shown, in milliseconds. */
const said = 2_000;

type CopyButtonProps = {
  value: string;
  /** The name of the copied value with its article, for the label: "la referencia". */
  what: string;
  /** Shows its label as text too, if there is room. */
  withText?: boolean;
  /** Looks like a button of a form, as wide as its place, where copying is what is done here. */
  isMain?: boolean;
  className?: string;
};

const quiet =
  'inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-control px-1 text-12 text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** Copies a value and announces the result, also to screen readers. */
export const CopyButton = ({
  value,
  what,
  withText = false,
  isMain = false,
  className = '',
}: CopyButtonProps) => {
  const words = useControlsWords();
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), said);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult('copied');
    } catch {
      // Browsers may forbid access to the clipboard, and pages without TLS have none.
      setResult('notCopied');
    }
  };
  return (
    <button
      type="button"
      aria-label={words.copyOf(what)}
      onClick={copy}
      className={`${isMain ? `${buttonClass()} w-full` : quiet} ${className}`}
    >
      <Icon name={result === 'copied' ? 'check' : 'copy'} className="size-3.5" />
      <span role="status">{result ? words[result] : (withText || isMain) && words.copyOf(what)}</span>
    </button>
  );
};

type CopyLinkWords = { readonly linkCopied: string; readonly linkNotCopied: string };

/** Copies a link and shows the result. */
export const useCopyLink = ({ linkCopied, linkNotCopied }: CopyLinkWords) => {
  const toast = useToast();
  return async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', title: linkCopied });
    } catch {
      // Browsers may forbid access to the clipboard, and pages without TLS have none.
      toast({ tone: 'error', title: linkNotCopied, description: link });
    }
  };
};
