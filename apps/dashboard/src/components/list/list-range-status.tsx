import { useState } from 'react';

/** The part of a list that is shown. */
type Shown = {
  readonly page: number;
  /** Names the order, whatever the language. */
  readonly order: string;
  readonly rangeText: string;
  readonly orderText: string;
};

type ListRangeStatusProps = {
  /** Undefined while there are no rows. */
  readonly shown: Shown | undefined;
  /** The rows are still those of before. */
  readonly isStale: boolean;
};

/**
 * Says to a screen reader which rows came when a page was turned or the order changed: the number of rows, which the header says,
 * is the same. It stands in the list always, since a live region has to be there before anything is said in it.
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
    // The first rows, and those of other filters, are told by the header.
    say({ shown, text: before && text ? text : '' });
  }
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  );
};
