import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { linkTypeEntries } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { LinkSort, PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedMoment, StackedText } from '#components/data-table/stacked-text.tsx';
import { formatDay } from '#components/dates/date-format.ts';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import { choiceFilter, datesFilter, referenceFilter } from '#components/list/list-filter.ts';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { usePaymentLinksWords } from './payment-links-words.ts';

/** A day under what a narrow window shows instead of its column. */
const DayBelow = ({ at, text }: { readonly at: string; readonly text: string }) => (
  <time dateTime={at} className="figures block text-12 leading-4 whitespace-nowrap text-ink-faint xl:hidden">
    {text}
  </time>
);

/** An e-mail on one line: where it is cut, pointing at it shows the whole. */
const Email = ({ email }: { readonly email: string }) => (
  <span className="block truncate text-13" title={email}>
    {email}
  </span>
);

type Column = DataTableColumn<PaymentLinkRow, LinkSort>;

const Day = ({ at }: { readonly at: string }) => (
  <time dateTime={at} className="figures whitespace-nowrap">
    {formatDay(at)}
  </time>
);

type AmountAndTypeProps = { readonly row: PaymentLinkRow; readonly type: string | undefined };

/** How much; beside the menu of a narrow window also how often, so that no row is higher than another. */
const AmountAndType = ({ row: { amount, currency }, type }: AmountAndTypeProps) => (
  <>
    <span className="block font-medium">
      <Money amount={amount} currency={currency} />
    </span>
    <span className="hidden text-12 leading-4 whitespace-nowrap text-ink-faint lg:max-xl:block">{type}</span>
  </>
);

export const usePaymentLinksColumns = (): readonly Column[] => {
  const { columns: words, until } = usePaymentLinksWords();
  const [language] = useLanguage();
  const typeOf = ({ typeFrequency: type }: PaymentLinkRow): string | undefined =>
    type === 'isNone' ? undefined : linkTypeEntries[type].label[language];
  return [
    {
      name: 'transaction',
      heading: words.transaction,
      skeleton: 'w-14',
      cell: ({ idTransaction, date }) => (
        <>
          <span className="figures block">{idTransaction}</span>
          <DayBelow at={date} text={formatDay(date)} />
        </>
      ),
    },
    {
      name: 'reference',
      heading: words.reference,
      skeleton: 'w-28',
      // It takes what is left and shrinks first; its text is truncated, but for a reference's length.
      className: 'w-full max-w-0 xl:w-auto xl:max-w-48',
      sort: 'reference',
      sortKind: 'text',
      cell: (row) => (
        <>
          <StackedText
            text={row.referenceNumber}
            below={typeOf(row) && <span className="lg:max-xl:hidden">{typeOf(row)}</span>}
            isMain
          />
          <span className="block truncate text-12 text-ink-faint xl:hidden">{row.email}</span>
        </>
      ),
    },
    {
      name: 'amount',
      heading: words.amount,
      skeleton: 'w-20',
      align: 'end',
      sort: 'amount',
      sortKind: 'number',
      cell: (row) => <AmountAndType row={row} type={typeOf(row)} />,
    },
    {
      name: 'status',
      heading: words.status,
      skeleton: 'w-24',
      cell: ({ statusId, status, expirationDate }) => (
        <>
          <TransactionStatusBadge statusId={statusId} name={status} />
          <DayBelow at={expirationDate} text={until(formatDay(expirationDate))} />
        </>
      ),
    },
    {
      name: 'email',
      heading: words.email,
      skeleton: 'w-36',
      // It takes what is left and shrinks first.
      isWideOnly: true,
      className: 'w-full max-w-0',
      cell: ({ email }) => <Email email={email} />,
    },
    {
      name: 'date',
      heading: words.date,
      skeleton: 'w-20',
      isWideOnly: true,
      sort: 'date',
      cell: ({ date }) => <StackedMoment at={date} />,
    },
    {
      name: 'expirationDate',
      heading: words.expirationDate,
      skeleton: 'w-20',
      isWideOnly: true,
      sort: 'expirationDate',
      sortKind: 'deadline',
      cell: ({ expirationDate }) => <Day at={expirationDate} />,
    },
  ];
};

/** The address of the list of payment links, which opens with today. */
export const paymentLinks = listAddress({
  path: paths.paidLeagues,
  filters: {
    dates: datesFilter({ kind: 'today' }),
    idStatus: {
      ...choiceFilter(transactionStatusIds.map(String)),
      toQuery: (status: string | undefined): { readonly idStatus?: number } =>
        status === undefined ? {} : { idStatus: Number(status) },
    },
    referenceNumber: referenceFilter,
  },
  sorts: { date: 'desc', reference: 'asc', amount: 'desc', expirationDate: 'asc' } satisfies Record<
    LinkSort,
    SortDirection
  >,
  sortedBy: 'date',
});

export type PaymentLinksSearch = SearchOf<typeof paymentLinks>;
