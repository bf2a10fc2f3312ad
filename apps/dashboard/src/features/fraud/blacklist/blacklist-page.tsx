import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { usePagedQuery } from '#components/list/use-paged-query.ts';
import { overlayLink, useIsOpen } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { fraudPaths } from '#features/fraud/fraud-paths.ts';
import { blacklistQuery } from '#features/fraud/fraud-queries.ts';
import { whenReachable } from '#parts/load-part.ts';
import { useCompanyId } from '#session/use-session.ts';
import { BlacklistCard } from './blacklist-card.tsx';
import { BlacklistFilters } from './blacklist-filters.tsx';
import { blacklist, queryOf } from './blacklist-search.ts';
import { useBlacklistColumns } from './use-blacklist-columns.tsx';

const AddEntryDialog = lazy(
  whenReachable(async () => ({
    default: (await import('./add-entry-dialog.tsx')).AddEntryDialog,
  })),
);
const EditEntryDialog = lazy(
  whenReachable(async () => ({
    default: (await import('./edit-entry-dialog.tsx')).EditEntryDialog,
  })),
);

/** The blacklist: payers whose payments are declined. */
export const BlacklistPage = () => {
  const words = useFraudWords().blacklist;
  const companyId = useCompanyId();
  const list = useListSearch(blacklist);
  const result = usePagedQuery(blacklistQuery(companyId, queryOf(list.search, companyId)));
  const columns = useBlacklistColumns();
  const isAdding = useIsOpen(fraudPaths.add);
  const isEditing = useIsOpen(fraudPaths.edit);
  const [params] = useSearchParams();
  const page = blacklist.linkTo(list.search);
  const add = (
    <Link {...overlayLink({ ...page, pathname: fraudPaths.add })} className={buttonClass('primary', 'small')}>
      {words.add}
    </Link>
  );
  const editLink = (id: number) => {
    const search = blacklist.write(list.search);
    search.set('id', String(id));
    return overlayLink({ pathname: fraudPaths.edit, search: search.toString() });
  };
  const chosen = readRowId(params.get('id'));
  return (
    <section className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader
        list={list}
        result={result}
        words={words}
        isPart
        explanation={words.explanation}
        actions={add}
      />
      <BlacklistFilters list={list} />
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.idBlackList}
        linkOf={(row) => editLink(row.idBlackList)}
        card={(row) => <BlacklistCard row={row} />}
        empty={
          <StateMessage title={words.states.emptyTitle} action={add}>
            <p>{words.states.emptyText}</p>
          </StateMessage>
        }
      />
      <Suspense>
        {isAdding && <AddEntryDialog page={page} />}
        {isEditing && result.isSuccess && (
          <EditEntryDialog entry={result.data.find((row) => row.idBlackList === chosen)} page={page} />
        )}
      </Suspense>
    </section>
  );
};
