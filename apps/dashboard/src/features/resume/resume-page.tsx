import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatWireDay } from '#components/dates/date-format.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { resumeWords as en } from '#i18n/en/resume.ts';
import { resumeWords as es } from '#i18n/es/resume.ts';
import { useWords } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';
import { DaysChart } from './days-chart.tsx';
import { movementsLink } from './movements-link.ts';
import { PeriodChoice } from './period-choice.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { readPeriod } from './resume-search-params.ts';
import { SharesBar } from './shares-bar.tsx';
import { SummaryFigures, SummarySkeleton } from './summary-figures.tsx';
import { summaryQuery } from './summary-query.ts';

export const ResumePage = () => {
  const words = useWords({ es, en });
  const [search] = useSearchParams();
  const period = readPeriod(search);
  const today = useAccountToday();
  const sandbox = useSession()?.environment === 'Sandbox';
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...summaryQuery(useCompanyId(), period),
    placeholderData: keepPreviousData,
  });

  const content = () => {
    if (error) {
      return <FailedMessage title={words.failedTitle} error={error} onTryAgain={() => void refetch()} />;
    }
    if (!data) return <SummarySkeleton />;
    const quiet = data.days.every(({ transactions, net }) => transactions === 0 && net === 0);
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
        <SummaryFigures summary={data} />
        {quiet ? (
          <StateMessage title={words.emptyTitle}>
            {sandbox ? words.emptyBody : words.emptyBodyProduction}
          </StateMessage>
        ) : (
          <>
            <SharesBar {...data} />
            {data.days.length > 1 && <DaysChart days={data.days} />}
          </>
        )}
      </div>
    );
  };

  return (
    <div className="max-w-[60rem]">
      <PageTitle title={words.title} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-20 font-semibold">{words.title}</h1>
        <Link to={movementsLink(period, today)} className={buttonClass()}>
          {words.allTransactions}
          <Icon name="arrowRight" />
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4 pb-5">
        <PeriodChoice period={period} />
        {data && !isPlaceholderData && (
          <p className="figures text-13 text-ink-faint">
            {words.range(formatWireDay(data.initDate), formatWireDay(data.endDate))}
          </p>
        )}
      </div>
      {content()}
      <RecentTransactions />
    </div>
  );
};
