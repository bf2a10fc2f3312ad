import type { Key, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useNarrow } from '#components/data-table/use-narrow.ts';

export type DataTableColumn<Row> = {
  readonly name: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts stand at the end, so that their figures align. */
  readonly align?: 'end';
  /** Classes of heading and cells: a width, where it is hidden. */
  readonly className?: string;
  /** The width of what comes, for the skeleton. */
  readonly skeleton: string;
};

type RowLink = {
  readonly to: To;
  readonly state?: unknown;
  /** What it opens lies over the list, which stays where it is. */
  readonly preventScrollReset?: boolean;
};

type DataTableProps<Row> = {
  /** What is listed, for who cannot see where the table stands. */
  readonly label: string;
  /** The first column is what people look for, and carries the row's link. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  readonly linkOf: (row: Row) => RowLink;
  /** The row where there is no room for a table: two lines. */
  readonly card: (row: Row) => ReactNode;
  /** The rows are still those of another page. */
  readonly stale?: boolean;
};

/** The link's box is the whole row; the focus is drawn round it. Sticky bands above must not cover a focused row. */
const rowLinkClass =
  'scroll-mt-36 text-ink no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

const cellClass = <Row,>({ align, className = '' }: DataTableColumn<Row>): string =>
  `${align === 'end' ? 'text-end' : 'text-start'} ${className}`;

/** The frame of a table: its headings, which stay in sight. */
export const DataTableFrame = <Row,>({
  label,
  columns,
  busy,
  children,
}: {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly busy: boolean;
  readonly children: ReactNode;
}) => (
  <table aria-busy={busy} className="w-full border-separate border-spacing-0">
    <caption className="sr-only">{label}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.name}
            scope="col"
            className={`sticky top-(--sticky-top,0px) z-10 border-b border-line bg-ground px-3 py-2 text-12 font-medium whitespace-nowrap text-ink-soft first:pl-2 last:pr-2 ${cellClass(column)}`}
          >
            {column.heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

export const dataCellClass = <Row,>(column: DataTableColumn<Row>): string =>
  `h-row border-b border-line px-3 py-1 first:pl-2 last:pr-2 ${cellClass(column)}`;

const TableRow = <Row,>({
  row,
  columns,
  link,
}: {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  link: RowLink;
}) => (
  <tr className="relative hover:bg-hover">
    {columns.map((column, index) =>
      index === 0 ? (
        <th key={column.name} scope="row" className={`font-normal ${dataCellClass(column)}`}>
          <Link {...link} className={rowLinkClass}>
            {column.cell(row)}
          </Link>
        </th>
      ) : (
        <td key={column.name} className={dataCellClass(column)}>
          {column.cell(row)}
        </td>
      ),
    )}
  </tr>
);

/** A list: a table whose rows are links, or cards of two lines where it is narrow. It fetches nothing. */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  linkOf,
  card,
  stale = false,
}: DataTableProps<Row>) => {
  const narrow = useNarrow();
  const fading = `transition-opacity ${stale ? 'opacity-60' : ''}`;
  if (narrow)
    return (
      <ul aria-label={label} aria-busy={stale} className={`border-t border-line ${fading}`}>
        {rows.map((row) => (
          <li key={keyOf(row)} className="relative border-b border-line">
            <Link {...linkOf(row)} className={`block px-1 py-2.5 ${rowLinkClass}`}>
              {card(row)}
            </Link>
          </li>
        ))}
      </ul>
    );
  return (
    <div className={fading}>
      <DataTableFrame label={label} columns={columns} busy={stale}>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} row={row} columns={columns} link={linkOf(row)} />
        ))}
      </DataTableFrame>
    </div>
  );
};
