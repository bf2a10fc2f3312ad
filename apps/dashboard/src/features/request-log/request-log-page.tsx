import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { formatCount } from '#components/money/money-format.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { RequestLogFilters } from '#features/request-log/request-log-filters.tsx';
import { isDrawerOpen } from '#features/request-log/request-log-links.ts';
import { RequestLogList } from '#features/request-log/request-log-list.tsx';
import { useRequestLogSearch } from '#features/request-log/use-request-log-search.ts';
import { totalsOf, useRequests } from '#features/request-log/use-requests.ts';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useWords } from '#i18n/use-words.ts';

const RequestDrawer = lazy(async () => ({
  default: (await import('#features/request-log/request-drawer.tsx')).RequestDrawer,
}));

/** The calls of the account to the payment API. */
export const RequestLogPage = () => {
  const words = useWords({ es, en });
  const location = useLocation();
  const { search, linkTo, change } = useRequestLogSearch();
  const list = useRequests(search);
  const { rows } = totalsOf(list.data ?? []);
  const isCounted = list.isSuccess && (rows > 0 || search.pageNumber === 1);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={words.title} />
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-20 font-semibold">{words.title}</h1>
          <p role="status" className="figures text-14 text-ink-soft">
            {isCounted && words.found(formatCount(rows))}
          </p>
        </div>
        <p className="max-w-prose text-14 text-ink-soft">{words.explanation}</p>
      </header>
      <RequestLogFilters search={search} onChange={change} />
      <RequestLogList list={list} search={search} linkTo={linkTo} onChange={change} />
      {isDrawerOpen(location) && (
        <Suspense>
          <RequestDrawer />
        </Suspense>
      )}
    </div>
  );
};
