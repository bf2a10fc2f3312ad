import { limits } from '@pasarela/contracts/limits/limits';
import { useListWords } from '#components/data-table/list-words.ts';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { readRowId, readText } from '#components/list/list-filter.ts';
import { typedFilter } from '#components/list/typed-filter.ts';

type FilterProps<Value> = {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly disabledReason?: string | undefined;
};

/** Filters by a transaction's number. */
export const TransactionFilterChip = ({ value, onChange }: FilterProps<number>) => {
  const words = useListWords().identity;
  return (
    <TextFilterChip
      label={words.idTransaction}
      hint={words.idTransactionHint}
      value={value?.toString()}
      onApply={typedFilter(readRowId, onChange, words.idTransactionInvalid)}
      input={{ inputMode: 'numeric' }}
    />
  );
};

/** Filters by a subscription's number. */
export const SubscriptionFilterChip = ({ value, onChange }: FilterProps<number>) => {
  const words = useListWords().identity;
  return (
    <TextFilterChip
      label={words.idSubscription}
      hint={words.idSubscriptionHint}
      value={value?.toString()}
      onApply={typedFilter(readRowId, onChange, words.idSubscriptionInvalid)}
      input={{ inputMode: 'numeric' }}
    />
  );
};

/** Creates a filter by the prefix of a text that identifies a transaction. */
const prefixChip = (
  name: keyof typeof limits.filterLength,
  input: { inputMode?: 'email' | 'numeric' } = {},
) => {
  const max = limits.filterLength[name];
  const read = readText(max);
  return ({ value, onChange, disabledReason }: FilterProps<string>) => {
    const words = useListWords().identity;
    return (
      <TextFilterChip
        label={words[name]}
        hint={words[`${name}Hint`]}
        value={value}
        onApply={typedFilter(read, onChange, words.tooLong(String(max)))}
        input={input}
        disabledReason={disabledReason}
      />
    );
  };
};

export const ReferenceFilterChip = prefixChip('referenceNumber');
const EmailFilterChip = prefixChip('email', { inputMode: 'email' });
export const CashReferenceFilterChip = prefixChip('referenceCash', { inputMode: 'numeric' });

type Identity = {
  readonly idTransaction: number | undefined;
  readonly referenceNumber: string | undefined;
  readonly email: string | undefined;
};

type IdentityFilterChipsProps = {
  readonly search: Identity;
  readonly onChange: (change: Partial<Identity>) => void;
};

/** The filters that identify a transaction: its number, its reference, its customer's e-mail. */
export const IdentityFilterChips = ({ search, onChange }: IdentityFilterChipsProps) => (
  <>
    <TransactionFilterChip
      value={search.idTransaction}
      onChange={(idTransaction) => onChange({ idTransaction })}
    />
    <ReferenceFilterChip
      value={search.referenceNumber}
      onChange={(referenceNumber) => onChange({ referenceNumber })}
    />
    <EmailFilterChip value={search.email} onChange={(email) => onChange({ email })} />
  </>
);
