import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { reprocessRefusal } from '@pasarela/contracts/subscriptions/reprocess-rules';
import type {
  SubscriptionReportColumn,
  SubscriptionRow,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { subscriptionTabs } from '@pasarela/contracts/subscriptions/subscription-status';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { Link, type To, useLocation } from 'react-router';
import { RowCard } from '#components/data-table/row-card.tsx';
import { CustomerName } from '#components/data-table/stacked-text.tsx';
import { formatDay } from '#components/dates/date-format.ts';
import type { ListBehind } from '#components/list/list-behind.ts';
import { EmailChip } from '#components/list/list-chips.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { ReferenceAndNumber } from '#components/list/payment-columns.tsx';
import { ReferenceField } from '#components/list/reference-field.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { Money } from '#components/money/money.tsx';
import { overlayLink, useIsOpen } from '#components/overlay/use-overlay.ts';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Tooltip } from '#components/ui/popups.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useSubscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { useSubscriptionReportWords } from '#features/subscriptions/list/subscription-report-words.ts';
import { subscriptions, tabSearch } from '#features/subscriptions/list/subscriptions-search.ts';
import { actionOfPath, subscriptionPath, tabOfStatus } from '#features/subscriptions/subscription-links.ts';
import { reprocessQuery, subscriptionsQuery } from '#features/subscriptions/subscription-queries.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { paths } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';
import { useCompanyId } from '#session/use-session.ts';
import {
  SubscriptionRowActions,
  useFrequencyText,
  useSubscriptionsColumns,
} from './subscriptions-columns.tsx';

/** Charging once more what failed today: offered where the business reprocesses; where it cannot be done now, it says why. */
const ReprocessButton = ({ to }: { readonly to: To }) => {
  const words = useSubscriptionActionsWords().reprocess;
  const [language] = useLanguage();
  const explanationId = useId();
  const { data } = useQuery(reprocessQuery(useCompanyId()));
  if (!data?.settings.IsReprocessSubscriptions) return null;
  const refusal = reprocessRefusal(data);
  const explanation = refusal ? errorCodes[refusal].message[language] : words.available(data.failedRecords);
  return (
    <div className="flex flex-col items-start gap-1">
      <Tooltip content={explanation}>
        {refusal ? (
          // Not `disabled`: the keyboard reaches it too, and is told why.
          <button
            type="button"
            aria-disabled="true"
            aria-describedby={explanationId}
            className={`${buttonClass()} cursor-default opacity-55 hover:bg-paper`}
          >
            {words.action}
          </button>
        ) : (
          <Link {...overlayLink(to)} aria-describedby={explanationId} className={buttonClass()}>
            {words.action}
          </Link>
        )}
      </Tooltip>
      {/* Nothing hovers on a touch screen. */}
      <span id={explanationId} className="max-w-72 text-12 text-ink-soft pointer-fine:sr-only">
        {explanation}
      </span>
    </div>
  );
};

/** When a subscription charges next, or since when it does not. */
const SubscriptionDate = ({ row }: { readonly row: SubscriptionRow }) => {
  const { columns: words, completed } = useSubscriptionsWords();
  if (row.paymentDate !== null && tabOfStatus(row) === 'active')
    return `${words.nextPayment}: ${formatDay(row.paymentDate)}`;
  const label = row.isCompleted ? completed : row.idStatus === 2 ? words.pausedOn : words.canceledOn;
  return `${label}: ${formatDay(row.modificationDate)}`;
};

/** A row on a phone: how much and how the last charge ended; whose it is and how often; reference and number with a date. */
const SubscriptionCard = ({ row }: { readonly row: SubscriptionRow }) => {
  const { columns } = useSubscriptionsWords();
  const frequencyText = useFrequencyText();
  return (
    <RowCard
      main={<Money amount={row.amount} currency={row.currency} />}
      state={
        row.statusId !== null && (
          <>
            <span className="text-12 text-ink-faint">{columns.lastCharge}</span>
            <TransactionStatusBadge statusId={row.statusId} name="" />
          </>
        )
      }
      who={<CustomerName name={row.customerName} email={row.email} />}
      besideWho={frequencyText(row.frequency)}
      below={<ReferenceAndNumber reference={row.referenceNumber} id={row.idSubscription} />}
      at={<SubscriptionDate row={row} />}
    />
  );
};

