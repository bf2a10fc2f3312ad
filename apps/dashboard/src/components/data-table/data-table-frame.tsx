import type { ReactNode } from 'react';
import { ariaSortOf, type DataTableSort, SortHeading } from '#components/data-table/sort-heading.tsx';

export type DataTableColumn<Row, By extends string = never> = {
  readonly name: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** The key by which the column orders the rows. With it, the heading becomes a button. */
  readonly sort?: By;
  /** Aligned at the end, so that the digits of amounts align. */
  readonly align?: 'end';
  /** Classes of heading and cells: a width, where it is hidden. */
  readonly className?: string;
  /** The width of the placeholder in the skeleton. */
  readonly skeleton: string;
};

/** A column as the frame sees it, whatever its rows. */
export type DataTableHeading = Omit<DataTableColumn<never, string>, 'cell' | 'skeleton'>;

const cellClass = ({ align, className = '' }: Pick<DataTableHeading, 'align' | 'className'>): string =>
  `${align === 'end' ? 'text-end' : 'text-start'} ${className}`;

export const dataCellClass = (column: Pick<DataTableHeading, 'align' | 'className'>): string =>
  `h-row border-b border-line px-3 py-1 first:pl-2 last:pr-2 ${cellClass(column)}`;

type DataTableFrameProps = {
  readonly label: string;
  readonly columns: readonly DataTableHeading[];
  readonly busy: boolean;
  readonly sort?: DataTableSort | undefined;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
};

/** The frame of a table with sticky headings. */
export const DataTableFrame = ({
  label,
  columns,
  busy,
  sort,
  describedBy,
  children,
}: DataTableFrameProps) => (
  <table aria-busy={busy} aria-describedby={describedBy} className="w-full border-separate border-spacing-0">
    <caption className="sr-only">{label}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.name}
            scope="col"
            aria-sort={sort && column.sort ? ariaSortOf(column.sort, sort) : undefined}
            className={`sticky top-(--sticky-top,0px) z-10 border-b border-line bg-ground px-3 py-2 text-12 font-medium whitespace-nowrap text-ink-soft first:pl-2 last:pr-2 ${cellClass(column)}`}
          >
            {sort && column.sort ? (
              <SortHeading by={column.sort} heading={column.heading} sort={sort} align={column.align} />
            ) : (
              column.heading
            )}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
