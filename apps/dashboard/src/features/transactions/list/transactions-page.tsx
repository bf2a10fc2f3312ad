import { toWireDay, type WireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import type {
  TransactionReportColumn,
  TransactionRow,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { QueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { isAnsweredAhead } from '#api/asked-ahead.ts';
import { NoRowMenu } from '#components/data-table/data-table.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { CustomerName } from '#components/data-table/stacked-text.tsx';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { clockQuery } from '#components/dates/account-clock.ts';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { ChargebackFilter } from '#components/list/chargebacks-filter.tsx';
import { useFoundWithSum } from '#components/list/list-header.tsx';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { ReferenceAndNumber } from '#components/list/payment-columns.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { SearchField } from '#components/list/search-field.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import type { List } from '#components/list/use-list-search.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { TransactionStatusBadge, WonChargebackBadge } from '#components/status/status-badges.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { DropdownLink, DropdownMenu } from '#components/ui/popups.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { FirstPaymentLink, useFirstPayment } from '#features/transactions/first-payment.tsx';
import { useTransactionReportWords } from '#features/transactions/list/transaction-report-words.ts';
import { transactionsChips } from '#features/transactions/list/transactions-filters.tsx';
import { useNewTransactions } from '#features/transactions/list/use-transactions.ts';
import { isRefundable } from '#features/transactions/reversals/refund-plan.ts';
import { detailLink, detailOverlayLink, wholeRefundLink } from '#features/transactions/transaction-links.ts';
import { listQuery } from '#features/transactions/transaction-queries.ts';
import {
  asksForChargebacks,
  isSearched,
  type TransactionsSearch,
  transactions,
  typedSearch,
} from '#features/transactions/transactions-search.ts';
import { ShortMeans, useTransactionsColumns } from '#features/transactions/use-transactions-columns.tsx';
import { TransactionsViewsTabs } from '#features/transactions/views/transactions-views-tabs.tsx';
import { isSimulatable, useSimulates } from '#sandbox/use-may-simulate.ts';
import { useMay } from '#session/use-role.ts';

type TransactionsStateProps = { readonly list: List<TransactionsSearch> };

/** Looks at all days, with the other filters as they are. */
const AnyDateButton = ({ list }: TransactionsStateProps) => {
  const words = useTransactionsWords().states;
  return <Button onClick={() => list.filter({ dates: { kind: 'any' } })}>{words.anyDate}</Button>;
};

/** Chargebacks without a chosen status: nothing was asked. */
const TransactionsNotSearched = ({ list }: TransactionsStateProps) => {
  const words = useTransactionsWords().states;
  return (
    <StateMessage
      title={words.nothingSearchedTitle}
      action={
        <Button onClick={() => list.filter({ statusChargeBack: chargebackOutcomes })}>
          {words.allChargebacks}
        </Button>
      }
    >
      <p>{words.nothingSearchedText}</p>
    </StateMessage>
  );
};

/** No movement, ever or merely today: what this is, and how to make one. */
const TransactionsEmpty = ({ list, today }: TransactionsStateProps & { readonly today: WireDay }) => {
  const words = useTransactionsWords().states;
  const firstPayment = useFirstPayment();
  if (list.search.dates.kind === 'today')
    return (
      <StateMessage
        title={words.noneTodayTitle}
        action={
          <div className="flex flex-wrap gap-2">
            <AnyDateButton list={list} />
            {firstPayment && <FirstPaymentLink by={firstPayment} />}
          </div>
        }
      >
        <p>{words.noneTodayText(formatWireDay(today))}</p>
      </StateMessage>
    );
  return (
    <StateMessage title={words.emptyTitle} action={firstPayment && <FirstPaymentLink by={firstPayment} />}>
      <p>{firstPayment ? `${words.emptyText} ${words.emptyBy[firstPayment]}` : words.emptyText}</p>
    </StateMessage>
  );
};

/** A row on a phone: amount and status, customer and what was paid with, reference and number with the time. */
const TransactionCard = ({ row }: { readonly row: TransactionRow }) => (
  <RowCard
    main={<Money amount={row.amount} currency={row.currency} />}
    state={
      <>
        <WonChargebackBadge idStatusChargeBack={row.idStatusChargeBack} />
        <TransactionStatusBadge statusId={row.statusId} name={row.status} />
      </>
    }
    who={<CustomerName name={row.custormerName} email={row.custormerEmail} />}
    besideWho={<ShortMeans row={row} />}
    below={<ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />}
    at={<Moment at={row.date} />}
  />
);

/**
 * What can be done with a movement from its row: a cash payment that waits is made in test mode, a paid one is refunded. A phone has
 * both in the row's menu.
 */
const useRowActions = (address: string) => {
  const words = useTransactionsWords().rowActions;
  const simulates = useSimulates();
  const mayRefund = useMay('refundTransactions');
  const narrow = useNarrow();
  if (!simulates && !mayRefund) return undefined;
  return (row: TransactionRow) => {
    const isWaiting = simulates && isSimulatable(row);
    if (isWaiting && !narrow)
      return (
        <Link
          {...detailOverlayLink('simulate', row.idTransaction, address)}
          aria-label={words.simulateOne(row.referenceNumber)}
          className={buttonClass('simulated', 'small')}
        >
          {words.simulate}
        </Link>
      );
    const mayRefundIt = mayRefund && isRefundable(row);
    if (!isWaiting && !mayRefundIt) return narrow ? <NoRowMenu /> : null;
    return (
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={words.more(row.referenceNumber)}>
            <Icon name="more" />
          </Button>
        }
      >
        {isWaiting && (
          <DropdownLink>
            <Link {...detailOverlayLink('simulate', row.idTransaction, address)}>
              {words.simulatePayment}
            </Link>
          </DropdownLink>
        )}
        {mayRefundIt && (
          <DropdownLink>
            <Link {...wholeRefundLink(row.idTransaction, address)}>{words.refund}</Link>
          </DropdownLink>
        )}
      </DropdownMenu>
    );
  };
};

/** Whether a search looked only at the newest movements. */
const isPartial = (rows: readonly TransactionRow[] = []): boolean => rows[0]?.isPartial === true;

const transactionsList = defineList({
  address: transactions,
  query: (companyId, asked) => listQuery(companyId, { idCompany: companyId, ...asked }),
  isSearched,
  chips: transactionsChips,
  useColumns: useTransactionsColumns,
  card: (row) => <TransactionCard row={row} />,
  keyOf: (row) => row.idTransaction,
  longSort: 'date',
});

/** The first page of the list, if the document has asked for it ahead and it is here. */
export const beginTransactions = async (
  client: QueryClient,
  companyId: number,
  { searchParams }: URL,
): Promise<void> => {
  if (!isAnsweredAhead('/api/transaction?')) return;
  const { offset } = await client.ensureQueryData(clockQuery(companyId));
  const today = toWireDay(Date.now() + offset);
  const asked = transactions.toQuery(transactions.read(searchParams), today);
  await client.prefetchQuery(transactionsList.query(companyId, asked));
};

/** The movements of the business. */
export const TransactionsPage = () => {
  const words = useTransactionsWords();
  const headings: Record<TransactionReportColumn, string> = useTransactionReportWords();
  const address = useLocation().search;
  const list = useList(transactionsList);
  const { search, filter, result, rows, today, companyId } = list;
  const isPart = isPartial(result.data);
  // Of all statuses together the sum is of nothing.
  const foundWithSum = useFoundWithSum(search.idStatus === 0 ? undefined : result.data);
  const found = isPart ? words.search.foundOfNewest : foundWithSum;
  const arrived = useNewTransactions(search, result);
  const actionsOf = useRowActions(address);
  return (
    <ListPage
      declaration={transactionsList}
      list={list}
      words={{ ...words, found }}
      news={
        arrived.count > 0
          ? { text: words.arrived(formatCount(arrived.count), arrived.hasMore), onShow: arrived.show }
          : undefined
      }
      explanation={isPart && words.search.partial(formatCount(limits.searchedRows))}
      actions={
        <ReportButton
          operation="reportTransactions"
          request={{
            query: { idCompany: companyId, ...transactions.toReport(search, today), rows },
            body: { translations: headings },
          }}
          // The report holds all of them, however many.
          rows={isPart ? undefined : rows}
          words={words.report}
        />
      }
      views={<TransactionsViewsTabs search={search} today={today} />}
      searchField={
        <SearchField
          words={words.search}
          max={limits.searchLength}
          value={search.search}
          onSearch={(text) => filter(typedSearch(search, text))}
        />
      }
      wideFilter={
        asksForChargebacks(search.idStatus) && (
          <ChargebackFilter
            value={search.statusChargeBack}
            onChange={(statusChargeBack) => filter({ statusChargeBack })}
          />
        )
      }
      linkOf={(row) => detailLink(row.idTransaction, address)}
      actionsOf={actionsOf}
      empty={<TransactionsEmpty list={list} today={today} />}
      filteredAction={search.dates.kind !== 'any' && <AnyDateButton list={list} />}
      notSearched={<TransactionsNotSearched list={list} />}
      sortedRows={isPart ? Number.POSITIVE_INFINITY : rows}
    />
  );
};
