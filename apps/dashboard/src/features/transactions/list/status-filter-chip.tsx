import {
  isTransactionStatus,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { StatusDot } from '#components/status/status-badge.tsx';
import { DropdownChoices, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { statusFilterText } from '#features/transactions/list/status-filter-text.ts';
import type { TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { useLanguage } from '#i18n/use-words.ts';

type StatusFilterProps = {
  readonly search: TransactionsSearch;
  readonly onChange: (idStatus: TransactionsSearch['idStatus']) => void;
};

/** All statuses, or one of the catalogue. */
export const StatusFilterChip = ({ search, onChange }: StatusFilterProps) => {
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
