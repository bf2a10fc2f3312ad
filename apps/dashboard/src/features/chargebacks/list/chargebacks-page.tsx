import type { ChargebackReportColumn } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { formatWireDay } from '#components/dates/date-format.ts';
import { ChargebackFilter } from '#components/list/chargeback-filter.tsx';
import { IdentityFilterChips } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { rowsFound, usePagedQuery } from '#components/list/use-paged-query.ts';
import { chargebackLink } from '#features/chargebacks/chargeback-links.ts';
import { chargebackDatesQuery, chargebacksQuery } from '#features/chargebacks/chargebacks-queries.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { ChargebackCard } from '#features/chargebacks/list/chargeback-card.tsx';
import { useChargebackReportWords } from '#features/chargebacks/list/chargeback-report-words.ts';
import {
  chargebacks,
  isSearched,
  queryOf,
  reportQueryOf,
} from '#features/chargebacks/list/chargebacks-search.ts';
import { ChargebacksEmpty, ChargebacksNotSearched } from '#features/chargebacks/list/chargebacks-states.tsx';
import { ChargebacksTabs } from '#features/chargebacks/list/chargebacks-tabs.tsx';
import { useChargebacksColumns } from '#features/chargebacks/list/use-chargebacks-columns.tsx';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

/** What the list has, and of which days. */
const Explanation = () => {
  const words = useChargebacksWords();
  const { data: dates } = useQuery(chargebackDatesQuery(useCompanyId()));
  return (
    <>
      {words.explanation}{' '}
      {dates && (
        <span className="figures">
          {words.span(formatWireDay(dates.fechaInicial), formatWireDay(dates.fechaFinal))}
        </span>
      )}
    </>
  );
};

/** The list of chargebacks. */
export const ChargebacksPage = () => {
  const words = useChargebacksWords();
  const headings: Record<ChargebackReportColumn, string> = useChargebackReportWords();
  const today = useAccountToday();
  const companyId = useCompanyId();
  const address = useLocation().search;
  const list = useListSearch(chargebacks);
  const { search, filter } = list;
  const searched = isSearched(search);
  const result = usePagedQuery({
    ...chargebacksQuery(companyId, queryOf(search, today, companyId)),
    enabled: searched,
  });
  const columns = useChargebacksColumns();
  const rows = searched ? rowsFound(result, search.pageNumber) : 0;
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader
        list={list}
        result={searched ? result : undefined}
        words={words}
        explanation={<Explanation />}
        actions={
          <ReportButton
            operation="reportChargebacks"
            request={{
              query: { ...reportQueryOf(search, today, companyId), rows },
              body: { translations: headings },
            }}
            rows={rows}
            words={words.report}
          />
        }
      />
      <ChargebacksTabs search={search} />
      <ListFilters
        list={list}
        below={
          search.tab === 'all' && (
            <ChargebackFilter
              value={search.statusChargeBack}
              onChange={(statusChargeBack) => filter({ statusChargeBack })}
            />
          )
        }
      >
        <DateFilterChip
          value={search.dates}
          initial={chargebacks.initial.dates}
          today={today}
          onChange={(chosen) => filter({ dates: chosen })}
        />
        <IdentityFilterChips search={search} onChange={filter} />
      </ListFilters>
      {searched ? (
        <PagedList
          list={list}
          result={result}
          words={words}
          columns={columns}
          keyOf={(row) => row.idTransaction}
          linkOf={(row) => chargebackLink(row.idTransaction, address)}
          card={(row) => <ChargebackCard row={row} />}
          empty={<ChargebacksEmpty />}
        />
      ) : (
        <ChargebacksNotSearched list={list} />
      )}
    </div>
  );
};
