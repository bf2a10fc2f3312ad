import { limits } from '@pasarela/contracts/limits/limits';
import type { ComponentProps } from 'react';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { useListWords } from '#components/data-table/list-words.ts';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { readRowId, readText } from '#components/list/list-filter.ts';

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
export const CashReferenceChip = prefixChip('referenceCash', { inputMode: 'numeric' });

/** The filters by which a payment is found: its days, its number, its reference, its customer's e-mail. */
export const paymentChips = {
  dates: DateFilterChip,
  idTransaction: TransactionChip,
  referenceNumber: ReferenceChip,
  email: prefixChip('email', { inputMode: 'email' }),
};
