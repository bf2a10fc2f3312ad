import type { WireDay } from '@pasarela/contracts/dates';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { isSameChoice } from '#components/dates/date-choice.ts';
import { Button } from '#components/ui/button.tsx';
import { ChargebackFilter } from '#features/transactions/list/chargeback-filter.tsx';
import { IdentityFilterChips, usePrefixFilter } from '#features/transactions/list/identity-filter-chips.tsx';
import { StatusFilterChip } from '#features/transactions/list/status-filter-chip.tsx';
import {
  allowsCashReference,
  asksForChargebacks,
  changeFilters,
  defaultSearch,
  hasFilters,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';
import { dataTableWords as enTable } from '#i18n/en/data-table.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { dataTableWords as esTable } from '#i18n/es/data-table.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';

type TransactionsFiltersProps = {
  readonly search: TransactionsSearch;
  readonly today: WireDay;
  readonly onChange: (search: TransactionsSearch) => void;
};

/** One row of filters. Each says its value, is changed in its own popover and clears alone. */
export const TransactionsFilters = ({ search, today, onChange }: TransactionsFiltersProps) => {
  const words = useWords({ es, en }).filters;
  const tableWords = useWords({ es: esTable, en: enTable });
  const change = (part: Parameters<typeof changeFilters>[1]) => onChange(changeFilters(search, part));
  const applyPrefix = usePrefixFilter<'referenceCash'>(change);
  const isNarrowed = hasFilters(search) || !isSameChoice(search.dates, defaultSearch.dates);
  return (
    <search className="flex flex-col gap-2">
      <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <legend className="sr-only">{tableWords.filters}</legend>
        <StatusFilterChip value={search.idStatus} onChange={(idStatus) => change({ idStatus })} />
        <DateFilterChip
          value={search.dates}
          initial={defaultSearch.dates}
          today={today}
          onChange={(dates) => change({ dates })}
        />
        <IdentityFilterChips search={search} onChange={change} />
        <TextFilterChip
          label={words.referenceCash}
          hint={words.referenceCashHint}
          value={search.referenceCash}
          onApply={applyPrefix('referenceCash')}
          input={{ inputMode: 'numeric' }}
          disabledReason={allowsCashReference(search.idStatus) ? undefined : words.referenceCashUnavailable}
        />
        {isNarrowed && (
          <Button variant="ghost" size="small" className="shrink-0" onClick={() => onChange(defaultSearch)}>
            {words.clearAll}
          </Button>
        )}
      </fieldset>
      {asksForChargebacks(search.idStatus) && (
        <ChargebackFilter value={search.chargebacks} onChange={(chargebacks) => change({ chargebacks })} />
      )}
    </search>
  );
};
