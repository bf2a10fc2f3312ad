import { limits } from '@pasarela/contracts/limits/limits';
import {
  DataTableFrame,
  type DataTableHeading,
  dataCellClass,
} from '#components/data-table/data-table-frame.tsx';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';

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
