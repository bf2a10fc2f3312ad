import { limits } from '@pasarela/contracts/limits/limits';
import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ariaSortOf, type DataTableSort, SortHeading } from './sort-heading.tsx';
import { useNarrow } from './use-narrow.ts';

/** What a column orders by: what has been, what has a date ahead, a number, a text, a rank, or how soon somebody has to answer. */
export type SortKind = 'moment' | 'deadline' | 'number' | 'text' | 'rank' | 'urgency';

export type DataTableColumn<Row, By extends string = never> = {
  readonly name: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** The key by which the column orders the rows. With it, the heading becomes a button. */
  readonly sort?: By;
  /** How its two directions are said; moments where it does not say otherwise. */
  readonly sortKind?: SortKind;
  /** Aligned at the end, so that the digits of amounts align. */
  readonly align?: 'end';
  /** Shown only where a window is wide; below it another column says what is most important of it. */
  readonly isWideOnly?: true;
  /** Classes of heading and cells, such as a width. */
  readonly className?: string;
  /** The width of the placeholder in the skeleton. */
  readonly skeleton: string;
};

/** A column as the frame sees it, whatever its rows. */
export type DataTableHeading = Omit<DataTableColumn<never, string>, 'cell' | 'skeleton'>;

type CellLook = Pick<DataTableHeading, 'align' | 'className' | 'isWideOnly'>;

const cellClass = ({ align, className = '', isWideOnly }: CellLook): string =>
  `px-2 xl:px-3 first:pl-0 last:pr-0 ${align === 'end' ? 'text-end' : 'text-start'} ${isWideOnly ? 'max-xl:hidden' : ''} ${className}`;

export const dataCellClass = (column: CellLook): string =>
  `h-row border-b border-line py-1 ${cellClass(column)}`;

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
            className={`sticky top-(--sticky-top,0px) z-10 border-b border-line bg-ground py-2 text-12 font-medium whitespace-nowrap text-ink-soft ${cellClass(column)}`}
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

type DataTableSkeletonProps = {
  readonly label: string;
  readonly columns: readonly (DataTableHeading & { readonly skeleton: string })[];
};

const places = Array.from({ length: limits.rowsOfPage }, (_, place) => place);

/** The placeholder of a list while it is loading. */
export const DataTableSkeleton = ({ label, columns }: DataTableSkeletonProps) => {
  const narrow = useNarrow();
  if (narrow)
    return (
      <ul aria-hidden="true" className="border-t border-line">
        {places.map((place) => (
          <li key={place} className="flex flex-col gap-2 border-b border-line px-1 py-2.5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
          </li>
        ))}
      </ul>
    );
  return (
    <DataTableFrame label={label} columns={columns} busy>
      {places.map((place) => (
        <tr key={place}>
          {columns.map((column) => (
            <td key={column.name} className={dataCellClass(column)}>
              <Skeleton className={`h-4 ${column.align === 'end' ? 'ml-auto' : ''} ${column.skeleton}`} />
            </td>
          ))}
        </tr>
      ))}
    </DataTableFrame>
  );
};
