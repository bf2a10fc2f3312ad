import type { UseQueryResult } from '@tanstack/react-query';
import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { DataTable, type DataTableRows, useActionsColumn } from '#components/data-table/data-table.tsx';
import { type DataTableColumn, DataTableSkeleton } from '#components/data-table/data-table-frame.tsx';
import { DataTablePages, rowsOfPage } from '#components/data-table/data-table-pages.tsx';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { useListWords } from '#components/data-table/list-words.ts';
import { useHidesColumns, useNarrow } from '#components/data-table/use-narrow.ts';
import type { AnySearch } from '#components/list/list-address.ts';
import type { ListWords } from '#components/list/list-header.tsx';
import { SortMenu } from '#components/list/sort-menu.tsx';
import type { List } from '#components/list/use-list-search.ts';
import { type PagedRow, totalsOf } from '#components/list/use-paged-query.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';

type ListNothingProps = {
  readonly list: List<AnySearch>;
  readonly words: ListWords['states'];
  readonly empty: ReactNode;
  readonly filteredAction?: ReactNode;
};

/** Shown instead of an empty list: the page is beyond the last, the filters leave no rows, or there are none at all. */
const ListNothing = ({ list, words, empty, filteredAction }: ListNothingProps) => {
  const common = useListWords();
  const { address, search } = list;
  if (search.pageNumber > 1)
    return (
      <StateMessage
        title={common.beyondTitle}
        action={<Button onClick={() => list.show({ ...search, pageNumber: 1 })}>{common.firstPage}</Button>}
      >
        <p>{common.beyondText}</p>
      </StateMessage>
    );
  if (words.filteredTitle === undefined || !address.isNarrowed(search)) return empty;
  return (
    <StateMessage
      title={words.filteredTitle}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => list.clear()}>{common.clearAll}</Button>
          {filteredAction}
        </div>
      }
    >
      <p>{words.filteredText}</p>
    </StateMessage>
  );
};

/** The part of a list that is shown. */
type Shown = {
  readonly page: number;
  /** Identifies the order, independently of the language. */
  readonly order: string;
  readonly rangeText: string;
  readonly orderText: string;
};

type ListRangeStatusProps = {
  /** Undefined while there are no rows. */
  readonly shown: Shown | undefined;
  /** Whether the rows still belong to the previous page. */
  readonly isStale: boolean;
};

/**
 * Announces the shown rows to screen readers after a change of page or order; the header announces only the total. It is always
 * rendered, because a live region must exist before its text changes.
 */
const ListRangeStatus = ({ shown, isStale }: ListRangeStatusProps) => {
  const [said, say] = useState<{ readonly shown: Shown | undefined; readonly text: string }>({
    shown,
    text: '',
  });
  const { shown: before } = said;
  if (!isStale && (before?.page !== shown?.page || before?.order !== shown?.order)) {
    const isOtherOrder = before?.order !== shown?.order;
    const text = shown && (isOtherOrder ? `${shown.rangeText}. ${shown.orderText}` : shown.rangeText);
    // The header announces the first rows and changed filters.
    say({ shown, text: before && text ? text : '' });
  }
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  );
};

/** What the server says of a list that is too long for its order or for one of its filters, otherwise undefined. */
const tooLong = (error: Error) =>
  error instanceof CallError
    ? error.fieldErrors.find(({ code }) => code === 'too_many_to_sort' || code === 'too_many_to_filter')
    : undefined;

type ListTooLongProps = {
  readonly list: List<AnySearch>;
  readonly refusal: NonNullable<ReturnType<typeof tooLong>>;
};

/** Shown instead of a list that is too long for what is asked of it, after filters were cleared or from an old address. */
const ListTooLong = ({ list, refusal }: ListTooLongProps) => {
  const words = useListWords();
  const { sort } = words;
  const isOrder = refusal.code === 'too_many_to_sort';
  return (
    <div role="alert">
      <StateMessage
        title={isOrder ? sort.refusedTitle : sort.filterRefusedTitle}
        action={
          isOrder ? (
            <Button onClick={() => list.show({ ...list.search, sort: undefined, pageNumber: 1 })}>
              {sort.refusedAction}
            </Button>
          ) : (
            <Button onClick={() => list.clear()}>{words.clearAll}</Button>
          )
        }
      >
        <p>{refusal.message}</p>
      </StateMessage>
    </div>
  );
};

export type PagedListProps<Row> = Omit<DataTableRows<Row>, 'rows'> & {
  readonly list: List<AnySearch>;
  readonly result: UseQueryResult<Row[]>;
  readonly words: ListWords;
  readonly columns: readonly DataTableColumn<Row, string>[];
  /** The message of a list that is empty without filters: what it will hold, and what to do. */
  readonly empty: ReactNode;
  /** An action offered besides clearing the filters if they leave no rows. */
  readonly filteredAction?: ReactNode;
  /** The reason for which a column cannot order the rows now; undefined where it can. */
  readonly unavailableSort?: (by: string) => string | undefined;
};

