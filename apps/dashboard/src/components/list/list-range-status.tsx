import { useState } from 'react';

/** The part of a list that is shown. */
type Shown = {
  readonly page: number;
  /** Identifies the order, independently of the language. */
  readonly order: string;
  readonly rangeText: string;
  readonly orderText: string;
};

type ListRangeStatusProps = {
  /** Undefined while there are no rows. */
  readonly shown: Shown | undefined;
  /** Whether the rows still belong to the previous page. */
  readonly isStale: boolean;
};

/**
 * Announces the shown rows to screen readers after a change of page or order; the header announces only the total. It is always
 * rendered, because a live region must exist before its text changes.
 */
export const ListRangeStatus = ({ shown, isStale }: ListRangeStatusProps) => {
  const [said, say] = useState<{ readonly shown: Shown | undefined; readonly text: string }>({
    shown,
    text: '',
  });
  const { shown: before } = said;
  if (!isStale && (before?.page !== shown?.page || before?.order !== shown?.order)) {
    const isOtherOrder = before?.order !== shown?.order;
    const text = shown && (isOtherOrder ? `${shown.rangeText}. ${shown.orderText}` : shown.rangeText);
    // The header announces the first rows and changed filters.
    say({ shown, text: before && text ? text : '' });
  }
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  );
};
