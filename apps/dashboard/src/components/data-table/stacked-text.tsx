import type { ReactNode } from 'react';

type StackedTextProps = {
  readonly text: ReactNode;
  /** A second line of text; omitted if undefined. */
  readonly below: ReactNode;
  /** Shows the text in bold, because users look for it. */
  readonly isMain?: boolean;
};

/** A text in a column, with a less prominent text below. */
export const StackedText = ({ text, below, isMain = false }: StackedTextProps) => (
  <>
    <span className={`block truncate ${isMain ? 'font-medium' : ''}`}>{text}</span>
    {below && <span className="figures block truncate text-12 text-ink-faint">{below}</span>}
  </>
);
