import { currency } from '@pasarela/contracts/money/money';
import type {
  SettlementDetail,
  SettlementMovement,
  SettlementReportColumn,
} from '@pasarela/contracts/settlements/settlement-schema';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import {
  CustomerName,
  StackedCustomer,
  StackedMoment,
  StackedText,
} from '#components/data-table/stacked-text.tsx';
import { formatDaySpan } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { DetailFacts } from '#components/detail/detail-fields.tsx';
import { DetailPage } from '#components/detail/detail-page.tsx';
import { pageQuery } from '#components/list/list-address.ts';
import { listOf } from '#components/list/list-behind.ts';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { ReferenceAndNumber } from '#components/list/payment-columns.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { rowsFound, usePagedQuery } from '#components/list/use-paged-query.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { useSettlementsWords } from '#features/settlements/settlements-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href, paths } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';
import { settlementMovements, settlementMovementsQuery, settlementQuery } from './settlements-queries.ts';

/** How the amount of a deposit comes about: what was left over, its movements by kind, what was paid out. */
const Composition = ({ settlement }: { readonly settlement: SettlementDetail }) => {
  const words = useSettlementsWords().detail;
  const { opening, closing, kinds, amount } = settlement;
  const lines = [
    ...(opening === 0 ? [] : [{ name: 'opening', label: words.opening, value: opening }]),
    ...kinds.map(({ kind, text, cargos, abonos }) => ({ name: kind, label: text, value: abonos - cargos })),
    ...(closing === 0 ? [] : [{ name: 'closing', label: words.closing, value: -closing }]),
  ];
  return (
    <section aria-labelledby="composition">
      <h2 id="composition" className="pb-2 text-14 font-semibold">
        {words.composition}
      </h2>
      <dl className="flex flex-col">
        {lines.map(({ name, label, value }) => (
          <div key={name} className="flex min-h-8 items-center justify-between gap-4 text-13 max-sm:min-h-9">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <Money amount={value} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex min-h-9 items-center justify-between gap-4 border-t border-line font-medium">
          <dt>{words.amount}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      </dl>
    </section>
  );
};

const useMovementColumns = (): readonly DataTableColumn<SettlementMovement>[] => {
  const words = useSettlementsWords();
  const { columns } = words.movements;
  return [
    {
      name: 'reference',
      heading: columns.reference,
      skeleton: 'w-28',
      className: 'max-w-40',
      cell: (row) => (
        <StackedText
          text={row.referenceNumber}
          below={words.movements.transaction(row.idTransaction)}
          isMain
        />
      ),
    },
    {
      name: 'customer',
      heading: columns.customer,
      skeleton: 'w-40',
      isWideOnly: true,
      className: 'w-full max-w-0',
      cell: (row) => <StackedCustomer name={row.custormerName} email={row.custormerEmail} />,
    },
    {
      name: 'kind',
      heading: columns.kind,
      skeleton: 'w-20',
      className: 'max-xl:w-full',
      cell: (row) => <span className="xl:whitespace-nowrap">{row.text}</span>,
    },
    {
      name: 'date',
      heading: columns.date,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.date} />,
    },
    {
      name: 'amount',
      heading: columns.amount,
      align: 'end',
      skeleton: 'w-20',
      cell: (row) => <Money amount={row.amount} />,
    },
    {
      name: 'commission',
      heading: columns.commission,
      align: 'end',
      skeleton: 'w-16',
      cell: (row) => <Money amount={-row.commission} />,
    },
    {
      name: 'total',
      heading: columns.total,
      align: 'end',
      skeleton: 'w-20',
      cell: (row) => (
        <span className="font-medium">
          <Money amount={row.total} />
        </span>
      ),
    },
  ];
};

/** A movement on a phone. */
const MovementCard = ({ row }: { readonly row: SettlementMovement }) => (
  <RowCard
    main={<Money amount={row.total} />}
    state={<span className="text-13 text-ink-soft">{row.text}</span>}
    who={<CustomerName name={row.custormerName} email={row.custormerEmail} />}
    below={<ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />}
  />
);

/** The movements of a deposit, each of which leads to its payment. */
const Movements = ({ idConciliation }: { readonly idConciliation: number }) => {
  const words = useSettlementsWords();
  const headings: Record<SettlementReportColumn, string> = words.headings;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const list = useListSearch(settlementMovements);
  const result = usePagedQuery(
    settlementMovementsQuery(companyId, idConciliation, { ...pageQuery(list.search), language }),
  );
  return (
    <section className="flex flex-col gap-3">
      <ListHeader
        isPart
        list={list}
        result={result}
        words={words.movements}
        actions={
          <ReportButton
            operation="reportSettlements"
            request={{ query: { idCompany: companyId, idConciliation }, body: { translations: headings } }}
            rows={rowsFound(result, list.search.pageNumber)}
            words={words.movements.report}
          />
        }
      />
      <PagedList
        list={list}
        result={result}
        words={words.movements}
        columns={useMovementColumns()}
        keyOf={(row) => row.id}
        linkOf={(row) => ({
          to: href.transaction(row.idTransaction),
          state: { list: href.settlement(idConciliation) },
        })}
        card={(row) => <MovementCard row={row} />}
        empty={<p className="py-6 text-ink-soft">{words.movements.none}</p>}
      />
    </section>
  );
};

const Body = ({ settlement }: { readonly settlement: SettlementDetail }) => {
  const words = useSettlementsWords();
  const [language] = useLanguage();
  const { idConciliation, date, amount, payments, initDate, endDate } = settlement;
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-3 text-28 font-semibold">
        <Money amount={amount} currency={currency} />
        <span className="figures text-16 font-normal text-ink-soft">
          {words.detail.title(idConciliation)}
        </span>
      </h1>
      <DetailFacts
        label={words.detail.facts}
        facts={[
          {
            name: 'number',
            label: words.headings.idConciliation,
            value: String(idConciliation),
            copy: { value: String(idConciliation), what: words.detail.theNumber },
          },
          { name: 'date', label: words.headings.depositDate, value: <Moment at={date} /> },
          {
            name: 'days',
            label: words.columns.days,
            value: formatDaySpan(initDate ?? endDate, endDate, language),
          },
          { name: 'payments', label: words.columns.payments, value: formatCount(payments) },
        ]}
      />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-9">
          <Movements idConciliation={idConciliation} />
        </div>
        <div className="max-xl:order-first sm:max-xl:max-w-md xl:col-span-3">
          <Composition settlement={settlement} />
        </div>
      </div>
    </>
  );
};

/** One deposit by its `idConciliation` in the address. */
export const SettlementDetailPage = () => {
  const words = useSettlementsWords().detail;
  const [language] = useLanguage();
  const location = useLocation();
  const behind = { pathname: paths.settlements, search: listOf(location) };
  const { id } = useListSearch(settlementMovements).search;
  const detail = useQuery({
    ...settlementQuery(useCompanyId(), id ?? 0, language),
    enabled: id !== undefined,
  });
  return (
    <DetailPage
      title={words.title(id ?? 0)}
      list={behind}
      words={words}
      result={detail}
      isNowhere={id === undefined}
    >
      {(settlement) => <Body settlement={settlement} />}
    </DetailPage>
  );
};
