import type {
  SettlementReportColumn,
  SettlementRow,
  SettlementSort,
} from '@pasarela/contracts/settlements/settlement-schema';
import { Link, useLocation } from 'react-router';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { formatDaySpan } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import type { ListBehind } from '#components/detail/list-behind.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { ListFilters } from '#components/list/list-filters.tsx';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { typedFilter } from '#components/list/typed-filter.ts';
import { useListSearch } from '#components/list/use-list-search.ts';
import { rowsFound, usePagedQuery } from '#components/list/use-paged-query.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useSettlementsWords } from '#features/settlements/settlements-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';
import { settlementsQuery } from './settlements-queries.ts';
import { filtersOf, queryOf, settlements } from './settlements-search.ts';

const detailPath = paths.settlementDetail;

/** A deposit's page, which leads back to the list that it was opened from. */
const settlementLink = (idConciliation: number, list = '') => ({
  to: { pathname: detailPath, search: `?id=${idConciliation}` },
  state: { list } satisfies ListBehind,
});

/** The days whose movements a deposit holds; the first one holds everything before it. */
const useDaysText = () => {
  const [language] = useLanguage();
  return ({ initDate, endDate }: Pick<SettlementRow, 'initDate' | 'endDate'>): string =>
    formatDaySpan(initDate ?? endDate, endDate, language);
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
      className: 'w-2/5',
      cell: (row) => (
        <StackedText text={<Moment at={row.date} />} below={words.number(row.idConciliation)} isMain />
      ),
    },
    {
      name: 'days',
      heading: words.columns.days,
      skeleton: 'w-20',
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
      name: 'amount',
      sort: 'amount',
      heading: words.columns.amount,
      align: 'end',
      skeleton: 'w-24',
      cell: (row) => (
        <span className="font-medium">
          <Money amount={row.amount} />
        </span>
      ),
    },
  ];
};

/** A row on a phone: when and how much, the days and payments that it holds. */
const SettlementCard = ({ row }: { readonly row: SettlementRow }) => {
  const words = useSettlementsWords();
  const daysText = useDaysText();
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="font-medium">
          <Moment at={row.date} />
        </span>
        <span className="figures text-16 font-medium">{formatMoney(row.amount)}</span>
      </span>
      <span className="figures flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
        <span>{words.number(row.idConciliation)}</span>
        <span>
          {daysText(row)} · {words.paymentsCount(formatCount(row.payments), row.payments === 1)}
        </span>
      </span>
    </>
  );
};

/** The deposits to the business's bank. */
export const SettlementsPage = () => {
  const words = useSettlementsWords();
  const headings: Record<SettlementReportColumn, string> = words.headings;
  const today = useAccountToday();
  const companyId = useCompanyId();
  const address = useLocation().search;
  const list = useListSearch(settlements);
  const { search, filter } = list;
  const result = usePagedQuery(settlementsQuery(companyId, queryOf(search, today, companyId)));
  const rows = rowsFound(result, search.pageNumber);
  return (
    <div className="flex flex-col gap-4">
      <ListHeader
        list={list}
        result={result}
        words={words}
        explanation={words.explanation}
        actions={
          <ReportButton
            operation="reportSettlements"
            request={{ query: filtersOf(search, today, companyId), body: { translations: headings } }}
            rows={rows}
            words={words.report}
          />
        }
      />
      <ListFilters list={list}>
        <DateFilterChip
          value={search.dates}
          initial={settlements.initial.dates}
          today={today}
          onChange={(dates) => filter({ dates })}
        />
        <TextFilterChip
          label={words.filters.number}
          hint={words.filters.numberHint}
          value={search.idConciliation?.toString()}
          onApply={typedFilter(
            readRowId,
            (idConciliation) => filter({ idConciliation }),
            words.filters.numberInvalid,
          )}
          input={{ inputMode: 'numeric' }}
        />
      </ListFilters>
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={useSettlementColumns()}
        keyOf={(row) => row.idConciliation}
        linkOf={(row) => settlementLink(row.idConciliation, address)}
        card={(row) => <SettlementCard row={row} />}
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
    </div>
  );
};
