import { summaryDays } from '@pasarela/contracts/transactions/summary-periods';
import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDaySpan } from '#components/dates/date-format.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useResumeWords } from '#features/resume/resume-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';
import { NeedsAttention } from './attention.tsx';
import { Breakdowns } from './breakdowns.tsx';
import { isQuiet } from './change-text.ts';
import { DaysChart } from './days-chart.tsx';
import { QuietPeriod } from './first-steps.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { movementsLink } from './resume-links.ts';
import { attentionQuery, recentTransactionsQuery, summaryQuery } from './resume-queries.ts';
import { readPeriod } from './resume-search-params.ts';
import { Net, NextDeposit, SummaryFacts, SummarySkeleton } from './summary-figures.tsx';

/** The figures of a period, what needs attention, and what happened last. */
export const ResumePage = () => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const [search] = useSearchParams();
  const period = readPeriod(search);
  const { first, last } = summaryDays(period, useAccountToday());
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
    const hasDays = data.days.length > 1;
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
        <div className="grid gap-8 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <Net summary={data} isToday={period === '0-D'} />
            {quiet && <QuietPeriod />}
            {!quiet &&
              (hasDays ? (
                <DaysChart days={data.days} previous={data.previous} />
              ) : (
                <SummaryFacts summary={data} />
              ))}
          </div>
          <div className="flex min-w-0 flex-col gap-8 lg:col-span-4">
            <NeedsAttention result={attention} />
            <NextDeposit {...data.nextSettlement} />
          </div>
        </div>
        {!quiet && (
          <>
            {hasDays && <SummaryFacts summary={data} />}
            <Breakdowns summary={data} />
          </>
        )}
      </div>
    );
  };

  return (
    <div>
      <PageTitle title={words.title} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-20 font-semibold">{words.title}</h1>
        <Link to={movementsLink({ initDate: first, endDate: last })} className={buttonClass()}>
          {words.allTransactions}
          <Icon name="arrowRight" />
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4 pb-6">
        <PeriodChoice period={period} />
        {data && !isPlaceholderData && (
          <p className="figures text-13 text-ink-faint">
            {formatDaySpan(data.initDate, data.endDate, language)}
          </p>
        )}
      </div>
      {content()}
      {(data || error) && <RecentTransactions />}
    </div>
  );
};
