import { limits } from '@pasarela/contracts/limits/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { useListWords } from '#components/data-table/list-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { DropdownChoices, DropdownMenu, Popover } from '#components/ui/popups.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { readRowId, readText } from './list-filter.ts';

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
const ChoiceFilterChip = <Value extends string>({
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

type TextFilterProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string | undefined;
  /** Applies the typed text; returns an error text if it is invalid. An empty text clears the filter. */
  readonly onApply: (text: string) => string | undefined;
  readonly input?: Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'type'>;
  readonly disabledReason?: string | undefined;
};

type TextFilterFormProps = Omit<TextFilterProps, 'disabledReason'> & { readonly onDone: () => void };

const TextFilterForm = ({ label, hint, value, onApply, input, onDone }: TextFilterFormProps) => {
  const words = useDataTableWords();
  const [text, setText] = useState(value ?? '');
  const [problem, setProblem] = useState<string>();
  return (
    <form
      noValidate
      className="flex w-64 max-w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = onApply(text);
        setProblem(wrong);
        if (wrong === undefined) onDone();
      }}
    >
      <Field label={label} hint={hint} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="small" className="self-end">
        {words.apply}
      </Button>
    </form>
  );
};

/** A filter that is typed. It is applied by its button or Enter, so that no half-typed word is searched. */
export const TextFilterChip = ({ disabledReason, ...filter }: TextFilterProps) => {
  const [open, setOpen] = useState(false);
  const { label, value, onApply } = filter;
  return (
    <FilterChip
      label={label}
      value={value}
      onClear={value === undefined ? undefined : () => onApply('')}
      disabledReason={disabledReason}
    >
      {(trigger) => (
        <Popover trigger={trigger} label={label} open={open} onOpenChange={setOpen}>
          <TextFilterForm {...filter} onDone={() => setOpen(false)} />
        </Popover>
      )}
    </FilterChip>
  );
};

type ChipProps<Value> = {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly disabledReason?: string | undefined;
};

type TypedWords = { readonly label: string; readonly hint: string; readonly invalid: string };

/** A filter that is typed: an empty text clears it, and one that cannot be read is refused. */
export const typedChip =
  <Value extends string | number>(
    read: (text: string) => Value | undefined,
    useWords: () => TypedWords,
    input: ComponentProps<typeof TextFilterChip>['input'] = {},
  ) =>
  ({ value, onChange, disabledReason }: ChipProps<Value>) => {
    const { label, hint, invalid } = useWords();
    return (
      <TextFilterChip
        label={label}
        hint={hint}
        value={value?.toString()}
        onApply={(text) => {
          const typed = read(text);
          if (text.trim() !== '' && typed === undefined) return invalid;
          onChange(typed);
          return undefined;
        }}
        input={input}
        disabledReason={disabledReason}
      />
    );
  };

type Choices<Value extends string> = Omit<
  ComponentProps<typeof ChoiceFilterChip<Value>>,
  'value' | 'onChange'
>;

/** A filter with a few choices. */
export const choiceChip =
  <Value extends string>(useChoices: () => Choices<Value>) =>
  ({ value, onChange }: ChipProps<Value>) => (
    <ChoiceFilterChip {...useChoices()} value={value} onChange={onChange} />
  );

/** A filter by the prefix of a text that identifies a transaction. */
const prefixChip = (name: keyof typeof limits.filterLength, input?: { inputMode: 'email' | 'numeric' }) => {
  const max = limits.filterLength[name];
  return typedChip(
    readText(max),
    () => {
      const words = useListWords().identity;
      return { label: words[name], hint: words[`${name}Hint`], invalid: words.tooLong(String(max)) };
    },
    input,
  );
};

/** A filter by a number of ours. */
const numberChip = (name: 'idTransaction' | 'idSubscription') =>
  typedChip(
    readRowId,
    () => {
      const words = useListWords().identity;
      return { label: words[name], hint: words[`${name}Hint`], invalid: words[`${name}Invalid`] };
    },
    { inputMode: 'numeric' },
  );

export const SubscriptionChip = numberChip('idSubscription');
export const TransactionChip = numberChip('idTransaction');
export const ReferenceChip = prefixChip('referenceNumber');
export const EmailChip = prefixChip('email', { inputMode: 'email' });
export const CashReferenceChip = prefixChip('referenceCash', { inputMode: 'numeric' });

/** The filters by which a payment is found, beside its reference: its days, its number, its customer's e-mail. */
export const paymentChips = {
  dates: DateFilterChip,
  idTransaction: TransactionChip,
  email: EmailChip,
};
