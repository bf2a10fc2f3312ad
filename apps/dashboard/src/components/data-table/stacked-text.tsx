import type { ReactNode } from 'react';

type StackedTextProps = {
  readonly text: ReactNode;
  /** A word more about it; nothing where there is none. */
  readonly below: ReactNode;
  /** Sets the text in a heavier weight: people scan the column for it. */
  readonly isMain?: boolean;
};

/** A text in a column, and a quieter one below. */
export const StackedText = ({ text, below, isMain = false }: StackedTextProps) => (
  <>
    <span className={`block truncate ${isMain ? 'font-medium' : ''}`}>{text}</span>
    {below && <span className="figures block truncate text-12 text-ink-faint">{below}</span>}
  </>
);
