import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { DropdownChoices, DropdownMenu } from '#components/ui/dropdown-menu.tsx';

type ChoiceFilterChipProps = {
  readonly label: string;
  /** What the filter says while nothing is chosen. */
  readonly all: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
};

/** All, or one of a few. */
export const ChoiceFilterChip = ({ label, all, value, choices, onChange }: ChoiceFilterChipProps) => {
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
            onChange={(next) => onChange(next === '' ? undefined : next)}
            choices={[{ value: '', label: all }, ...choices]}
          />
        </DropdownMenu>
      )}
    </FilterChip>
  );
};
