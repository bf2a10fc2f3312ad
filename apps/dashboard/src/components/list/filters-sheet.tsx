import type { ReactNode } from 'react';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { useListWords } from '#components/data-table/list-words.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

type FiltersSheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while nothing is filtered. */
  readonly onClear: (() => void) | undefined;
  /** The number of rows found; undefined while that is not known. */
  readonly found: number | undefined;
  readonly children: ReactNode;
  readonly below: ReactNode;
};

/** The filters of a list on a phone, at the bottom of the window. The list behind follows every change. */
export const FiltersSheet = ({ open, onOpenChange, onClear, found, children, below }: FiltersSheetProps) => {
  const words = useListWords();
  const { filters } = useDataTableWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={filters}
      // What is typed here is a filter, which is applied or not.
      asksBeforeLosing={false}
      closesOnBack
      footer={
        <>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {words.clearAll}
            </Button>
          )}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {found === undefined ? words.showResults : words.showFound(formatCount(found), found === 1)}
          </Button>
        </>
      }
    >
      <fieldset data-rows="" className="flex flex-col pb-2">
        <legend className="sr-only">{filters}</legend>
        {children}
      </fieldset>
      {below}
    </Dialog>
  );
};
