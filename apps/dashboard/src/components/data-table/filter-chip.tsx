import { type ReactNode, useId, useRef } from 'react';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Tooltip } from '#components/ui/popups.tsx';

type FilterChipProps = {
  readonly label: string;
  /** The text of the filter's value; undefined while it does not filter. */
  readonly value?: string | undefined;
  /** Undefined while the filter has its default value. */
  readonly onClear?: (() => void) | undefined;
  /** The reason for which the filter cannot be used now; undefined where it can. */
  readonly disabledReason?: string | undefined;
  /** Wraps the chip's button in the popover or menu that it opens. */
  readonly children: (trigger: ReactNode) => ReactNode;
};

const chipClass =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-control px-2 text-13 whitespace-nowrap hover:bg-hover data-[state=open]:bg-hover pointer-coarse:min-h-11 in-data-rows:min-w-0 in-data-rows:flex-1 in-data-rows:px-0 in-data-rows:text-14';

/** Inside `data-rows` each filter is a row of its own: its label at the left, its value at the right. */
const rowClass =
  'in-data-rows:rounded-none in-data-rows:border-x-0 in-data-rows:border-t-0 in-data-rows:border-b in-data-rows:border-line in-data-rows:border-solid in-data-rows:bg-transparent';

/**
 * A filter of a list: a button with its value that opens the control to change it, and a button that clears it. Inside `data-used`
 * only what filters is shown.
 */
export const FilterChip = ({ label, value, onClear, disabledReason, children }: FilterChipProps) => {
  const words = useDataTableWords();
  const chip = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  if (disabledReason !== undefined)
    return (
      <span
        className={`inline-flex shrink-0 rounded-control border border-dashed border-edge in-data-used:hidden ${rowClass}`}
      >
        <Tooltip content={disabledReason}>
          {/* Not `disabled`: the reason has to be within reach of the keyboard. */}
          <button
            type="button"
            aria-disabled="true"
            aria-describedby={reasonId}
            className={`${chipClass} cursor-not-allowed! text-ink-faint`}
          >
            {label}
          </button>
        </Tooltip>
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      </span>
    );
  const set = value !== undefined;
  return (
    <span
      className={`inline-flex shrink-0 rounded-control border ${rowClass} ${
        onClear ? 'border-accent bg-accent-soft' : 'border-edge bg-paper in-data-used:hidden'
      }`}
    >
      {children(
        <button ref={chip} type="button" className={chipClass}>
          <span
            className={`in-data-rows:mr-auto in-data-rows:text-ink ${set ? 'text-ink-soft' : 'text-ink'}`}
          >
            {label}
            {set && <span className="in-data-rows:hidden">:</span>}
          </span>
          {set && (
            <span
              className={`max-w-48 truncate font-medium ${onClear ? 'in-data-rows:text-accent-strong' : ''}`}
            >
              {value}
            </span>
          )}
          <Icon name="chevronDown" className="size-3.5 text-ink-soft" />
        </button>,
      )}
      {onClear && (
        <button
          type="button"
          aria-label={words.clearFilter(label)}
          onClick={() => {
            // The clear button disappears with the value: move the focus to the filter first.
            chip.current?.focus();
            onClear();
          }}
          className="inline-flex min-w-7 items-center justify-center rounded-r-control text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:min-w-11"
        >
          <Icon name="close" className="size-3.5" />
        </button>
      )}
    </span>
  );
};
