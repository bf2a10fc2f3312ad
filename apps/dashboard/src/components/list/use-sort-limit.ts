import { limits } from '@pasarela/contracts/limits/limits';
import { useListWords } from '#components/data-table/list-words.ts';
import { formatCount } from '#components/money/money-format.ts';

/** The reason for which a column cannot order so many rows. Only the column `always` orders any number of them. */
export const useSortLimit = (always: string, rows = 0) => {
  const words = useListWords().sort;
  return (by: string): string | undefined =>
    by === always || rows <= limits.sortedRows ? undefined : words.tooMany(formatCount(limits.sortedRows));
};
