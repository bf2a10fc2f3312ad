import type { WireDay } from '@pasarela/contracts/dates/dates';
import {
  type DeclineReason,
  declineReasonNames,
  declineReasons,
} from '@pasarela/contracts/payments/decline-reasons';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { ChargebackFilter } from '#components/list/chargeback-filter.tsx';
import { CashReferenceFilterChip, IdentityFilterChips } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import type { List } from '#components/list/use-list-search.ts';
import { StatusFilterChip } from '#features/transactions/list/status-filter-chip.tsx';
import {
  allowsCashReference,
  asksForChargebacks,
  type TransactionsSearch,
  transactions,
  typedSearch,
} from '#features/transactions/list/transactions-search.ts';
import { TransactionsSearchField } from '#features/transactions/list/transactions-search-field.tsx';
import { useLanguage } from '#i18n/use-words.ts';

type DeclineFilterProps = {
  readonly value: DeclineReason | undefined;
  readonly onChange: (value: DeclineReason | undefined) => void;
};

/** Filters by why a payment was declined. */
const DeclineFilterChip = ({ value, onChange }: DeclineFilterProps) => {
  const words = useTransactionsWords().filters;
  const [language] = useLanguage();
  return (
    <ChoiceFilterChip
      label={words.declineReason}
      all={words.anyDeclineReason}
      value={value}
      choices={declineReasonNames.map((name) => ({
        value: name,
        label: declineReasons[name][language].split('.')[0] ?? name,
      }))}
      onChange={onChange}
    />
  );
};

type TransactionsFiltersProps = {
  readonly list: List<TransactionsSearch>;
  readonly today: WireDay;
};

export const TransactionsFilters = ({ list, today }: TransactionsFiltersProps) => {
  const words = useTransactionsWords().filters;
  const { search, filter } = list;
  return (
    <ListFilters
      list={list}
      before={
        <TransactionsSearchField
          value={search.search}
          onSearch={(text) => filter(typedSearch(search, text))}
        />
      }
      below={
        asksForChargebacks(search.idStatus) && (
          <ChargebackFilter
            value={search.statusChargeBack}
            onChange={(statusChargeBack) => filter({ statusChargeBack })}
          />
        )
      }
    >
      <StatusFilterChip search={search} onChange={(idStatus) => filter({ idStatus })} />
      <DateFilterChip
        value={search.dates}
        initial={transactions.initial.dates}
        today={today}
        onChange={(dates) => filter({ dates })}
      />
      <IdentityFilterChips search={search} onChange={filter} />
      <CashReferenceFilterChip
        value={search.referenceCash}
        onChange={(referenceCash) => filter({ referenceCash })}
        disabledReason={allowsCashReference(search.idStatus) ? undefined : words.referenceCashUnavailable}
      />
      {(search.idStatus === Status.rejected || search.authResult) && (
        <DeclineFilterChip value={search.authResult} onChange={(authResult) => filter({ authResult })} />
      )}
    </ListFilters>
  );
};
