import type { TransactionRow, TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedMoment, StackedText } from '#components/data-table/stacked-text.tsx';
import { paymentColumns } from '#components/list/payment-columns.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { Money } from '#components/money/money.tsx';
import { CardLabel } from '#components/payment/card-label.tsx';
import { cardText, methodText } from '#components/payment/payment-label.tsx';
import { TransactionStatusBadge, WonChargebackBadge } from '#components/status/status-badges.tsx';
import { useLanguage } from '#i18n/use-words.ts';

/** What was paid with: the card, or the reference that was paid at the store. */
const Means = ({ row }: { readonly row: TransactionRow }) => {
  const card = cardText(row.account);
  return card ? <CardLabel text={card} /> : row.referenceCash;
};

/** What was paid with, in the room of a phone: the card, or else the method, once one is chosen. */
export const ShortMeans = ({ row }: { readonly row: TransactionRow }) => {
  const [language] = useLanguage();
  const card = cardText(row.account);
  if (card) return <CardLabel text={card} />;
  return row.idPaymentMethod === null ? null : methodText(row, language);
};

/** The columns of the list: first what people look for, last what it comes to. In a wide window they stay where they are from page to page. */
export const useTransactionsColumns = (): readonly DataTableColumn<TransactionRow, TransactionSort>[] => {
  const words = useTransactionsWords();
  const [language] = useLanguage();
  const { reference, customer } = paymentColumns(words);
  return [
    { ...reference, className: 'max-w-28 lg:max-w-44 xl:max-w-52 xl:min-w-28' },
    { ...customer, sort: 'customer', sortKind: 'text', className: 'w-full max-w-0 lg:max-w-36 xl:max-w-0' },
    {
      name: 'method',
      heading: words.columns.method,
      skeleton: 'w-28',
      isWideOnly: true,
      className: 'max-w-44 xl:min-w-40',
      cell: (row) => <StackedText text={methodText(row, language)} below={<Means row={row} />} />,
    },
    {
      name: 'status',
      sort: 'status',
      sortKind: 'rank',
      heading: words.columns.status,
      skeleton: 'w-20',
      className: 'xl:min-w-36',
      cell: (row) => (
        <>
          <span className="flex flex-wrap gap-1">
            <TransactionStatusBadge statusId={row.statusId} name={row.status} />
            <WonChargebackBadge idStatusChargeBack={row.idStatusChargeBack} />
          </span>
          <span className="block pt-0.5 pl-2 text-12 leading-4 whitespace-nowrap text-ink-faint xl:hidden">
            <ShortMeans row={row} />
          </span>
        </>
      ),
    },
    {
      name: 'date',
      sort: 'date',
      heading: words.columns.date,
      skeleton: 'w-24',
      className: 'xl:min-w-26',
      cell: (row) => <StackedMoment at={row.date} />,
    },
    {
      name: 'amount',
      sort: 'amount',
      sortKind: 'number',
      heading: words.columns.amount,
      align: 'end',
      skeleton: 'w-24',
      className: 'xl:min-w-34',
      cell: (row) => (
        <span className="font-medium">
          <Money amount={row.amount} currency={row.currency} />
        </span>
      ),
    },
  ];
};
