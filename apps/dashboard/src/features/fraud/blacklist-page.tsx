import type { BlacklistEntry, BlacklistSort } from '@pasarela/contracts/fraud/blacklist-schema';
import {
  type FraudField,
  fraudFieldNames,
  fraudFieldOf,
  fraudFields,
} from '@pasarela/contracts/fraud/fraud-fields';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { StackedMoment } from '#components/data-table/stacked-text.tsx';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { formatDay } from '#components/dates/date-format.ts';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { listAddress } from '#components/list/list-address.ts';
import { choiceChip } from '#components/list/list-chips.tsx';
import { choiceFilter, readRowId, textFilter } from '#components/list/list-filter.ts';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { SearchField } from '#components/list/search-field.tsx';
import { overlayLink, useIsOpen } from '#components/overlay/use-overlay.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { StatusBadge } from '#components/status/status-badges.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { fraudPaths } from '#features/fraud/fraud-paths.ts';
import { blacklistQuery } from '#features/fraud/fraud-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';

/** The value of an entry: an e-mail, an IP address, or the known digits of a card. */
const BlacklistValue = ({ entry }: { readonly entry: BlacklistEntry }) =>
  fraudFieldOf(entry.fieldRulesId) === 'card' ? <CardLabel text={entry.value} /> : entry.value;

const ActiveBadge = ({ active }: { readonly active: boolean }) => {
  const words = useFraudWords().blacklist;
  return <StatusBadge colour={active ? 'cyan' : null} label={active ? words.active : words.inactive} />;
};

/** The columns of the blacklist: first who it is. */
const useBlacklistColumns = (): readonly DataTableColumn<BlacklistEntry, BlacklistSort>[] => {
  const { columns } = useFraudWords().blacklist;
  const [language] = useLanguage();
  return [
    {
      name: 'value',
      sort: 'value',
      sortKind: 'text',
      heading: columns.value,
      skeleton: 'w-44',
      className: 'w-1/2 max-w-0',
      cell: (row) => (
        <span className="block truncate font-medium">
          <BlacklistValue entry={row} />
        </span>
      ),
    },
    {
      name: 'type',
      sort: 'type',
      sortKind: 'rank',
      heading: columns.type,
      skeleton: 'w-24',
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-soft">
          {fraudFields[fraudFieldOf(row.fieldRulesId)].label[language]}
        </span>
      ),
    },
    {
      name: 'active',
      sort: 'active',
      sortKind: 'rank',
      heading: columns.active,
      skeleton: 'w-16',
      cell: (row) => <ActiveBadge active={row.active} />,
    },
    {
      name: 'date',
      sort: 'date',
      heading: columns.date,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.date} />,
    },
  ];
};

const maxOfValue = limits.filterLength.email;

/** The address of the blacklist. */
const blacklist = listAddress({
  path: fraudPaths.blacklist,
  filters: {
    type: {
      ...choiceFilter(fraudFieldNames),
      toQuery: (type: FraudField | undefined) => (type ? { fieldRulesId: fraudFields[type].id } : {}),
    },
    value: { ...textFilter(maxOfValue), hasField: true },
  },
  sorts: { date: 'desc', value: 'asc', type: 'asc', active: 'desc' } satisfies Record<
    BlacklistSort,
    SortDirection
  >,
  sortedBy: 'date',
});

/** An entry on a phone: who it is and whether it stands, what it is and since when. */
const BlacklistCard = ({ row }: { readonly row: BlacklistEntry }) => {
  const [language] = useLanguage();
  return (
    <RowCard
      main={
        <span className="block py-0.5 text-13 leading-5">
          <BlacklistValue entry={row} />
        </span>
      }
      state={<ActiveBadge active={row.active} />}
      below={fraudFields[fraudFieldOf(row.fieldRulesId)].label[language]}
      at={formatDay(row.date)}
    />
  );
};

const AddEntryDialog = lazy(
  whenReachable(async () => ({
    default: (await import('./entry-dialogs.tsx')).AddEntryDialog,
  })),
);
const EditEntryDialog = lazy(
  whenReachable(async () => ({
    default: (await import('./entry-dialogs.tsx')).EditEntryDialog,
  })),
);

const blacklistList = defineList({
  address: blacklist,
  query: (companyId, asked) => blacklistQuery(companyId, { companyId, ...asked }),
  chips: {
    type: choiceChip(() => {
      const words = useFraudWords().blacklist.filters;
      const [language] = useLanguage();
      return {
        label: words.type,
        all: words.allTypes,
        choices: fraudFieldNames.map((value) => ({ value, label: fraudFields[value].label[language] })),
      };
    }),
  },
  useColumns: useBlacklistColumns,
  card: (row) => <BlacklistCard row={row} />,
  keyOf: (row) => row.idBlackList,
});

/** The blacklist: payers whose payments are declined. */
export const BlacklistPage = () => {
  const words = useFraudWords().blacklist;
  const list = useList(blacklistList);
  const { result } = list;
  const isAdding = useIsOpen(fraudPaths.add);
  const isEditing = useIsOpen(fraudPaths.edit);
  const [params] = useSearchParams();
  const page = blacklist.linkTo(list.search);
  const narrow = useNarrow();
  const addLink = overlayLink({ ...page, pathname: fraudPaths.add });
  const add = (
    <Link {...addLink} className={buttonClass('primary')}>
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
    <ListPage
      declaration={blacklistList}
      list={list}
      words={words}
      isPart="named"
      explanation={words.explanation}
      actions={!narrow && add}
      create={{ ...addLink, label: words.add }}
      searchField={
        <SearchField
          words={words.search}
          max={maxOfValue}
          value={list.search.value}
          onSearch={(value) => list.filter({ value })}
        />
      }
      linkOf={(row) => editLink(row.idBlackList)}
      empty={
        <StateMessage title={words.states.emptyTitle} action={add}>
          <p>{words.states.emptyText}</p>
        </StateMessage>
      }
    >
      <Suspense>
        {isAdding && <AddEntryDialog page={page} />}
        {isEditing && result.isSuccess && (
          <EditEntryDialog entry={result.data.find((row) => row.idBlackList === chosen)} page={page} />
        )}
      </Suspense>
    </ListPage>
  );
};
