import { limits } from '@pasarela/contracts/limits';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import type { TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import {
  type PrefixField,
  readPrefix,
  readTransactionId,
} from '#features/transactions/list/transactions-search-params.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';

type Identity = Pick<TransactionsSearch, 'idTransaction' | 'referenceNumber' | 'email'>;

type IdentityFilterChipsProps = {
  readonly search: Identity;
  readonly onChange: (change: Partial<Identity>) => void;
};

/** A typed prefix for a filter; an answer is what is wrong with it. Empty clears. */
export const usePrefixFilter = <Field extends PrefixField>(
  apply: (change: { readonly [F in Field]?: string }) => void,
) => {
  const words = useWords({ es, en }).filters;
  return (field: Field) =>
    (text: string): string | undefined => {
      const prefix = readPrefix(field, text);
      if (text.trim() !== '' && prefix === undefined)
        return words.tooLong(String(limits.filterLength[field]));
      apply({ [field]: prefix } as { readonly [F in Field]?: string });
      return undefined;
    };
};

/** What a transaction is known by: its number, its reference, its customer's e-mail. */
export const IdentityFilterChips = ({ search, onChange }: IdentityFilterChipsProps) => {
  const words = useWords({ es, en }).filters;
  const applyPrefix = usePrefixFilter<'referenceNumber' | 'email'>(onChange);
  const applyId = (text: string) => {
    const idTransaction = readTransactionId(text);
    if (text.trim() !== '' && idTransaction === undefined) return words.idTransactionInvalid;
    onChange({ idTransaction });
    return undefined;
  };
  return (
    <>
      <TextFilterChip
        label={words.idTransaction}
        hint={words.idTransactionHint}
        value={search.idTransaction?.toString()}
        onApply={applyId}
        input={{ inputMode: 'numeric' }}
      />
      <TextFilterChip
        label={words.referenceNumber}
        hint={words.referenceNumberHint}
        value={search.referenceNumber}
        onApply={applyPrefix('referenceNumber')}
      />
      <TextFilterChip
        label={words.email}
        hint={words.emailHint}
        value={search.email}
        onApply={applyPrefix('email')}
        input={{ inputMode: 'email' }}
      />
    </>
  );
};
