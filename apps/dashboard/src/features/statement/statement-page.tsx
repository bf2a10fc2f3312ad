import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#components/ui/button.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { useStatementWords } from '#features/statement/statement-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { chosenPeriod } from './chosen-period.ts';
import { StatementDownload } from './statement-download.tsx';
import { StatementFigures } from './statement-figures.tsx';
import { StatementKinds } from './statement-kinds.tsx';
import { StatementMonths } from './statement-months.tsx';
import { periodsQuery } from './statement-queries.ts';
import { StatementSkeleton } from './statement-skeleton.tsx';

export const StatementPage = () => {
  const words = useStatementWords();
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const [search] = useSearchParams();
  const { data: periods, error, refetch } = useQuery(periodsQuery(companyId, language));

  const content = () => {
    if (error)
      return <FailedMessage title={words.failedTitle} error={error} onTryAgain={() => void refetch()} />;
    if (!periods) return <StatementSkeleton />;
    if (periods.length === 0)
      return (
        <StateMessage
          title={words.emptyTitle}
          action={
            <Link to="/transactions" className={buttonClass()}>
              {words.emptyAction}
            </Link>
          }
        >
          {words.emptyText}
        </StateMessage>
      );
    const chosen = chosenPeriod(periods, search);
    return (
      <>
        <StatementDownload companyId={companyId} periods={periods} chosen={chosen} />
        {chosen && <StatementFigures period={chosen} />}
        {chosen && <StatementKinds period={chosen} />}
        <StatementMonths periods={periods} chosen={chosen} />
      </>
    );
  };

  return (
    <div className="max-w-[60rem]">
      <PageTitle title={words.title} />
      <h1 className="text-20 font-semibold">{words.title}</h1>
      <p className="max-w-prose pt-1 text-ink-soft">{words.explanation}</p>
      {content()}
    </div>
  );
};
