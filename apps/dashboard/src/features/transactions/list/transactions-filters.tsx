import type { WireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import {
  type DeclineReason,
  declineReasonNames,
  declineReasons,
} from '@pasarela/contracts/payments/decline-reasons';
import {
  isTransactionStatus,
  Status,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { useRef, useState } from 'react';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { ChargebackFilter } from '#components/list/chargeback-filter.tsx';
import { CashReferenceFilterChip, IdentityFilterChips } from '#components/list/identity-filter-chips.tsx';
import { readText } from '#components/list/list-filter.ts';
import { ListFilters } from '#components/list/list-filters.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import type { List } from '#components/list/use-list-search.ts';
import { StatusDot } from '#components/status/status-badge.tsx';
import { DropdownChoices, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import {
  allowsCashReference,
  asksForChargebacks,
  type TransactionsSearch,
  transactions,
  typedSearch,
} from '#features/transactions/list/transactions-search.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { statusFilterText } from './status-filter-text.ts';

type TransactionsSearchFieldProps = {
  readonly value: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
};

const read = readText(limits.searchLength);

/** Finds payments by what is known of them. It searches on Enter, so that no half-typed word is searched. */
const TransactionsSearchField = ({ value = '', onSearch }: TransactionsSearchFieldProps) => {
  const words = useTransactionsWords().search;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  // The filters can be cleared and a view chosen elsewhere on the page.
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    setSearched(value);
    setText(value);
  }
  return (
    <form
      noValidate
      className="w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(read(text));
      }}
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.label}
        placeholder={words.placeholder}
        maxLength={limits.searchLength}
        className="[&_input::-webkit-search-cancel-button]:hidden [&_input]:text-ellipsis"
        value={text}
        onChange={(event) => setText(event.target.value)}
        start={<Icon name="search" className="size-4" />}
        end={
          text !== '' && (
            <button
              type="button"
              aria-label={words.clear}
              className="flex size-8 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:text-ink pointer-coarse:size-11"
              onClick={() => {
                setText('');
                if (value !== '') onSearch(undefined);
                input.current?.focus();
              }}
            >
              <Icon name="close" className="size-4" />
            </button>
          )
        }
      />
    </form>
  );
};

type StatusFilterProps = {
  readonly search: TransactionsSearch;
  readonly onChange: (idStatus: TransactionsSearch['idStatus']) => void;
};

/** All statuses, or one of the catalogue. */
const StatusFilterChip = ({ search, onChange }: StatusFilterProps) => {
  const words = useTransactionsWords().filters;
  const [language] = useLanguage();
  const value = search.idStatus;
  return (
    <FilterChip
      label={words.status}
      value={statusFilterText(search, words, language)}
      onClear={value === 0 ? undefined : () => onChange(0)}
    >
      {(trigger) => (
        <DropdownMenu trigger={trigger} align="start">
          <DropdownChoices
            label={words.status}
            value={String(value)}
            onChange={(chosen) => {
              const id = Number(chosen);
              onChange(isTransactionStatus(id) ? id : 0);
            }}
            choices={[
              { value: '0', label: words.allStatuses },
              ...transactionStatusIds.map((id) => ({
                value: String(id),
                label: statusFilterText({ idStatus: id, statusChargeBack: [] }, words, language),
                start: <StatusDot colour={transactionStatuses[id].colour} />,
              })),
            ]}
          />
        </DropdownMenu>
      )}
    </FilterChip>
  );
};

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
