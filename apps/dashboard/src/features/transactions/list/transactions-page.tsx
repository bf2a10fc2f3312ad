import type { WireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import type {
  TransactionReportColumn,
  TransactionRow,
} from '@pasarela/contracts/transactions/transaction-schema';
import { useLocation } from 'react-router';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { ReferenceAndNumber } from '#components/list/reference-and-number.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { type List, useListSearch } from '#components/list/use-list-search.ts';
import { rowsFound } from '#components/list/use-paged-query.ts';
import { useSortLimit } from '#components/list/use-sort-limit.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { WonChargebackBadge } from '#components/status/won-chargeback-badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useTransactionReportWords } from '#features/transactions/list/transaction-report-words.ts';
import { TransactionsFilters } from '#features/transactions/list/transactions-filters.tsx';
import { reportQueryOf } from '#features/transactions/list/transactions-query.ts';
import {
  isSearched,
  type TransactionsSearch,
  transactions,
} from '#features/transactions/list/transactions-search.ts';
import { TransactionsViewsTabs } from '#features/transactions/list/transactions-views-tabs.tsx';
import { useNewTransactions, useTransactions } from '#features/transactions/list/use-transactions.ts';
import { useTransactionsColumns } from '#features/transactions/list/use-transactions-columns.tsx';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';
import { FirstPaymentLink, useFirstPayment } from './make-payment-link.tsx';

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

/** A row on a phone: amount and status, customer and time, reference and number. */
const TransactionCard = ({ row }: { readonly row: TransactionRow }) => (
  <>
    <span className="flex items-center justify-between gap-3">
      <span className="text-16 font-medium">
        <Money amount={row.amount} currency={row.currency} />
      </span>
      <span className="flex flex-wrap justify-end gap-1">
        <WonChargebackBadge idStatusChargeBack={row.idStatusChargeBack} />
        <TransactionStatusBadge statusId={row.statusId} name={row.status} />
      </span>
    </span>
    <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
      <span className="truncate">{row.custormerName || row.custormerEmail}</span>
      <Moment at={row.date} />
    </span>
    <ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />
  </>
);

/** Whether a search looked only at the newest movements. */
const isPartial = (rows: readonly TransactionRow[] = []): boolean => rows[0]?.isPartial === true;

/** The movements of the business. */
export const TransactionsPage = () => {
  const words = useTransactionsWords();
  const headings: Record<TransactionReportColumn, string> = useTransactionReportWords();
  const today = useAccountToday();
  const companyId = useCompanyId();
  const address = useLocation().search;
  const list = useListSearch(transactions);
  const { search } = list;
  const searched = isSearched(search);
  const result = useTransactions(search);
  const columns = useTransactionsColumns();
  const rows = searched ? rowsFound(result, search.pageNumber) : 0;
  const isPart = isPartial(result.data);
  const totalAmount = result.data?.[0]?.totalAmount;
  const found = (count: string): string => {
    if (isPart) return words.search.foundOfNewest(count);
    return totalAmount === undefined
      ? words.found(count)
      : `${words.found(count)} · ${formatMoney(totalAmount)}`;
  };
  const arrived = useNewTransactions(search, result);
  const unavailableSort = useSortLimit('date', isPart ? Number.POSITIVE_INFINITY : rows);
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader
        list={list}
        result={searched ? result : undefined}
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
              query: { ...reportQueryOf(search, today, companyId), rows },
              body: { translations: headings },
            }}
            // The report holds all of them, however many.
            rows={isPart ? undefined : rows}
            words={words.report}
          />
        }
      />
      <TransactionsViewsTabs search={search} today={today} />
      <TransactionsFilters list={list} today={today} />
      {searched ? (
        <PagedList
          list={list}
          result={result}
          words={words}
          columns={columns}
          keyOf={(row) => row.idTransaction}
          linkOf={(row) => detailLink(row.idTransaction, address)}
          card={(row) => <TransactionCard row={row} />}
          empty={<TransactionsEmpty list={list} today={today} />}
          filteredAction={search.dates.kind !== 'any' && <AnyDateButton list={list} />}
          unavailableSort={unavailableSort}
        />
      ) : (
        <TransactionsNotSearched list={list} />
      )}
    </div>
  );
};
