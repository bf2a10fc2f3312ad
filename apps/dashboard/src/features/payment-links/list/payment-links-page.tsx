import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { formatWireDay } from '#components/dates/date-format.ts';
import { ReferenceFilterChip } from '#components/list/identity-filter-chips.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { ListFilters } from '#components/list/list-filters.tsx';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { totalsOf, usePagedQuery } from '#components/list/use-paged-query.ts';
import { useSortLimit } from '#components/list/use-sort-limit.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { paymentLinksQuery } from '#features/payment-links/api/payment-link-queries.ts';
import { GenerateMenu } from '#features/payment-links/list/generate-menu.tsx';
import { PaymentLinkCard } from '#features/payment-links/list/payment-link-card.tsx';
import { PaymentLinkRowActions } from '#features/payment-links/list/payment-link-row-actions.tsx';
import { linkOverlayOf, type PaymentLinkOverlay } from '#features/payment-links/list/payment-links-links.ts';
import { paymentLinks, queryOf } from '#features/payment-links/list/payment-links-search.ts';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { usePaymentLinksColumns } from '#features/payment-links/list/use-payment-links-columns.tsx';
import { whenReachable } from '#parts/load-part.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

/** What lies over the list. */
const overlays = {
  simulate: lazy(
    whenReachable(async () => ({
      default: (await import('#features/payment-links/list/simulate-link.tsx')).SimulateLink,
    })),
  ),
  cancel: lazy(
    whenReachable(async () => ({
      default: (await import('#features/payment-links/list/cancel-link.tsx')).CancelLink,
    })),
  ),
} as const satisfies Record<PaymentLinkOverlay, unknown>;

/** Looks at all days, with the reference as it is. */
const useAnyDate = (list: ReturnType<typeof useListSearch<typeof paymentLinks.initial>>) => {
  const words = usePaymentLinksWords().states;
  return <Button onClick={() => list.filter({ dates: { kind: 'any' } })}>{words.anyDate}</Button>;
};

/** The transaction of a payment link's newest attempt. */
const detailOf = ({ idTransaction }: PaymentLinkRow) => ({
  to: { pathname: '/transaction-detail', search: `?id=${idTransaction}` },
});

/** The payment links of the business, each with its newest attempt. */
export const PaymentLinksPage = () => {
  const words = usePaymentLinksWords();
  const { states } = words;
  const companyId = useCompanyId();
  const today = useAccountToday();
  const list = useListSearch(paymentLinks);
  const { search } = list;
  const result = usePagedQuery(paymentLinksQuery(companyId, queryOf(search, today, companyId)));
  const columns = usePaymentLinksColumns();
  const unavailableSort = useSortLimit('date', totalsOf(result.data).rows);
  const overlay = linkOverlayOf(useLocation());
  const [params] = useSearchParams();
  const meant =
    overlay && result.data?.find(({ idTransaction }) => idTransaction === readRowId(params.get('id')));
  const Overlay = overlay && overlays[overlay];
  const anyDate = useAnyDate(list);
  const make = (
    <Link to="/leagues-single" className={buttonClass('primary')}>
      {states.makeOne}
    </Link>
  );
  const isToday = search.dates.kind === 'today';
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader
        list={list}
        result={result}
        words={words}
        explanation={words.explanation}
        actions={<GenerateMenu />}
      />
      <ListFilters list={list}>
        <DateFilterChip
          value={search.dates}
          initial={paymentLinks.initial.dates}
          today={today}
          onChange={(dates) => list.filter({ dates })}
        />
        <ReferenceFilterChip
          value={search.referenceNumber}
          onChange={(referenceNumber) => list.filter({ referenceNumber })}
        />
      </ListFilters>
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.url}
        linkOf={detailOf}
        actionsOf={(row) => <PaymentLinkRowActions row={row} search={search} />}
        card={(row) => <PaymentLinkCard row={row} />}
        unavailableSort={unavailableSort}
        filteredAction={isToday ? anyDate : undefined}
        empty={
          <StateMessage
            title={isToday ? states.noneTodayTitle : states.emptyTitle}
            action={
              <div className="flex flex-wrap gap-2">
                {make}
                {isToday && anyDate}
              </div>
            }
          >
            <p>{isToday ? states.noneTodayText(formatWireDay(today)) : states.emptyText}</p>
          </StateMessage>
        }
      />
      <Suspense>{Overlay && meant && <Overlay row={meant} page={paymentLinks.linkTo(search)} />}</Suspense>
    </div>
  );
};