/** The loaded rows, for the status announcement of the list. */
const useShownRows = <Row extends PagedRow>({
  list: { address, search },
  result,
  columns,
}: Pick<PagedListProps<Row>, 'list' | 'result' | 'columns'>) => {
  const pagesWords = useDataTableWords();
  const { sort } = useListWords();
  const total = totalsOf(result.data).rows;
  if (result.isError || total === 0) return undefined;
  const { first, last } = rowsOfPage(search.pageNumber, total);
  const order = address.orderOf(search);
  const ordered = order && columns.find((column) => column.sort === order.by);
  return {
    page: search.pageNumber,
    order: order ? `${order.by} ${order.direction}` : '',
    rangeText: pagesWords.rowsAloud(formatCount(first), formatCount(last), formatCount(total)),
    orderText: ordered
      ? sort.ordered(ordered.heading, sort.directions[ordered.sortKind ?? 'moment'][order.direction])
      : '',
  };
};

/**
 * Where what has the focus leaves the list, moves the focus to the row in the place of its own, to the first where it was the button
 * of a message, or to the page's content where there is no row.
 */
const useFocusOfGone = (rows: readonly unknown[] | undefined) => {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly control: HTMLElement; readonly index: number }>(null);
  const linksIn = (element: Element | null) => [
    ...(element?.querySelectorAll<HTMLElement>('a[data-row]') ?? []),
  ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have come
  useEffect(() => {
    if (!held.current || held.current.control.isConnected) return;
    const { index } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const links = linksIn(frame.current);
    const next = links[Math.min(index, links.length - 1)] ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
  }, [rows]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const [link] = linksIn(target.closest('tr, li'));
    held.current = { control: target, index: link ? linksIn(frame.current).indexOf(link) : 0 };
  };
  return { ref: frame, onFocus };
};

/** The table with its pages, or the message shown instead. */
export const PagedList = <Row extends PagedRow>(props: PagedListProps<Row>) => (
  <div {...useFocusOfGone(props.result.data)} className="peer-data-on-next-line:[--list-actions:2.25rem]">
    <ListRangeStatus shown={useShownRows(props)} isStale={props.result.isPlaceholderData} />
    <ListContent {...props} />
  </div>
);

const ListContent = <Row extends PagedRow>({
  list,
  result,
  words,
  columns,
  empty,
  filteredAction,
  unavailableSort,
  ...rows
}: PagedListProps<Row>) => {
  const { address, search } = list;
  const narrow = useNarrow();
  const hidesColumns = useHidesColumns();
  const actions = useActionsColumn(rows.actionsOf !== undefined);
  if (result.isError) {
    const refusal = tooLong(result.error);
    if (refusal) return <ListTooLong list={list} refusal={refusal} />;
    return (
      <FailedMessage
        title={words.states.failed}
        error={result.error}
        onTryAgain={() => void result.refetch()}
      />
    );
  }
  if (result.isPending)
    return (
      <>
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <DataTableSkeleton label={words.title} columns={[...columns, ...actions]} />
      </>
    );
  if (result.data.length === 0)
    return <ListNothing list={list} words={words.states} empty={empty} filteredAction={filteredAction} />;
  const totals = totalsOf(result.data);
  const order = address.orderOf(search);
  const isOrderHidden =
    hidesColumns && columns.some(({ sort, isWideOnly }) => isWideOnly && sort === order?.by);
  const linkTo = (pageNumber: number) => address.linkTo({ ...search, pageNumber });
  return (
    <>
      {order && (narrow || isOrderHidden) && (
        <SortMenu
          // The filters, which have its place, are others in a narrow window.
          key={String(narrow)}
          columns={columns}
          order={order}
          unavailable={unavailableSort}
          onSort={(by, direction) => list.show(address.sorted(search, by, direction))}
        />
      )}
      <DataTable
        {...rows}
        label={words.title}
        columns={columns}
        rows={result.data}
        stale={result.isPlaceholderData}
        sort={
          order && {
            ...order,
            onSort: (by) => list.show(address.sorted(search, by)),
            unavailable: unavailableSort,
          }
        }
        onTurn={(step) => {
          const pageNumber = search.pageNumber + step;
          const isThere = pageNumber >= 1 && pageNumber <= totals.pages;
          if (isThere) list.show({ ...search, pageNumber });
          return isThere;
        }}
      />
      <DataTablePages page={search.pageNumber} pages={totals.pages} rows={totals.rows} linkTo={linkTo} />
    </>
  );
};
