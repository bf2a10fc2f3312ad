import { chargebackOutcomeOf } from '@pasarela/contracts/chargebacks/chargeback-status';
import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import type { DataTableColumn } from '#components/data-table/data-table.tsx';
import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { cardText, methodText } from '#features/transactions/payment-method-text.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

const quiet = 'block truncate text-12 text-ink-faint';

/** A chargeback that was won leaves the status as it was: it is shown beside. */
const Status = ({ row }: { readonly row: TransactionRow }) => (
  <span className="flex flex-wrap gap-1">
    <TransactionStatusBadge statusId={row.statusId} name={row.status} />
    {chargebackOutcomeOf(row.idStatusChargeBack) === 'won' && (
      <ChargebackStatusBadge idStatusChargeBack={row.idStatusChargeBack} name={row.statusChargeBack} />
    )}
  </span>
);

/** The columns of the list: first what people look for, last what it comes to. */
export const useTransactionsColumns = (): readonly DataTableColumn<TransactionRow>[] => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  return [
    {
      name: 'reference',
      heading: words.columns.reference,
      skeleton: 'w-28',
      className: 'max-w-40',
      cell: (row) => (
        <>
          <span className="block truncate font-medium">{row.referenceNumber}</span>
          <span className={`${quiet} figures`}>{words.transactionNumber(String(row.idTransaction))}</span>
        </>
      ),
    },
    {
      name: 'customer',
      heading: words.columns.customer,
      skeleton: 'w-40',
      className: 'max-w-48',
      cell: (row) => (
        <>
          <span className="block truncate">{row.custormerName}</span>
          <span className={quiet}>{row.custormerEmail}</span>
        </>
      ),
    },
    {
      name: 'method',
      heading: words.columns.method,
      skeleton: 'w-28',
      className: 'max-lg:hidden max-w-44',
      cell: (row) => (
        <>
          <span className="block truncate">{methodText(row, language)}</span>
          <span className={`${quiet} figures`}>{cardText(row.account) ?? row.referenceCash}</span>
        </>
      ),
    },
    {
      name: 'status',
      heading: words.columns.status,
      skeleton: 'w-20',
      cell: (row) => <Status row={row} />,
    },
    {
      name: 'date',
      heading: words.columns.date,
      skeleton: 'w-24',
      cell: (row) => (
        <time dateTime={row.date} className="figures whitespace-nowrap">
          <span className="block">{formatDay(row.date)}</span>
          <span className={quiet}>{formatTime(row.date, language)}</span>
        </time>
      ),
    },
    {
      name: 'amount',
      heading: words.columns.amount,
      align: 'end',
      skeleton: 'w-24',
      cell: (row) => (
        <span className="font-medium">
          <Money amount={row.amount} currency={row.currency} />
        </span>
      ),
    },
  ];
};
