import type { WireDay } from '@pasarela/contracts/dates/dates';
import type { ListOrder, SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { type ListFilter, readPage } from './list-filter.ts';

type Filters = Readonly<Record<string, ListFilter<unknown>>>;

type ValueOf<Filter> = Filter extends ListFilter<infer Value> ? Value : never;
type Asks = { toQuery(value: never, today: WireDay): object };
/** What the filters ask the API for: each its value under its own name, or what its `toQuery` gives. */
type FiltersQuery<F extends Filters> = {
  readonly [Name in keyof F as F[Name] extends Asks ? never : Name]: ValueOf<F[Name]>;
} & AskedTogether<F>;

type AskedTogether<F extends Filters> = {
  [Name in keyof F]: F[Name] extends Asks ? (asked: ReturnType<F[Name]['toQuery']>) => void : never;
}[keyof F] extends (all: infer All) => void
  ? All
  : never;

/** The column that orders the list, and the direction. */
export type ListSort<By extends string = string> = { readonly by: By; readonly direction: SortDirection };

/** The part of a search that all lists share. */
export type AnySearch = {
  /** Undefined for the default order of the list. */
  readonly sort?: ListSort;
  readonly pageNumber: number;
};

/** The search in a list's address: filters, order and page. */
export type ListSearch<F extends Filters, By extends string = never> = {
  readonly [Name in keyof F]: ValueOf<F[Name]>;
} & { readonly sort?: ListSort<By>; readonly pageNumber: number };

/** The search type of a list's address. */
export type SearchOf<Address> = Address extends ListAddress<infer Search> ? Search : never;

/** The order and page of a list, as its API call takes them. */
type PageQuery<By extends string> = ListOrder<By> & {
  readonly pageNumber: number;
  readonly rowsOfPage: number;
};

type ListAddressOptions<F extends Filters, By extends string> = {
  readonly path: string;
  readonly filters: F;
  /** The sortable columns, each with its first direction. */
  readonly sorts?: Readonly<Record<By, SortDirection>>;
  /** The column of the default order. */
  readonly sortedBy?: NoInfer<By>;
  /** Whether the API is asked for the default order, because its own is another. */
  readonly asksForOrder?: true;
  /** Removes the filters that do not apply together with the others. */
  readonly tidy?: (search: ListSearch<F, By>) => ListSearch<F, By>;
};

/** The path of a list, and the conversions between its search and its address. */
export type ListAddress<Search extends AnySearch, Query = unknown, ReportQuery = unknown> = {
  readonly path: string;
  readonly initial: Search;
  read(params: URLSearchParams): Search;
  write(search: Search): URLSearchParams;
  linkTo(search: Search): { readonly pathname: string; readonly search: string };
  /** What the list asks the API for: the filters, the order and the page. */
  toQuery(search: Search, today: WireDay): Query;
  /** What the report of all rows asks the API for. */
  toReport(search: Search, today: WireDay): ReportQuery;
  /** Changes some filters and returns to the first page. */
  filtered(search: Search, change: Partial<Search>): Search;
  /** Removes all filters and keeps the order. */
  cleared(search: Search): Search;
  /** The order of the rows, including the list's default. */
  orderOf(search: Search): Search['sort'];
  /** The search ordered by a column; ordering by the same column again reverses the direction. */
  sorted(search: Search, by: string, direction?: SortDirection): Search;
  isFiltered(search: Search): boolean;
  /** The number of filters in use, without those that have a field beside the list. */
  countFilters(search: Search): number;
  /** Whether filters may be the reason for an empty result. */
  isNarrowed(search: Search): boolean;
};

const isDirection = (text: string | null): text is SortDirection => text === 'asc' || text === 'desc';

const isSameSort = (one: ListSort | undefined, other: ListSort | undefined): boolean =>
  one?.by === other?.by && one?.direction === other?.direction;

const queryOfFilters = <F extends Filters>(
  filters: F,
  search: { readonly [Name in keyof F]: unknown },
  today: WireDay,
): FiltersQuery<F> => {
  const asked = Object.entries(filters).map(([name, filter]) => {
    const value = search[name];
    return filter.toQuery ? filter.toQuery(value, today) : value !== undefined && { [name]: value };
  });
  return Object.assign({}, ...asked);
};

export const listAddress = <const F extends Filters, const By extends string = never>({
  path,
  filters,
  sorts = {} as Readonly<Record<By, SortDirection>>,
  sortedBy,
  asksForOrder,
  tidy = (search) => search,
}: ListAddressOptions<F, By>): ListAddress<
  ListSearch<F, By>,
  FiltersQuery<F> & PageQuery<By>,
  FiltersQuery<F> & ListOrder<By>
> => {
  type Search = ListSearch<F, By>;
  const entries = Object.entries(filters);
  const columns = Object.keys(sorts) as By[];
  const own = sortedBy && { by: sortedBy, direction: sorts[sortedBy] };

  /** The default order is omitted from the address, so that equal searches have the same address. */
  const sortTo = (by: By | undefined, direction: SortDirection | undefined): ListSort<By> | undefined => {
    if (by === undefined) return undefined;
    const sort = { by, direction: direction ?? sorts[by] };
    return isSameSort(sort, own) ? undefined : sort;
  };
  const searchOf = (read: (name: string, filter: ListFilter<unknown>) => unknown, rest: AnySearch) =>
    ({
      ...Object.fromEntries(entries.map(([name, filter]) => [name, read(name, filter)])),
      ...rest,
    }) as Search;
  const valueIn = (search: Search, name: string): unknown => search[name as keyof Search];

  const initial = searchOf((_, filter) => filter.initial, { pageNumber: 1 });
  const write = (search: Search): URLSearchParams => {
    const params = new URLSearchParams();
    for (const [name, filter] of entries) filter.write(params, name, valueIn(search, name));
    if (search.sort) {
      params.set('sort', search.sort.by);
      params.set('direction', search.sort.direction);
    }
    if (search.pageNumber > 1) params.set('pageNumber', String(search.pageNumber));
    return params;
  };
  const ordered = (search: Search): Search => (asksForOrder && own ? { sort: own, ...search } : search);
  const filtersQuery = (search: Search, today: WireDay) => queryOfFilters(filters, search, today);
  return {
    path,
    initial,
    read: (params) => {
      const direction = params.get('direction');
      const sort = sortTo(
        columns.find((name) => name === params.get('sort')),
        isDirection(direction) ? direction : undefined,
      );
      return tidy(
        searchOf((name, filter) => filter.read(params, name), {
          ...(sort && { sort }),
          pageNumber: readPage(params),
        }),
      );
    },
    write,
    linkTo: (search) => ({ pathname: path, search: write(search).toString() }),
    filtered: (search, change) => tidy({ ...search, ...change, pageNumber: 1 }),
    toQuery: (search, today) => ({ ...filtersQuery(search, today), ...pageQuery<By>(ordered(search)) }),
    toReport: (search, today) => ({ ...filtersQuery(search, today), ...orderQuery<By>(ordered(search)) }),
    cleared: (search) =>
      searchOf((name, filter) => (filter.stays ? valueIn(search, name) : filter.initial), {
        ...(search.sort && { sort: search.sort }),
        pageNumber: 1,
      }),
    orderOf: ({ sort }) => (sort ?? own) as Search['sort'],
    sorted: ({ sort = own, ...search }, name, direction) => {
      const by = columns.find((column) => column === name);
      const turned = sort?.direction === 'asc' ? 'desc' : 'asc';
      const next = sortTo(by, direction ?? (sort?.by === by ? turned : undefined));
      return { ...search, ...(next && { sort: next }), pageNumber: 1 } as Search;
    },
    isFiltered: (search) => entries.some(([name, filter]) => filter.isUsed(valueIn(search, name))),
    countFilters: (search) =>
      entries.filter(([name, filter]) => !filter.hasField && filter.isUsed(valueIn(search, name))).length,
    isNarrowed: (search) => entries.some(([name, filter]) => filter.narrows(valueIn(search, name))),
  };
};

type Sorted<By extends string> = { readonly sort?: ListSort<By> };

/** The order of a search, as the query of a list or of its report asks for it. */
export const orderQuery = <By extends string>({ sort }: Sorted<By>): ListOrder<By> =>
  sort ? { sortBy: sort.by, sortDirection: sort.direction } : {};

/** The order and page of a search, as parameters of the list's API call. */
export const pageQuery = <By extends string>(
  search: Sorted<By> & { readonly pageNumber: number },
): PageQuery<By> => ({
  ...orderQuery(search),
  pageNumber: search.pageNumber,
  rowsOfPage: limits.rowsOfPage,
});
