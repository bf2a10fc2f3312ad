import { type Key, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, type To } from 'react-router';
import { buttonClass } from '#components/ui/button.tsx';
import { type DataTableColumn, DataTableFrame, dataCellClass } from './data-table-frame.tsx';
import { useListWords } from './list-words.ts';
import type { DataTableSort } from './sort-heading.tsx';
import { useNarrow } from './use-narrow.ts';

const rowLinks = 'a[data-row]';

/** The row that a key moves to from row `index` of `rows`, or the page to turn to: -1 the previous, 1 the next. */
export const rowKey = (
  key: string,
  index: number,
  rows: number,
): { readonly row: number } | { readonly turn: 1 | -1 } | undefined => {
  if (key === 'ArrowDown') return { row: Math.min(index + 1, rows - 1) };
  if (key === 'ArrowUp') return { row: Math.max(index - 1, 0) };
  if (key === 'Home') return { row: 0 };
  if (key === 'End') return { row: rows - 1 };
  if (key === 'PageDown') return { turn: 1 };
  if (key === 'PageUp') return { turn: -1 };
  return undefined;
};

/**
 * While a row has the focus, the arrow keys move between rows and the page keys between pages, where the first row then gets the
 * focus. `onTurn` returns whether there is such a page.
 */
const useRowKeys = <Element extends HTMLElement>(
  rows: readonly unknown[],
  stale: boolean,
  onTurn: ((step: 1 | -1) => boolean) | undefined,
) => {
  const frame = useRef<Element>(null);
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have come
  useEffect(() => {
    if (!turned.current || stale) return;
    turned.current = false;
    frame.current?.querySelector<HTMLElement>(rowLinks)?.focus();
  }, [rows, stale]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(frame.current?.querySelectorAll<HTMLElement>(rowLinks) ?? [])];
    const index = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1;
    const wanted = index === -1 ? undefined : rowKey(event.key, index, links.length);
    if (!wanted) return;
    event.preventDefault();
    if ('row' in wanted) links[wanted.row]?.focus();
    else turned.current = onTurn?.(wanted.turn) === true;
  };
  return { frame, onKeyDown };
};

type RowLink = {
  readonly to: To;
  readonly state?: unknown;
  /** Keeps the scroll position: the link opens a drawer or dialog over the list. */
  readonly preventScrollReset?: boolean;
};

export type DataTableRows<Row> = {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** The link that the whole row opens; undefined where rows are no links. */
  readonly linkOf?: ((row: Row) => RowLink) | undefined;
  /** The buttons and links at the end of a row. */
  readonly actionsOf?: ((row: Row) => ReactNode) | undefined;
  /** The row in a narrow window, as a card. */
  readonly card: (row: Row) => ReactNode;
};

type DataTableProps<Row> = DataTableRows<Row> & {
  /** The table's accessible name. */
  readonly label: string;
  /** The first column identifies the row and contains the row's link. */
  readonly columns: readonly DataTableColumn<Row, string>[];
  readonly sort?: DataTableSort | undefined;
  /** Whether the rows still belong to the previous page. */
  readonly stale?: boolean;
  /** Opens the previous or next page; returns whether there is one. */
  readonly onTurn?: ((step: 1 | -1) => boolean) | undefined;
};

/** The clickable area of the link covers the row, and the focus ring surrounds it. Sticky bands must not cover a focused row. */
const rowLinkClass =
  'scroll-mt-36 text-ink no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

/**
 * Placed above the link's area, so that the controls can be clicked. A last control without a frame ends with its text or icon on
 * the edge of the column: its own padding stands outside.
 */
const actionsClass = 'relative z-1 flex items-center gap-1 [&>:last-child:not(.border)]:-mr-2';

/** The classes of what is done with a row most. On its card it stands between a state and a date, where there is no room for a frame. */
export const useRowActionClass = (): string => {
  const narrow = useNarrow();
  return narrow ? `${buttonClass('ghost', 'small')} max-sm:text-accent` : buttonClass('secondary', 'small');
};

/** The place of a row's menu where a row has none, so that the icons of all rows stand one below the other. */
export const NoRowMenu = () => (
  <span aria-hidden="true" className="size-9 shrink-0 pointer-coarse:min-w-11" />
);

