import { currency, toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type {
  SettlementReportColumn,
  SettlementRow,
  SettlementSort,
} from '@pasarela/contracts/settlements/settlement-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { formatDay, formatDaySpan, formatTime } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import type { ListBehind } from '#components/list/list-behind.ts';
import { typedChip } from '#components/list/list-chips.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { useFoundWithSum } from '#components/list/list-header.tsx';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { Money } from '#components/money/money.tsx';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { summaryQuery } from '#components/money/summary-query.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useSettlementsWords } from '#features/settlements/settlements-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href, paths } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';
import { settlements, settlementsQuery } from './settlements-queries.ts';

/** A deposit's page, which leads back to the list that it was opened from. */
const settlementLink = (idConciliation: number, list = '') => ({
  to: href.settlement(idConciliation),
  state: { list } satisfies ListBehind,
});

/** The days whose movements a deposit holds; the first one holds everything before it. */
const useDaysText = () => {
  const [language] = useLanguage();
  return ({ initDate, endDate }: Pick<SettlementRow, 'initDate' | 'endDate'>): string =>
    formatDaySpan(initDate ?? endDate, endDate, language);
};

/** What was taken from a deposit; nothing where nothing was. */
const Taken = ({ amount }: { readonly amount: number }) => (amount === 0 ? null : <Money amount={-amount} />);

/**
 * What a deposit paid out beside its own movements, in MXN. Below zero: what it paid of a debt that earlier ones left. Above: what it
 * adds to that debt, because its own movements come to less than nothing.
 */
export const carriedOver = ({
  amount,
  gross,
  commission,
  returned,
}: Pick<SettlementRow, 'amount' | 'gross' | 'commission' | 'returned'>): number =>
  toAmount(toCentavos(amount) - toCentavos(gross) + toCentavos(commission) + toCentavos(returned));

/** Why the figures of a row do not add up to its deposit. */
const Carried = ({ row }: { readonly row: SettlementRow }) => {
  const words = useSettlementsWords();
  const carried = carriedOver(row);
  if (carried === 0) return null;
  return (
    <span className="figures block text-12 whitespace-nowrap text-ink-faint max-xl:hidden">
      {carried < 0 ? words.fromBefore(formatMoney(carried)) : words.takenLater(formatMoney(carried))}
    </span>
  );
};

const useSettlementColumns = (): readonly DataTableColumn<SettlementRow, SettlementSort>[] => {
  const words = useSettlementsWords();
  const daysText = useDaysText();
  return [
    {
      name: 'date',
      sort: 'date',
      heading: words.columns.date,
      skeleton: 'w-32',
      className: 'w-1/4',
      cell: (row) => (
        <StackedText text={<Moment at={row.date} />} below={words.number(row.idConciliation)} isMain />
      ),
    },
    {
      name: 'days',
      heading: words.columns.days,
      skeleton: 'w-20',
      isWideOnly: true,
      cell: (row) => <span className="figures whitespace-nowrap">{daysText(row)}</span>,
    },
    {
      name: 'payments',
      heading: words.columns.payments,
      align: 'end',
      skeleton: 'w-10',
      cell: (row) => <span className="figures">{formatCount(row.payments)}</span>,
    },
    {
      name: 'gross',
      heading: words.columns.gross,
      align: 'end',
      skeleton: 'w-20',
      cell: (row) => <Money amount={row.gross} />,
    },
    {
      name: 'commission',
      heading: words.columns.commission,
      align: 'end',
      skeleton: 'w-16',
      className: 'max-lg:hidden',
      cell: (row) => <Taken amount={row.commission} />,
    },
    {
      name: 'returned',
      heading: words.columns.returned,
      align: 'end',
      skeleton: 'w-16',
      className: 'max-lg:hidden',
      cell: (row) => <Taken amount={row.returned} />,
    },
    {
      name: 'amount',
      sort: 'amount',
      sortKind: 'number',
      heading: words.columns.amount,
      align: 'end',
      skeleton: 'w-24',
      cell: (row) => (
        <>
          <span className="font-medium">
            <Money amount={row.amount} currency={currency} />
          </span>
          <Carried row={row} />
        </>
      ),
    },
  ];
};

/** A row on a phone: when and how much, the days and payments that it holds. */
const SettlementCard = ({ row }: { readonly row: SettlementRow }) => {
  const words = useSettlementsWords();
  const daysText = useDaysText();
  return (
    <RowCard
      main={<Money amount={row.amount} currency={currency} />}
      state={
        <span className="text-13 text-ink-soft">
          <Moment at={row.date} />
        </span>
      }
      below={<span className="figures">{words.number(row.idConciliation)}</span>}
      at={
        <>
          {daysText(row)} · {words.paymentsCount(formatCount(row.payments), row.payments === 1)}
        </>
      }
    />
  );
};

const settlementsList = defineList({
  address: settlements,
  query: (companyId, asked) => settlementsQuery(companyId, { idCompany: companyId, ...asked }),
  chips: {
    dates: DateFilterChip,
    idConciliation: typedChip(
      readRowId,
      () => {
        const words = useSettlementsWords().filters;
        return { label: words.number, hint: words.numberHint, invalid: words.numberInvalid };
      },
      { inputMode: 'numeric' },
    ),
  },
  useColumns: useSettlementColumns,
  card: (row) => <SettlementCard row={row} />,
  keyOf: (row) => row.idConciliation,
});

/** What is deposited next, below what the list is; nothing while that is not known, or where nothing waits. */
const NextDeposit = () => {
  const words = useSettlementsWords();
  const [language] = useLanguage();
  const next = useQuery(summaryQuery(useCompanyId(), '0-D')).data?.nextSettlement;
  if (!next || next.toDeposit === 0) return null;
  return (
    <p data-figure className="figures flex flex-wrap items-baseline gap-x-2 sm:pt-5">
      {/* A phone has the whole of it on one line. */}
      <span className="w-full text-13 max-sm:hidden">{words.next}</span>
      <span className="sm:hidden">{words.nextShort}</span>
      <span className="text-20 font-semibold text-ink max-sm:text-14">
        <Money amount={next.toDeposit} currency={currency} />
      </span>
      <span className="whitespace-nowrap sm:w-full sm:text-13">
        {formatDay(next.date)}
        <span className="max-sm:hidden"> {formatTime(next.date, language)}</span>
      </span>
    </p>
  );
};

/** The deposits to the business's bank. */
export const SettlementsPage = () => {
  const words = useSettlementsWords();
  const headings: Record<SettlementReportColumn, string> = words.headings;
  const address = useLocation().search;
  const list = useList(settlementsList);
  const { search, today, companyId, rows } = list;
  const found = useFoundWithSum(list.result.data);
  return (
    <ListPage
      declaration={settlementsList}
      list={list}
      words={{ ...words, found }}
      explanation={
        <>
          <p>{words.explanation}</p>
          <NextDeposit />
        </>
      }
      actions={
        <ReportButton
          operation="reportSettlements"
          request={{
            query: { idCompany: companyId, ...settlements.toReport({ ...search, sort: undefined }, today) },
            body: { translations: headings },
          }}
          rows={rows}
          words={words.report}
        />
      }
      linkOf={(row) => settlementLink(row.idConciliation, address)}
      empty={
        <StateMessage
          title={words.states.emptyTitle}
          action={
            <Link to={paths.resume} className={buttonClass()}>
              {words.states.toResume}
            </Link>
          }
        >
          <p>{words.states.emptyText}</p>
        </StateMessage>
      }
    />
  );
};
