import type { TransactionRow, TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { AuthorizationTimeLeft } from '#features/transactions/fields/authorization-expiry.tsx';
import { useTransactionsColumns } from '#features/transactions/list/use-transactions-columns.tsx';
import { usePreauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The columns of movements; what all of them have in common gives way to how long each can still be charged. */
export const usePreauthorizationsColumns = (): readonly DataTableColumn<
  TransactionRow,
  TransactionSort
>[] => {
  const words = usePreauthorizationsWords();
  const [language] = useLanguage();
  const expires: DataTableColumn<TransactionRow> = {
    name: 'expires',
    heading: words.expires,
    skeleton: 'w-28',
    cell: ({ authorizationExpires: at }) =>
      at !== null && (
        <>
          <time dateTime={at} className="figures block whitespace-nowrap">
            {formatDay(at)} <span className="max-lg:hidden">{formatTime(at, language)}</span>
          </time>
          <span className="block text-12 text-ink-faint">
            <AuthorizationTimeLeft expires={at} />
          </span>
        </>
      ),
  };
  return useTransactionsColumns().map((column) => {
    if (column.name === 'status') return expires;
    // The button needs its room.
    if (column.name === 'date') return { ...column, className: 'max-md:hidden' };
    return column.name === 'amount' ? { ...column, heading: words.authorized } : column;
  });
};
