import { type ComponentProps, useState } from 'react';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { TextInput } from '#components/ui/text-input.tsx';

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