/** A recurring payment link begins a subscription; the way back from it leads here. */
const useNewPaymentLink = () => {
  const { newLink: label } = useSubscriptionsWords();
  const mayMake = useMay('managePaymentLinks');
  const state: ListBehind = { list: paths.subscriptions };
  return mayMake ? { to: paths.leagueSingle, state, label } : undefined;
};

const NewPaymentLink = () => {
  const link = useNewPaymentLink();
  return (
    link && (
      <Link to={link.to} state={link.state} className={buttonClass('primary')}>
        {link.label}
      </Link>
    )
  );
};

const SubscriptionOverlay = lazy(
  whenReachable(async () => ({
    default: (await import('#features/subscriptions/actions/subscription-overlay.tsx')).SubscriptionOverlay,
  })),
);
const ReprocessDialog = lazy(
  whenReachable(async () => ({
    default: (await import('#features/subscriptions/actions/reprocess-dialog.tsx')).ReprocessDialog,
  })),
);

const subscriptionsList = defineList({
  address: subscriptions,
  query: (companyId, asked) => subscriptionsQuery(companyId, { idCompany: companyId, ...asked }),
  // Active, paused, canceled.
  tabs: { names: subscriptionTabs, currentOf: ({ status }) => status, searchOf: tabSearch },
  chips: { email: EmailChip },
  useColumns: ({ status }) => useSubscriptionsColumns(status),
  card: (row) => <SubscriptionCard row={row} />,
  keyOf: (row) => row.idSubscription,
});

/** The subscriptions of the business, in three tabs. */
export const SubscriptionsPage = () => {
  const words = useSubscriptionsWords();
  const headings: Record<SubscriptionReportColumn, string> = useSubscriptionReportWords();
  const location = useLocation();
  const action = actionOfPath(location.pathname);
  const isReprocessing = useIsOpen(`${paths.subscriptions}/reprocess`);
  const list = useList(subscriptionsList);
  const { search, today, companyId, rows } = list;
  const page = subscriptions.linkTo(search);
  const empty = words.states.empty[search.status];
  return (
    <ListPage
      declaration={subscriptionsList}
      list={list}
      words={{ ...words, found: words.found[search.status] }}
      tabWords={words.tabs}
      explanation={words.explanations[search.status]}
      actions={
        <>
          <ReprocessButton to={{ pathname: `${paths.subscriptions}/reprocess`, search: page.search }} />
          <ReportButton
            operation="reportSubscriptions"
            request={{
              query: { idCompany: companyId, ...subscriptions.toReport(search, today), rows },
              body: { translations: headings },
            }}
            rows={rows}
            words={words.report}
          />
          <NewPaymentLink />
        </>
      }
      create={useNewPaymentLink()}
      searchField={<ReferenceField list={list} />}
      linkOf={(row) => ({
        to: subscriptionPath(tabOfStatus(row), row.idSubscription),
        state: { list: page.search },
      })}
      actionsOf={
        search.status === 'canceled'
          ? undefined
          : (row) => <SubscriptionRowActions row={row} search={search} />
      }
      empty={
        <StateMessage
          title={empty.title}
          action={search.status === 'active' ? <NewPaymentLink /> : undefined}
        >
          <p>{empty.text}</p>
        </StateMessage>
      }
    >
      <Suspense>
        {isReprocessing && <ReprocessDialog page={page} />}
        {action && (
          <SubscriptionOverlay
            action={action}
            id={readRowId(new URLSearchParams(location.search).get('id'))}
            page={page}
          />
        )}
      </Suspense>
    </ListPage>
  );
};
