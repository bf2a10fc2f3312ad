import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { totalsOf } from '#components/list/use-paged-query.ts';
import { formatCount } from '#components/money/money-format.ts';

type Rows = { readonly maxRows: number; readonly maxPages: number }[];

/** How many rows each of some lists has, in words; undefined while that is not known. Each query asks for one row. */
export const useTabCounts = <Row extends Rows[number], Key extends readonly unknown[]>(
  queries: readonly UseQueryOptions<Row[], Error, Row[], Key>[],
): readonly (string | undefined)[] =>
  useQueries({ queries: [...queries] }).map(({ data }) =>
    data === undefined ? undefined : formatCount(totalsOf(data).rows),
  );
