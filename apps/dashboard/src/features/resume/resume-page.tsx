import type { FirstStep, FirstSteps as Steps } from '@pasarela/contracts/resume/resume-schema';
import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import {
  type SummaryPeriod,
  summaryDays,
  summaryPeriods,
} from '@pasarela/contracts/transactions/summary-periods';
import { keepPreviousData, type QueryClient, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { isAnsweredAhead } from '#api/asked-ahead.ts';
import { useAccountToday } from '#components/dates/account-clock.ts';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { summaryQuery } from '#components/money/summary-query.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { destinationText } from '#components/payment/payment-label.tsx';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { viewChoiceClass } from '#components/ui/link-tabs.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { useResumeWords } from '#features/resume/resume-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href, paths } from '#paths/paths.ts';
import { useRole } from '#session/use-role.ts';
import { useCompanyId, useIsSandbox } from '#session/use-session.ts';
import { NeedsAttention } from './attention.tsx';
import { Breakdowns } from './breakdowns.tsx';
import { DaysChart } from './days-chart.tsx';
import { allMovementsPath, movementsLink } from './resume-links.ts';
import { attentionQuery, firstStepsQuery, recentTransactionsQuery } from './resume-queries.ts';
import { isQuiet, Net, NextDeposit, SummaryFacts, SummarySkeleton } from './summary-figures.tsx';

/** The steps in their order, with where each is taken and by whom. */
const steps: readonly { readonly name: FirstStep; readonly to: string; readonly permission: Permission }[] = [
  { name: 'keys', to: paths.integrationKeys, permission: 'manageIntegration' },
  { name: 'webhook', to: paths.integrationWebhooks, permission: 'manageIntegration' },
  { name: 'webhookAnswered', to: paths.deliveries, permission: 'manageIntegration' },
  { name: 'payment', to: paths.leagueSingle, permission: 'managePaymentLinks' },
  { name: 'team', to: paths.users, permission: 'manageUsers' },
];

/** What is left before an account takes payments: each step leads to where it is taken. */
const StepsList = ({ done }: { readonly done: Steps }) => {
  const words = useResumeWords().firstSteps;
  const role = useRole();
  return (
    <section aria-labelledby="first-steps" className="pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" className="text-16 font-medium">
          {words.title}
        </h2>
        <p className="figures text-13 text-ink-soft">
          {words.done(steps.filter(({ name }) => done[name]).length, steps.length)}
        </p>
      </div>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {steps.map(({ name, to, permission }) => {
          const { title, text } = words.steps[name];
          const isDone = done[name];
          return (
            <li key={name} className="flex items-center gap-3 py-3">
              <span
                aria-hidden="true"
                className={`grid size-5 shrink-0 place-items-center rounded-full ${isDone ? 'bg-success-soft text-success' : 'border border-line-strong'}`}
              >
                {isDone && <Icon name="check" className="size-3.5" />}
              </span>
              <span className="min-w-0 grow">
                <span className={`block font-medium ${isDone ? 'text-ink-soft' : ''}`}>
                  {title}
                  <span className="sr-only">. {isDone ? words.isDone : words.isOpen}</span>
                </span>
                {!isDone && <span className="block text-13 text-ink-soft">{text}</span>}
              </span>
              {!isDone && mayDo(role, permission) && (
                <Link
                  to={to}
                  aria-label={`${words.go}: ${title}`}
                  className="shrink-0 text-13 text-accent underline pointer-coarse:py-3"
                >
                  {words.go}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** A period in which nothing happened: the first steps of a new account, while any is left; else what to look at instead. */
const QuietPeriod = () => {
  const words = useResumeWords();
  const isSandbox = useIsSandbox();
  const { data: done, isPending } = useQuery(firstStepsQuery(useCompanyId()));
  if (isPending) return <Skeleton className="mt-10 h-40 w-full" />;
  return (
    <>
      {done?.payment !== false && (
        <StateMessage title={words.emptyTitle}>
          {isSandbox ? words.emptyBody : words.emptyBodyProduction}
        </StateMessage>
      )}
      {done && steps.some(({ name }) => !done[name]) && <StepsList done={done} />}
    </>
  );
};

const rowClass =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_14rem_9rem] lg:grid-cols-[1fr_12rem_14rem_9rem]';

const RecentSkeleton = () => (
  <div className="divide-y divide-line border-y border-line">
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <div key={row} className={rowClass}>
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-5 w-24" />
      </div>
    ))}
  </div>
);

/** The newest movements, whatever the period: what just happened. */
const RecentTransactions = () => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const { data, error, refetch } = useQuery(recentTransactionsQuery(useCompanyId()));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="pt-8">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="recent" className="text-14 font-semibold">
          {words.recent}
        </h2>
        <Link to={allMovementsPath} className="text-13 text-accent underline pointer-coarse:py-3">
          {words.allRecent}
        </Link>
      </div>
      {error && (
        <FailedMessage title={words.recentFailedTitle} error={error} onTryAgain={() => void refetch()} />
      )}
      {!error && !data && <RecentSkeleton />}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((row) => (
            <li key={row.idTransaction}>
              <Link to={href.transaction(row.idTransaction)} className={`${rowClass} hover:bg-hover`}>
                <span className="min-w-0 max-sm:col-span-2 max-sm:row-start-2 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3">
                  <span className="block truncate font-medium max-sm:font-normal">
                    {row.custormerName || row.custormerEmail}
                  </span>
                  <span className="block truncate text-13 text-ink-soft max-sm:shrink-0">
                    <span className="max-sm:sr-only">{row.referenceNumber} · </span>
                    <Moment at={row.date} />
                  </span>
                </span>
                <span className="text-13 text-ink-soft max-lg:hidden">
                  <CardLabel text={destinationText(row, language)} />
                </span>
                <span className="max-sm:col-start-2 max-sm:row-start-1">
                  <TransactionStatusBadge statusId={row.statusId} name={row.status} />
                </span>
                <span className="justify-self-end font-medium max-sm:col-start-1 max-sm:row-start-1 max-sm:justify-self-start">
                  <Money amount={row.amount} currency={row.currency} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** On a phone the row is wider than the screen. */
const keepInSight = (link: HTMLAnchorElement | null): void => {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The periods as links: each has its address, and Back returns to the one before. */
const PeriodChoice = ({ period }: { period: SummaryPeriod }) => {
  const words = useResumeWords();
  return (
    <nav aria-label={words.period} className="scroll-fade -mx-4 overflow-x-auto px-3 sm:px-0">
      <ul className="flex gap-1 px-1 py-1 sm:ml-0">
        {summaryPeriods.map((each) => (
          <li key={each}>
            <Link
              ref={each === period ? keepInSight : undefined}
              to={`?period=${each}`}
              preventScrollReset
              aria-current={each === period ? 'true' : undefined}
              className={`scroll-mx-6 ${viewChoiceClass}`}
            >
              {words.periods[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The default period, long enough for a useful chart. */
const defaultPeriod: SummaryPeriod = '6-D';

const readPeriod = (search: URLSearchParams): SummaryPeriod =>
  summaryPeriods.find((period) => period === search.get('period')) ?? defaultPeriod;

/** The figures of the period, if the document has asked for them ahead and they are here. */
export const beginResume = async (
  client: QueryClient,
  companyId: number,
  { searchParams }: URL,
): Promise<void> => {
  if (!isAnsweredAhead('/api/transaction/summary/') || !isAnsweredAhead('/api/transaction/attention/'))
    return;
  await Promise.all([
    client.prefetchQuery(summaryQuery(companyId, readPeriod(searchParams))),
    client.prefetchQuery(attentionQuery(companyId)),
  ]);
};

/** The figures of a period, what needs attention, and what happened last. */
export const ResumePage = () => {
  const words = useResumeWords();
  const [search] = useSearchParams();
  const period = readPeriod(search);
  const today = useAccountToday();
  const { first, last } = summaryDays(period, today);
  const companyId = useCompanyId();
  usePrefetchQuery(recentTransactionsQuery(companyId));
  const attention = useQuery(attentionQuery(companyId));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...summaryQuery(companyId, period),
    placeholderData: keepPreviousData,
  });

  const content = () => {
    if (error) {
      return <FailedMessage title={words.failedTitle} error={error} onTryAgain={() => void refetch()} />;
    }
    // All of it at once, so that nothing moves when a part of it arrives.
    if (!data || attention.isPending) return <SummarySkeleton />;
    const quiet = isQuiet(data);
    const isOneDay = data.days.length === 1;
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          {/* In a narrow window what needs attention stands between the net and the chart. */}
          <div className="contents min-w-0 lg:col-span-8 lg:block">
            <Net summary={data} isRunning={data.endDate === today} />
            <div className="min-w-0 max-lg:order-2 max-lg:border-t max-lg:border-line max-lg:pt-4">
              {quiet && <QuietPeriod />}
              {!quiet &&
                (isOneDay ? (
                  <RecentTransactions />
                ) : (
                  <DaysChart days={data.days} previous={data.previous} today={today} />
                ))}
            </div>
          </div>
          <div className="contents min-w-0 flex-col gap-5 lg:col-span-4 lg:flex">
            <NeedsAttention result={attention} />
            <NextDeposit {...data.nextSettlement} />
            {!quiet && <SummaryFacts summary={data} />}
          </div>
        </div>
        {!quiet && <Breakdowns summary={data} />}
        {/* A single day has no chart: there they have its place. */}
        {(quiet || !isOneDay) && <RecentTransactions />}
      </div>
    );
  };

  return (
    <div>
      <PageTitle title={words.title} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:items-start">
        <h1 className={pageHeadingClass}>{words.title}</h1>
        <Link
          to={movementsLink({ initDate: first, endDate: last })}
          className={`${buttonClass()} max-sm:border-transparent max-sm:bg-transparent max-sm:px-0 max-sm:text-accent`}
        >
          {words.allTransactions}
          <Icon name="arrowRight" />
        </Link>
      </div>
      <div className="pt-4 pb-6">
        <PeriodChoice period={period} />
      </div>
      {content()}
      {error && <RecentTransactions />}
    </div>
  );
};
