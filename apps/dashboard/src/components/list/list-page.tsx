import type { WireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { useListWords } from '#components/data-table/list-words.ts';
import { useAccountToday } from '#components/dates/account-clock.ts';
import type { AnySearch, ListAddress } from '#components/list/list-address.ts';
import { ListFilters } from '#components/list/list-filters.tsx';
import { ListHeader, type ListWords } from '#components/list/list-header.tsx';
import { PagedList, type PagedListProps } from '#components/list/paged-list.tsx';
import { type List, useListSearch } from '#components/list/use-list-search.ts';
import { type PagedRow, rowsFound, totalsOf, usePagedQuery } from '#components/list/use-paged-query.ts';
import { formatCount } from '#components/money/money-format.ts';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { useCompanyId } from '#session/use-session.ts';

/** What the chip of a filter is given. */
export type ListChipProps<Value, Search = unknown> = {
  readonly value: Value;
  /** The value that clearing the filter restores. */
  readonly initial: Value;
  readonly onChange: (value: Value) => void;
  readonly search: Search;
  readonly today: WireDay;
};

/** The chips of a list, in their order, each under the name of its filter. */
type ListChips<Search> = {
  readonly [Name in keyof Search]?: ComponentType<ListChipProps<Search[Name], Search>>;
};

type ListTabs<Search, Tab extends string> = {
  readonly names: readonly Tab[];
  readonly currentOf: (search: Search) => Tab;
  /** The first page of a tab. */
  readonly searchOf: (search: Search, tab: Tab) => Search;
};

/** The column that orders a list. */
type OrderedBy<Search extends AnySearch> = NonNullable<Search['sort']>['by'] | undefined;

/** A list: where it stands, what it asks for, and how its filters and rows are shown. */
export type ListDeclaration<
  Row extends PagedRow,
  Search extends AnySearch,
  Query,
  Tab extends string,
  Key extends QueryKey,
> = {
  readonly address: ListAddress<Search, Query>;
  readonly query: (companyId: number, asked: Query) => UseQueryOptions<Row[], Error, Row[], Key>;
  /** Whether a search is made at all; always without it. */
  readonly isSearched?: (search: Search) => boolean;
  /** The day that `today` means; without it, that of the account's clock. */
  readonly useToday?: () => WireDay;
  readonly tabs?: ListTabs<Search, Tab>;
  readonly chips: ListChips<Search>;
  readonly useColumns: (search: Search) => readonly DataTableColumn<Row, string>[];
  /** A row on a phone. Where its list is ordered by a date, it shows that one. */
  readonly card: (row: Row, orderedBy: OrderedBy<Search>) => ReactNode;
  readonly keyOf: PagedListProps<Row>['keyOf'];
  /** The only column that orders any number of rows; without it, all of them do. */
  readonly longSort?: string;
};

/** Declares a list, which `useList` opens and `ListPage` renders. */
export const defineList = <
  Row extends PagedRow,
  Search extends AnySearch,
  Query,
  Key extends QueryKey,
  Tab extends string = never,
>(
  declaration: ListDeclaration<Row, Search, Query, Tab, Key>,
): ListDeclaration<Row, Search, Query, Tab, Key> => declaration;

/** An open list: its search, the ways to change it, and its rows. */
type OpenList<Row extends PagedRow, Search extends AnySearch> = List<Search> & {
  readonly result: UseQueryResult<Row[]>;
  readonly today: WireDay;
  readonly companyId: number;
  readonly isSearched: boolean;
  /** The number of rows found; undefined on a page beyond the last. */
  readonly rows: number | undefined;
};

/** Opens a list at the page's address. */
export const useList = <
  Row extends PagedRow,
  Search extends AnySearch,
  Query,
  Tab extends string,
  Key extends QueryKey,
>({
  address,
  query,
  isSearched = () => true,
  useToday = useAccountToday,
}: ListDeclaration<Row, Search, Query, Tab, Key>): OpenList<Row, Search> => {
  const list = useListSearch(address);
  const today = useToday();
  const companyId = useCompanyId();
  const searched = isSearched(list.search);
  const result = usePagedQuery({
    ...query(companyId, address.toQuery(list.search, today)),
    enabled: searched,
  });
  const rows = searched ? rowsFound(result, list.search.pageNumber) : 0;
  return { ...list, result, today, companyId, isSearched: searched, rows };
};

type TabsProps<
  Row extends PagedRow,
  Search extends AnySearch,
  Query,
  Tab extends string,
  Key extends QueryKey,
> = {
  readonly declaration: ListDeclaration<Row, Search, Query, Tab, Key>;
  readonly tabs: ListTabs<Search, Tab>;
  readonly list: OpenList<Row, Search>;
  readonly words: { readonly label: string } & Readonly<Record<Tab, string>>;
};

/** The tabs of a list: each has an address of its own, and says how many rows it has. */
const Tabs = <
  Row extends PagedRow,
  Search extends AnySearch,
  Query,
  Tab extends string,
  Key extends QueryKey,
>({
  declaration: { address, query },
  tabs: { names, currentOf, searchOf },
  list: { search, today, companyId },
  words,
}: TabsProps<Row, Search, Query, Tab, Key>) => {
  const counts = useQueries({
    queries: names.map((tab) =>
      query(companyId, { ...address.toQuery(searchOf(search, tab), today), rowsOfPage: 1 }),
    ),
  });
  return (
    <LinkTabs
      label={words.label}
      tabs={names.map((tab, index) => ({
        to: address.linkTo(searchOf(search, tab)),
        text: words[tab],
        isCurrent: tab === currentOf(search),
        count: counts[index]?.data && formatCount(totalsOf(counts[index].data).rows),
      }))}
    />
  );
};

type ChipsProps<Search extends AnySearch> = {
  readonly chips: ListChips<Search>;
  readonly list: List<Search> & { readonly today: WireDay };
};

const Chips = <Search extends AnySearch>({ chips, list }: ChipsProps<Search>) => {
  const { address, search, filter, today } = list;
  const chip = <Name extends keyof Search>(name: Name) => {
    const Chip = chips[name] as ComponentType<ListChipProps<Search[Name], Search>> | undefined;
    return (
      Chip && (
        <Chip
          key={String(name)}
          value={search[name]}
          initial={address.initial[name]}
          onChange={(value: Search[Name]) => filter({ [name]: value } as unknown as Partial<Search>)}
          search={search}
          today={today}
        />
      )
    );
  };
  return (Object.keys(chips) as (keyof Search)[]).map(chip);
};

/** The reason for which a column cannot order so many rows. */
const useSortLimit = (longSort: string | undefined, rows: number) => {
  const words = useListWords().sort;
  return (by: string): string | undefined =>
    longSort === undefined || by === longSort || rows <= limits.sortedRows
      ? undefined
      : words.tooMany(formatCount(limits.sortedRows));
};

type ListPageProps<
  Row extends PagedRow,
  Search extends AnySearch,
  Query,
  Tab extends string,
  Key extends QueryKey,
> = Pick<ComponentProps<typeof ListHeader>, 'explanation' | 'news' | 'actions' | 'create' | 'isPart'> &
  Pick<PagedListProps<Row>, 'linkOf' | 'actionsOf' | 'empty' | 'filteredAction'> & {
    readonly declaration: ListDeclaration<Row, Search, Query, Tab, Key>;
    readonly list: OpenList<Row, Search>;
    readonly words: ListWords;
    readonly tabWords?: ({ readonly label: string } & Readonly<Record<Tab, string>>) | undefined;
    /** Between the title and the filters, in place of tabs. */
    readonly views?: ReactNode;
    /** The field that the list is searched by, before the chips. */
    readonly searchField?: ReactNode;
    /** A filter that needs a row of its own. */
    readonly wideFilter?: ReactNode;
    /** Shown while nothing is searched. */
    readonly notSearched?: ReactNode;
    /** How many rows a column would have to order, where that is not the number found. */
    readonly sortedRows?: number | undefined;
    /** What lies over the list. */
    readonly children?: ReactNode;
  };

/** The page of a list: title, tabs, filters, and the table with its pages or the message in its place. */
export const ListPage = <
  Row extends PagedRow,
  Search extends AnySearch,
  Query,
  Tab extends string,
  Key extends QueryKey,
>({
  declaration,
  list,
  words,
  tabWords,
  views,
  searchField,
  wideFilter,
  notSearched,
  sortedRows = totalsOf(list.result.data).rows,
  children,
  explanation,
  news,
  actions,
  create,
  isPart = false,
  ...rows
}: ListPageProps<Row, Search, Query, Tab, Key>) => {
  const { result, isSearched } = list;
  const unavailableSort = useSortLimit(declaration.longSort, sortedRows);
  const columns = declaration.useColumns(list.search);
  return (
    <div className="flex flex-col gap-2 sm:gap-4">
      <ListHeader
        list={list}
        result={isSearched ? result : undefined}
        words={words}
        explanation={explanation}
        news={news}
        actions={actions}
        create={create}
        isPart={isPart}
        isCountedBelow={declaration.tabs !== undefined}
      />
      {declaration.tabs && tabWords && (
        <Tabs declaration={declaration} tabs={declaration.tabs} list={list} words={tabWords} />
      )}
      {views}
      <ListFilters list={list} found={list.rows} before={searchField} below={wideFilter}>
        <Chips chips={declaration.chips} list={list} />
      </ListFilters>
      {isSearched ? (
        <PagedList
          {...rows}
          list={list}
          result={result}
          words={words}
          columns={columns}
          keyOf={declaration.keyOf}
          card={(row) => declaration.card(row, list.address.orderOf(list.search)?.by)}
          unavailableSort={unavailableSort}
        />
      ) : (
        notSearched
      )}
      {children}
    </div>
  );
};
