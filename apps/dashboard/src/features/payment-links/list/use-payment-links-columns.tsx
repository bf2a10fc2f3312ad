import { linkTypeEntries } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { LinkSort, PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { formatDay } from '#components/dates/date-format.ts';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type Column = DataTableColumn<PaymentLinkRow, LinkSort>;

export const usePaymentLinksColumns = (): readonly Column[] => {
  const words = usePaymentLinksWords().columns;
  const [language] = useLanguage();
  return [
    {
      name: 'transaction',
      heading: words.transaction,
      skeleton: 'w-14',
      cell: ({ idTransaction, date }) => (
        <>
          <span className="figures block">{idTransaction}</span>
          <time dateTime={date} className="figures block text-12 whitespace-nowrap text-ink-faint xl:hidden">
            {formatDay(date)}
          </time>
        </>
      ),
    },
    {
      name: 'reference',
      heading: words.reference,
      skeleton: 'w-28',
      // It gives way first: `max-w-0` lets its text be cut instead of widening the table.
      className: 'w-full max-w-0 xl:w-auto xl:max-w-44',
      sort: 'reference',
      cell: ({ referenceNumber, typeFrequency, email }) => (
        <>
          <StackedText
            text={referenceNumber}
            below={typeFrequency !== 'isNone' && linkTypeEntries[typeFrequency].label[language]}
            isMain
          />
          <span className="block truncate text-12 text-ink-faint xl:hidden">{email}</span>
        </>
      ),
    },
    {
      name: 'amount',
      heading: words.amount,
      skeleton: 'w-20',
      align: 'end',
      sort: 'amount',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      name: 'status',
      heading: words.status,
      skeleton: 'w-24',
      cell: ({ statusId, status }) => <TransactionStatusBadge statusId={statusId} name={status} />,
    },
    {
      name: 'email',
      heading: words.email,
      skeleton: 'w-36',
      // It gives way first: `max-w-0` lets its text be cut instead of widening the table.
      className: 'w-full max-w-0 max-xl:hidden',
      cell: ({ email }) => <span className="block truncate">{email}</span>,
    },
    {
      name: 'date',
      heading: words.date,
      skeleton: 'w-20',
      className: 'max-xl:hidden',
      sort: 'date',
      cell: ({ date }) => <StackedMoment at={date} />,
    },
    {
      name: 'expirationDate',
      heading: words.expirationDate,
      skeleton: 'w-20',
      className: 'max-lg:hidden',
      sort: 'expirationDate',
      cell: ({ expirationDate }) => (
        <time dateTime={expirationDate} className="figures whitespace-nowrap">
          {formatDay(expirationDate)}
        </time>
      ),
    },
  ];
};
