import type { ReactNode } from 'react';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { DropdownChoices, DropdownMenu } from '#components/ui/dropdown-menu.tsx';

type ChoiceFilterChipProps<Value extends string> = {
  readonly label: string;
  /** The label of the choice that does not filter. */
  readonly all: string;
  readonly value: Value | undefined;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    /** Shown before the label. */
    readonly start?: ReactNode;
  }[];
  readonly onChange: (value: Value | undefined) => void;
};

/** A filter with a few choices, of which one or none is chosen. */
export const ChoiceFilterChip = <Value extends string>({
  label,
  all,
  value,
  choices,
  onChange,
}: ChoiceFilterChipProps<Value>) => {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <FilterChip
      label={label}
      value={chosen?.label ?? all}
      onClear={value === undefined ? undefined : () => onChange(undefined)}
    >
      {(trigger) => (
        <DropdownMenu trigger={trigger} align="start">
          <DropdownChoices
            label={label}
            value={value ?? ''}
            onChange={(next) => onChange(choices.find((choice) => choice.value === next)?.value)}
            choices={[{ value: '', label: all }, ...choices]}
          />
        </DropdownMenu>
      )}
    </FilterChip>
  );
};
