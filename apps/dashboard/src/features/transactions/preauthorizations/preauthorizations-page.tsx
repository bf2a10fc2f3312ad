import { Link, useLocation } from 'react-router';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { totalsOf } from '#components/list/use-paged-query.ts';
import { useSortLimit } from '#components/list/use-sort-limit.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { MakePaymentLink, useMayMakePayment } from '#features/transactions/list/make-payment-link.tsx';
import { useTransactions } from '#features/transactions/list/use-transactions.ts';
import { PreauthorizationCard } from '#features/transactions/preauthorizations/preauthorization-card.tsx';
import { PreauthorizationDrawer } from '#features/transactions/preauthorizations/preauthorization-drawer.tsx';
import {
  drawerActionOf,
  drawerLink,
} from '#features/transactions/preauthorizations/preauthorization-links.ts';
import { PreauthorizationsFilters } from '#features/transactions/preauthorizations/preauthorizations-filters.tsx';
import {
  movementsOf,
  preauthorizations,
} from '#features/transactions/preauthorizations/preauthorizations-search.ts';
import { usePreauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { usePreauthorizationsColumns } from '#features/transactions/preauthorizations/use-preauthorizations-columns.tsx';
import { useAccountToday } from '#sandbox/use-account-clock.ts';

const NoPreauthorizations = () => {
  const words = usePreauthorizationsWords().states;
  const mayMakePayment = useMayMakePayment();
  return (
    <StateMessage title={words.emptyTitle} action={mayMakePayment ? <MakePaymentLink /> : undefined}>
      <p>{mayMakePayment ? `${words.emptyText} ${words.emptySandbox}` : words.emptyText}</p>
    </StateMessage>
  );
};

/** What is authorized and waits to be charged or canceled. */
export const PreauthorizationsPage = () => {
  const words = usePreauthorizationsWords();
  const today = useAccountToday();
  const action = drawerActionOf(useLocation());
  const list = useListSearch(preauthorizations);
  const result = useTransactions(movementsOf(list.search));
  const columns = usePreauthorizationsColumns();
  const unavailableSort = useSortLimit('date', totalsOf(result.data).rows);
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader list={list} result={result} words={words} explanation={words.explanation} />
      <PreauthorizationsFilters list={list} today={today} />
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.idTransaction}
        linkOf={(row) => drawerLink('charge', row.idTransaction, list.search)}
        actionsOf={(row) => (
          <Link
            {...drawerLink('charge', row.idTransaction, list.search)}
            aria-label={words.chargeOne(row.referenceNumber)}
            className={`${buttonClass('secondary', 'small')} max-md:hidden`}
          >
            {words.charge}
          </Link>
        )}
        card={(row) => <PreauthorizationCard row={row} />}
        empty={<NoPreauthorizations />}
        unavailableSort={unavailableSort}
      />
      {action && <PreauthorizationDrawer action={action} />}
    </div>
  );
};