/** The column of the row actions, for the frame and the skeleton. */
export const useActionsColumn = (has: boolean): readonly DataTableColumn<unknown>[] => {
  const words = useListWords();
  return has
    ? [{ name: 'actions', heading: words.actions, align: 'end', cell: () => null, skeleton: 'w-16' }]
    : [];
};

type RowProps<Row> = Pick<DataTableRows<Row>, 'linkOf' | 'actionsOf'> & { readonly row: Row };

const TableRow = <Row,>({
  row,
  columns,
  linkOf,
  actionsOf,
}: RowProps<Row> & { readonly columns: readonly DataTableColumn<Row, string>[] }) => (
  <tr className="relative hover:bg-hover hover:shadow-[-0.5rem_0_var(--color-hover),0.5rem_0_var(--color-hover)]">
    {columns.map((column, index) =>
      index === 0 ? (
        <th key={column.name} scope="row" className={`font-normal ${dataCellClass(column)}`}>
          {linkOf ? (
            <Link {...linkOf(row)} data-row="" className={rowLinkClass}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </th>
      ) : (
        <td key={column.name} className={dataCellClass(column)}>
          {column.cell(row)}
        </td>
      ),
    )}
    {actionsOf && (
      <td className={dataCellClass({ align: 'end' })}>
        <span className={`${actionsClass} flex-wrap justify-end has-[>.size-9]:flex-nowrap lg:flex-nowrap`}>
          {actionsOf(row)}
        </span>
      </td>
    )}
  </tr>
);

/** The lines of a card: all of them span both columns, but one that ends where the actions of the row begin. */
const cardClass = 'col-[1/3] row-start-1 grid grid-cols-subgrid py-2 *:col-span-2';

const CardRow = <Row,>({
  row,
  card,
  linkOf,
  actionsOf,
}: RowProps<Row> & Pick<DataTableRows<Row>, 'card'>) => {
  const actions = actionsOf?.(row);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] border-b border-line">
      {linkOf ? (
        <Link {...linkOf(row)} data-row="" className={`${cardClass} ${rowLinkClass} after:-inset-x-2!`}>
          {card(row)}
        </Link>
      ) : (
        <div className={cardClass}>{card(row)}</div>
      )}
      {actions && (
        <div
          // In the middle of the second line, which stands a little below that of the card; over the first two where those have
          // nothing else there.
          className={`${actionsClass} col-start-2 row-start-1 mt-1 self-center pl-3 empty:hidden in-[li:not(:has([data-state]))]:mt-2.5 in-[li:not(:has([data-state]))]:self-start pointer-coarse:[&>.size-9:last-child]:-mr-3.5! [&>.size-9>svg]:size-5`}
        >
          {actions}
        </div>
      )}
    </li>
  );
};

/** A list: a table whose rows are links, or cards in a narrow window. It does not load data. */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  stale = false,
  onTurn,
  card,
  linkOf,
  actionsOf,
}: DataTableProps<Row>) => {
  const words = useListWords();
  const narrow = useNarrow();
  const keysId = useId();
  const { frame, onKeyDown } = useRowKeys<HTMLDivElement>(rows, stale, onTurn);
  const actions = useActionsColumn(actionsOf !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed on the links inside
    <div ref={frame} onKeyDown={onKeyDown} className={`transition-opacity ${stale ? 'opacity-60' : ''}`}>
      {linkOf && (
        <p id={keysId} hidden>
          {words.keys}
        </p>
      )}
      {narrow ? (
        <ul aria-label={label} aria-busy={stale} className="border-t border-line">
          {rows.map((row) => (
            <CardRow key={keyOf(row)} row={row} card={card} linkOf={linkOf} actionsOf={actionsOf} />
          ))}
        </ul>
      ) : (
        <DataTableFrame
          label={label}
          columns={[...columns, ...actions]}
          busy={stale}
          sort={sort}
          describedBy={linkOf && keysId}
        >
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} linkOf={linkOf} actionsOf={actionsOf} />
          ))}
        </DataTableFrame>
      )}
    </div>
  );
};
