import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Tooltip } from '#components/ui/popups.tsx';

/** The present order of the rows, and the callbacks to change it. */
export type DataTableSort = {
  readonly by: string | undefined;
  readonly direction: SortDirection | undefined;
  onSort(by: string): void;
  /** The reason for which a column cannot order the rows now; undefined where it can. */
  unavailable?(by: string): string | undefined;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The `aria-sort` value of a sortable column. */
export const ariaSortOf = (by: string, sort: DataTableSort): 'ascending' | 'descending' | 'none' =>
  sort.by === by && sort.direction ? ariaSort[sort.direction] : 'none';

type SortHeadingProps = {
  readonly by: string;
  readonly heading: string;
  readonly sort: DataTableSort;
  readonly align?: 'end' | undefined;
};

const buttonClass =
  'group -mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 font-medium whitespace-nowrap';

/** The heading of a sortable column: a button that sorts by the column, and reverses the order when pressed again. */
export const SortHeading = ({ by, heading, sort, align }: SortHeadingProps) => {
  const reasonId = useId();
  const active = sort.by === by;
  const reason = active ? undefined : sort.unavailable?.(by);
  const arrow = (
    <Icon
      name={active && sort.direction === 'asc' ? 'arrowUp' : 'arrowDown'}
      className={`size-3.5 ${active ? 'text-accent' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60 pointer-coarse:opacity-40'}`}
    />
  );
  if (reason !== undefined)
    return (
      <>
        <Tooltip content={reason}>
          {/* Not `disabled`: the reason has to be within reach of the keyboard. */}
          <button
            type="button"
            aria-disabled="true"
            aria-describedby={reasonId}
            className={`${buttonClass} cursor-not-allowed! text-ink-faint`}
          >
            {heading}
          </button>
        </Tooltip>
        <span id={reasonId} className="sr-only">
          {reason}
        </span>
      </>
    );
  return (
    <button
      type="button"
      onClick={() => sort.onSort(by)}
      className={`${buttonClass} ${align === 'end' ? 'flex-row-reverse' : ''} ${active ? 'text-ink' : ''} hover:bg-hover hover:text-ink`}
    >
      {heading}
      {arrow}
    </button>
  );
};
