import type { ReactNode } from 'react';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { useListWords } from '#components/data-table/list-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

type FiltersSheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while nothing is filtered. */
  readonly onClear: (() => void) | undefined;
  readonly children: ReactNode;
  readonly below: ReactNode;
};

/** The filters of a list on a phone, at the bottom of the window. The list behind follows every change. */
export const FiltersSheet = ({ open, onOpenChange, onClear, children, below }: FiltersSheetProps) => {
  const words = useListWords();
  const { filters } = useDataTableWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={filters}
      // What is typed here is a filter, which is applied or not.
      asksBeforeLosing={false}
      footer={
        <>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {words.clearAll}
            </Button>
          )}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {words.showResults}
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-wrap gap-2 pb-2">
        <legend className="sr-only">{filters}</legend>
        {children}
      </fieldset>
      {below}
    </Dialog>
  );
};
