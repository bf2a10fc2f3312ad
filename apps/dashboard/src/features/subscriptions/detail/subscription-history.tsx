import type {
  SubscriptionPayment,
  SubscriptionPaymentSort,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { useMemo } from 'react';
import { createPath } from 'react-router';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { StackedMoment } from '#components/data-table/stacked-text.tsx';
import { formatDay } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { listAddress, pageQuery } from '#components/list/list-address.ts';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { usePagedQuery } from '#components/list/use-paged-query.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { paymentsQuery } from '#features/subscriptions/subscription-queries.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';

const useHistoryColumns = (): readonly DataTableColumn<SubscriptionPayment, SubscriptionPaymentSort>[] => {
  const words = useSubscriptionsWords().detail.history;
  return [
    {
      name: 'reference',
      heading: words.columns.reference,
      skeleton: 'w-24',
      className: 'max-w-40',
      cell: (row) => (
        <>
          <span className="block truncate">{row.referenceNumber}</span>
          <span className="figures block truncate text-12 text-ink-faint">
            {row.paymentNumber === null ? words.verification : words.numbered(formatCount(row.paymentNumber))}
          </span>
        </>
      ),
    },
    {
      name: 'date',
      sort: 'date',
      heading: words.columns.date,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.date} />,
    },
    {
      name: 'amount',
      heading: words.columns.amount,
      align: 'end',
      skeleton: 'w-20',
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      name: 'status',
      heading: words.columns.status,
      skeleton: 'w-20',
      cell: (row) => (
        <>
          <TransactionStatusBadge statusId={row.statusId} name={row.status} />
          {row.declinedReason !== null && (
            <span className="block max-w-56 pl-2 text-12 whitespace-normal text-ink-faint">
              {row.declinedReason}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'correspondsTo',
      heading: words.columns.correspondsTo,
      skeleton: 'w-20',
      cell: ({ paymentDate }) =>
        paymentDate !== null && (
          <time dateTime={paymentDate} className="figures">
            {formatDay(paymentDate)}
          </time>
        ),
    },
  ];
};

const HistoryCard = ({ row }: { readonly row: SubscriptionPayment }) => {
  const words = useSubscriptionsWords().detail.history;
  return (
    <>
      <RowCard
        main={<Money amount={row.amount} currency={row.currency} />}
        state={<TransactionStatusBadge statusId={row.statusId} name={row.status} />}
        below={
          row.paymentNumber === null ? words.verification : words.numbered(formatCount(row.paymentNumber))
        }
        at={<Moment at={row.date} />}
      />
      {row.declinedReason !== null && (
        <span className="block pt-0.5 text-13 text-ink-soft">{row.declinedReason}</span>
      )}
    </>
  );
};

/** Where the history of a subscription stands: below the rest of its detail. */
const historyAt = (path: string) =>
  listAddress({
    path,
    filters: {},
    sorts: { date: 'desc' } satisfies Record<SubscriptionPaymentSort, 'desc'>,
    sortedBy: 'date',
  });

type SubscriptionHistoryProps = { readonly id: number; readonly path: string };

/** Every attempt at charging it, ten a page; each leads to its transaction. */
export const SubscriptionHistory = ({ id, path }: SubscriptionHistoryProps) => {
  const words = useSubscriptionsWords().detail.history;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const address = useMemo(() => historyAt(path), [path]);
  const list = useListSearch(address);
  const query = { idCompany: companyId, idSubscription: id, ...pageQuery(list.search) };
  const result = usePagedQuery(paymentsQuery(companyId, query, language));
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <ListHeader list={list} result={result} words={words} isPart />
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={useHistoryColumns()}
        keyOf={(row) => row.idTransaction}
        linkOf={(row) => ({
          to: href.transaction(row.idTransaction),
          state: { list: createPath(list.address.linkTo(list.search)) },
        })}
        card={(row) => <HistoryCard row={row} />}
        empty={
          <StateMessage title={words.emptyTitle}>
            <p>{words.emptyText}</p>
          </StateMessage>
        }
      />
    </section>
  );
};
