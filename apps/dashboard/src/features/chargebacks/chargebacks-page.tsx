import type {
  ChargebackReportColumn,
  ChargebackRow,
  ChargebackSort,
} from '@pasarela/contracts/chargebacks/chargeback-schema';
import {
  type ChargebackOutcome,
  chargebackOutcomeOf,
  chargebackOutcomes,
} from '@pasarela/contracts/statuses/chargeback-status';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useRowActionClass } from '#components/data-table/data-table.tsx';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { CustomerName, StackedMoment } from '#components/data-table/stacked-text.tsx';
import { formatDay, formatWireDay } from '#components/dates/date-format.ts';
import { DeadlineTimeLeft } from '#components/dates/deadline.tsx';
import { ChargebackChip } from '#components/list/chargebacks-filter.tsx';
import { paymentChips } from '#components/list/list-chips.tsx';
import { useFoundWithSum } from '#components/list/list-header.tsx';
import { defineList, type ListChipProps, ListPage, useList } from '#components/list/list-page.tsx';
import { paymentColumns, ReferenceAndNumber } from '#components/list/payment-columns.tsx';
import { ReferenceField } from '#components/list/reference-field.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import type { List } from '#components/list/use-list-search.ts';
import { Money } from '#components/money/money.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { ChargebackStatusBadge } from '#components/status/status-badges.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { chargebackLink } from '#features/chargebacks/chargeback-links.ts';
import { chargebackDatesQuery, chargebacksQuery } from '#features/chargebacks/chargebacks-queries.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { paths } from '#paths/paths.ts';
import { useCompanyId, useIsSandbox } from '#session/use-session.ts';
import { useChargebackReportWords } from './chargeback-report-words.ts';
import {
  type ChargebacksSearch,
  type ChargebackTab,
  chargebacks,
  chargebackTabs,
  isSearched,
  tabSearch,
} from './chargebacks-search.ts';

/** Whether a tab can have chargebacks that wait for evidence. */
const hasToAnswer = (tab: ChargebackTab): boolean => tab === 'all' || tab === 'toAnswer';

/** Whether evidence can still be submitted, and none was yet. */
const waitsForProof = ({ proofDate, idStatusChargeBack }: ChargebackRow): boolean =>
  proofDate === null && chargebackOutcomeOf(idStatusChargeBack) === 'inProcess';

/** The deadline for evidence with the time left; once nothing can be done about it, what came of it first. */
const ProofDeadline = ({ row }: { readonly row: ChargebackRow }) => {
  const words = useChargebacksWords().deadline;
  const waits = waitsForProof(row);
  const day = formatDay(row.proofDueDate);
  return (
    <span className="figures whitespace-nowrap">
      <span className="block">{waits ? day : row.proofDate === null ? words.over : words.saved}</span>
      <span className="block text-12 text-ink-faint first-letter:uppercase">
        {waits ? <DeadlineTimeLeft due={row.proofDueDate} /> : words.until(day)}
      </span>
    </span>
  );
};

/** The columns of the list: the customer first, the disputed amount last. */
const useChargebacksColumns = (
  tab: ChargebackTab,
): readonly DataTableColumn<ChargebackRow, ChargebackSort>[] => {
  const words = useChargebacksWords();
  const { reference, customer } = paymentColumns(words);
  return [
    reference,
    customer,
    {
      name: 'status',
      sort: 'status',
      // Nothing is to be answered in the other tabs.
      sortKind: hasToAnswer(tab) ? 'urgency' : 'rank',
      heading: words.columns.status,
      skeleton: 'w-20',
      cell: (row) => (
        <ChargebackStatusBadge idStatusChargeBack={row.idStatusChargeBack} name={row.statusChargeBack} />
      ),
    },
    {
      name: 'deadline',
      sort: 'proofDueDate',
      sortKind: 'deadline',
      heading: words.columns.deadline,
      skeleton: 'w-24',
      cell: (row) => <ProofDeadline row={row} />,
    },
    {
      name: 'opened',
      sort: 'chargeBackDate',
      heading: words.columns.opened,
      skeleton: 'w-24',
      isWideOnly: true,
      cell: (row) => <StackedMoment at={row.chargeBackDate} />,
    },
    {
      name: 'date',
      sort: 'date',
      heading: words.columns.date,
      skeleton: 'w-24',
      isWideOnly: true,
      cell: (row) => <StackedMoment at={row.date} />,
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
          <span className="block font-medium">
            <Money amount={row.chargeBackAmount} currency={row.currency} />
          </span>
          {row.chargeBackAmount !== row.amount && (
            <span className="figures block truncate text-12 text-ink-faint">
              {words.ofAmount(formatMoney(row.amount))}
            </span>
          )}
        </>
      ),
    },
  ];
};

/** Shown if no status is selected, so no search was made. */
const ChargebacksNotSearched = ({ list }: { readonly list: List<ChargebacksSearch> }) => {
  const words = useChargebacksWords().states;
  return (
    <StateMessage
      title={words.nothingSearchedTitle}
      action={
        <Button onClick={() => list.filter({ statusChargeBack: chargebackOutcomes })}>{words.all}</Button>
      }
    >
      <p>{words.nothingSearchedText}</p>
    </StateMessage>
  );
};

