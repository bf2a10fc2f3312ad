import { useLocation } from 'react-router';
import { formatCount } from '#components/money/money-format.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { totalsOf, useTransactions } from '#features/transactions/list/use-transactions.ts';
import { PreauthorizationDrawer } from '#features/transactions/preauthorizations/preauthorization-drawer.tsx';
import { drawerActionOf } from '#features/transactions/preauthorizations/preauthorization-links.ts';
import { PreauthorizationsFilters } from '#features/transactions/preauthorizations/preauthorizations-filters.tsx';
import { PreauthorizationsList } from '#features/transactions/preauthorizations/preauthorizations-list.tsx';
import { movementsOf } from '#features/transactions/preauthorizations/preauthorizations-search.ts';
import { usePreauthorizationsSearch } from '#features/transactions/preauthorizations/use-preauthorizations-search.ts';
import { preauthorizationsWords as en } from '#i18n/en/preauthorizations.ts';
import { preauthorizationsWords as es } from '#i18n/es/preauthorizations.ts';
import { useWords } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';

/** What is authorized and waits to be charged or canceled. */
export const PreauthorizationsPage = () => {
  const words = useWords({ es, en });
  const today = useAccountToday();
  const action = drawerActionOf(useLocation());
  const { search, linkTo, change } = usePreauthorizationsSearch();
  const list = useTransactions(movementsOf(search));
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
      <PreauthorizationsFilters search={search} today={today} onChange={change} />
      <PreauthorizationsList list={list} search={search} linkTo={linkTo} onChange={change} />
      {action && <PreauthorizationDrawer action={action} />}
    </div>
  );
};