/** Shown if the account never had a chargeback: explains chargebacks and how to simulate one in the sandbox. */
const ChargebacksEmpty = () => {
  const words = useChargebacksWords().states;
  const isSandbox = useIsSandbox();
  return (
    <StateMessage
      title={words.emptyTitle}
      action={
        isSandbox ? (
          <Link to={`${paths.transactions}?dates=any&idStatus=2`} className={buttonClass()}>
            {words.toTransactions}
          </Link>
        ) : undefined
      }
    >
      <p>{isSandbox ? `${words.emptyText} ${words.emptySandbox}` : words.emptyText}</p>
    </StateMessage>
  );
};

type ChargebackCardProps = { readonly row: ChargebackRow; readonly orderedBy: ChargebackSort | undefined };

/** A row on a phone: amount and status, customer and time left, reference and number with the date that orders the list. */
const ChargebackCard = ({ row, orderedBy }: ChargebackCardProps) => {
  const { deadline: words, columns, ofAmount } = useChargebacksWords();
  const waits = waitsForProof(row);
  const ordersByDeadline = orderedBy === 'proofDueDate' || orderedBy === 'status';
  const left = waits && <DeadlineTimeLeft due={row.proofDueDate} />;
  return (
    <RowCard
      main={
        <>
          <Money amount={row.chargeBackAmount} currency={row.currency} />
          {row.chargeBackAmount !== row.amount && (
            <span className="text-12 font-normal text-ink-faint"> {ofAmount(formatMoney(row.amount))}</span>
          )}
        </>
      }
      state={
        <ChargebackStatusBadge idStatusChargeBack={row.idStatusChargeBack} name={row.statusChargeBack} />
      }
      who={<CustomerName name={row.custormerName} email={row.custormerEmail} />}
      besideWho={
        waits
          ? !ordersByDeadline && <span className="inline-block first-letter:uppercase">{left}</span>
          : row.proofDate === null
            ? words.over
            : words.saved
      }
      below={<ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />}
      at={
        ordersByDeadline ? (
          waits ? (
            <>
              {formatDay(row.proofDueDate)} · {left}
            </>
          ) : (
            words.until(formatDay(row.proofDueDate))
          )
        ) : orderedBy === 'chargeBackDate' ? (
          `${columns.opened}: ${formatDay(row.chargeBackDate)}`
        ) : (
          `${columns.date}: ${formatDay(row.date)}`
        )
      }
    />
  );
};

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

/** Status 17 selects payments that have or had a chargeback; the list shows the outcome of each. */
const withChargeback = (idCompany: number) => ({ idCompany, idStatus: Status.chargebackInProcess });

type OutcomesChipProps = ListChipProps<readonly ChargebackOutcome[], ChargebacksSearch>;

/** The outcomes, where no tab says them. */
const OutcomesChip = ({ search, value, onChange }: OutcomesChipProps) =>
  search.tab === 'all' && <ChargebackChip value={value} onChange={onChange} />;

const chargebacksList = defineList({
  address: chargebacks,
  query: (companyId, asked) => chargebacksQuery(companyId, { ...withChargeback(companyId), ...asked }),
  isSearched,
  // What waits for evidence, what waits for the bank, what is closed.
  tabs: { names: chargebackTabs, currentOf: ({ tab }) => tab, searchOf: tabSearch },
  chips: { statusChargeBack: OutcomesChip, ...paymentChips },
  useColumns: ({ tab }) => useChargebacksColumns(tab),
  card: (row, orderedBy) => <ChargebackCard row={row} orderedBy={orderedBy} />,
  keyOf: (row) => row.idTransaction,
});

type AnswerLinkProps = { readonly row: ChargebackRow; readonly list: string };

/** Leads to where evidence is submitted, while it is waited for. */
const AnswerLink = ({ row, list }: AnswerLinkProps) => {
  const words = useChargebacksWords();
  const linkClass = useRowActionClass();
  return (
    waitsForProof(row) && (
      <Link
        {...chargebackLink(row.idTransaction, list)}
        aria-label={words.answerOne(row.referenceNumber)}
        className={linkClass}
      >
        {words.answer}
      </Link>
    )
  );
};

/** The list of chargebacks. */
export const ChargebacksPage = () => {
  const words = useChargebacksWords();
  const headings: Record<ChargebackReportColumn, string> = useChargebackReportWords();
  const address = useLocation().search;
  const list = useList(chargebacksList);
  const { search, today, companyId, rows } = list;
  const found = useFoundWithSum(list.result.data);
  return (
    <ListPage
      declaration={chargebacksList}
      list={list}
      words={{ ...words, found }}
      tabWords={words.tabs}
      explanation={<Explanation />}
      actions={
        <ReportButton
          operation="reportChargebacks"
          request={{
            query: {
              ...withChargeback(companyId),
              ...chargebacks.toReport(search, today),
              rows,
            },
            body: { translations: headings },
          }}
          rows={rows}
          words={words.report}
        />
      }
      searchField={<ReferenceField list={list} />}
      linkOf={(row) => chargebackLink(row.idTransaction, address)}
      {...(hasToAnswer(search.tab) && {
        actionsOf: (row: ChargebackRow) => <AnswerLink row={row} list={address} />,
      })}
      empty={<ChargebacksEmpty />}
      notSearched={<ChargebacksNotSearched list={list} />}
    />
  );
};
